import { Decimal } from '#shared/money/decimal.ts';
import {
  type CoinAmount,
  type Conversion,
  type ConversionLine,
  isBooked,
} from '../conversions/conversion.ts';

/** What a conversion brought against the spot price of its minute (screens.md 1.2). */
export interface SpotDifference {
  /** What was got more than spot would have given, or with a minus less; in the coin that was got, with every digit. */
  readonly amount: string;
  /** The same as a ratio to what spot would have given: -0.0032 is 0.32 % less. */
  readonly ratio: string;
}

/** A conversion with the spot price of its minute: units of what was got for one of what was given. */
export interface PricedConversion {
  readonly given: CoinAmount;
  readonly got: CoinAmount;
  readonly spotRate: string;
}

/** Of several conversions of one pair together; null where spot would have given nothing. */
export function spotDifference(deals: readonly PricedConversion[]): SpotDifference | null {
  const [got, spot] = deals.reduce(
    ([gotSum, spotSum], deal) => [
      gotSum.plus(deal.got.amount),
      spotSum.plus(new Decimal(deal.given.amount).times(deal.spotRate)),
    ],
    [new Decimal(0), new Decimal(0)],
  );
  if (spot.lte(0)) return null;
  const difference = got.minus(spot);
  return {
    amount: difference.toFixed(),
    ratio: difference.div(spot).toFixed(),
  };
}

/** A booked line with the moment of its price, in ms since 1970. */
export interface BookedLine extends ConversionLine {
  readonly atMs: number;
}

/** What was booked of conversions, coin by coin; the rest moved nothing. */
export function bookedLines(conversions: readonly Conversion[]): readonly BookedLine[] {
  return conversions.flatMap((conversion) =>
    conversion.lines
      .filter(({ status }) => isBooked(status))
      .map((line) => ({ ...line, atMs: bookedAtMs(conversion) })),
  );
}

/** When it was booked: an order with a limit long after it was placed. */
export function bookedAtMs({ atMs, endedAtMs, limit }: Conversion): number {
  return limit === null ? atMs : (endedAtMs ?? atMs);
}

/** How many decimals a plain decimal string has. */
export function decimalsOf(plain: string): number {
  return plain.split('.')[1]?.length ?? 0;
}
