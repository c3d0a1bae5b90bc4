import {
  type Conversion,
  type ConversionLine,
  isBooked,
  onlyLine,
} from '#app/features/conversions/conversion.ts';
import { spotRateOf } from '#app/features/prices/spotGap.ts';

/** A booked line with the moment of its price, in ms since 1970. */
export interface BookedLine extends ConversionLine {
  readonly atMs: number;
  /** What its price was measured against; null where that is not known: then the market of its minute says it. */
  readonly spotRate: string | null;
}

/** What was booked of conversions, coin by coin; the rest moved nothing. */
export function bookedLines(conversions: readonly Conversion[]): readonly BookedLine[] {
  return conversions.flatMap((conversion) =>
    conversion.lines
      .filter(({ status }) => isBooked(status))
      .map((line) => ({ ...line, atMs: bookedAtMs(conversion), spotRate: knownSpotRate(conversion) })),
  );
}

/** When it was booked: an order with a limit long after it was placed. */
export function bookedAtMs({ atMs, endedAtMs, limit }: Conversion): number {
  return limit === null ? atMs : (endedAtMs ?? atMs);
}

/** The spot price of its quote. An order with a limit was priced long before it was booked, and a batch coin by coin. */
export function knownSpotRate(conversion: Conversion): string | null {
  const { gapRate, limit } = conversion;
  const line = onlyLine(conversion);
  return gapRate === null || limit !== null || line === undefined || line.rate === ''
    ? null
    : spotRateOf(line.rate, gapRate);
}
