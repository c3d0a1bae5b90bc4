import type { Decimal } from '#shared/money/decimal.ts';
import { holdingBandOf } from '#shared/tax/holdingBandOf.ts';
import { HOLDING_BANDS, type HoldingBand } from '#shared/tax/holdingBands.ts';
import type { CoinAssessment, HeldLot } from './assessment.ts';
import { sumOf } from './lots.ts';

/** What of a coin has been held for about as long, in the currency of the residence but for its amount. */
export interface HeldFigures {
  readonly coin: string;
  readonly band: HoldingBand;
  readonly amount: string;
  readonly cost: string;
  readonly worth: string;
  /** Receipts of unknown cost that the cost comes from. */
  readonly receipts: number;
}

/** What there is of each coin at a moment, by how long it has been held: the coins of the dearest holding first. */
export function sumHoldings(
  coins: readonly Pick<CoinAssessment, 'coin' | 'held'>[],
  country: string,
  atMs: number,
): HeldFigures[] {
  const worthOf = ({ held }: Pick<CoinAssessment, 'held'>): Decimal => sumOf(held, ({ worth }) => worth);
  return coins
    .toSorted((one, other) => worthOf(other).comparedTo(worthOf(one)))
    .flatMap(({ coin, held }) => {
      const bandOf = (lot: HeldLot): HoldingBand => holdingBandOf(country, lot, atMs);
      return HOLDING_BANDS.flatMap((band) => {
        const lots = held.filter((lot) => bandOf(lot) === band);
        return lots.length === 0 ? [] : [{ coin, band, ...sumLots(lots) }];
      });
    });
}

function sumLots(lots: readonly HeldLot[]): Omit<HeldFigures, 'coin' | 'band'> {
  return {
    amount: sumOf(lots, ({ amount }) => amount).toFixed(),
    cost: sumOf(lots, ({ cost }) => cost).toFixed(),
    worth: sumOf(lots, ({ worth }) => worth).toFixed(),
    receipts: new Set(lots.flatMap(({ unknown }) => [...unknown])).size,
  };
}
