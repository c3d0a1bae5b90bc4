import type { ResultOf } from '#shared/endpoints/table.ts';
import { createRounding } from '#shared/money/createRounding.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { HOLDING_BANDS, type HoldingBand } from '#shared/tax/holdingBands.ts';

export type HoldingRow = ResultOf<'taxOverview'>['holdings']['rows'][number];

/** A band's part of one coin, or of all together. */
export interface HoldingPart {
  readonly band: HoldingBand;
  /** In percent with one digit; those of a bar come to 100. */
  readonly share: string;
}

export interface HoldingBar {
  /** Missing for all coins together. */
  readonly coin?: string;
  readonly parts: readonly HoldingPart[];
}

/** All coins by their worth, then each coin by its amount, in the order in which they came. */
export function layOutHoldings(rows: readonly HoldingRow[]): readonly HoldingBar[] {
  const coins = [...new Set(rows.map(({ coin }) => coin))];
  const all = partsOf(rows, ({ worth }) => worth);
  const each = coins.map((coin) => {
    const own = rows.filter((row) => row.coin === coin);
    return { coin, parts: partsOf(own, ({ amount }) => amount) };
  });
  return all.length === 0 ? each : [{ parts: all }, ...each];
}

/** What has no price is no part of a sum by worth. */
function partsOf(rows: readonly HoldingRow[], of: (row: HoldingRow) => string): HoldingPart[] {
  const sumOf = (own: readonly HoldingRow[]): Decimal =>
    own.reduce((sum, row) => sum.plus(of(row)), new Decimal(0));
  const whole = sumOf(rows);
  if (whole.isZero()) return [];
  const round = createRounding(1);
  return HOLDING_BANDS.flatMap((band) => {
    const own = sumOf(rows.filter((row) => row.band === band));
    return own.isZero() ? [] : [{ band, share: round(own.div(whole).mul(100)).toFixed(1) }];
  });
}
