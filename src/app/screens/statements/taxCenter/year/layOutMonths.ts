import type { ResultOf } from '#shared/endpoints/table.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';

export type Month = ResultOf<'taxOverview'>['months'][number];

/** Where a month's bar stands, in percent of the height from its upper edge. */
export interface MonthBar {
  readonly month: string;
  readonly gain: string;
  readonly isLoss: boolean;
  readonly from: number;
  readonly size: number;
}

export interface MonthLayout {
  readonly bars: readonly MonthBar[];
  /** The line of zero, in percent from the upper edge. */
  readonly zero: number;
  /** The greatest gain and the greatest loss, plain; "0" for none. */
  readonly top: string;
  readonly bottom: string;
}

/** Lays out the bars of a year. Numbers are fine here: they only become pixels. */
export function layOutMonths(months: readonly Month[]): MonthLayout {
  const gains = months.map(({ gain }) => gain);
  const top = gains.reduce((most, gain) => (compareDecimals(gain, most) > 0 ? gain : most), '0');
  const bottom = gains.reduce((least, gain) => (compareDecimals(gain, least) < 0 ? gain : least), '0');
  const height = Number(top) - Number(bottom) || 1;
  const zero = (Number(top) / height) * 100;
  const bars = months.map(({ month, gain }) => {
    const size = (Math.abs(Number(gain)) / height) * 100;
    const isLoss = Number(gain) < 0;
    return { month, gain, isLoss, from: isLoss ? zero : zero - size, size };
  });
  return { bars, zero, top, bottom };
}
