import { taxQuarterRange, taxYearRange } from './taxYears.ts';

/** Both ends belong to it; ms since 1970. */
export interface Period {
  readonly startMs: number;
  readonly endMs: number;
}

/** The tax year of a country that begins in a calendar year, or one of its quarters, in that country's zone. */
export function taxPeriod(country: string, year: number, quarter?: 1 | 2 | 3 | 4 | undefined): Period {
  const { startMs, endMs } =
    quarter === undefined ? taxYearRange(country, year) : taxQuarterRange(country, year, quarter);
  return { startMs, endMs: endMs - 1 };
}

/**
 * An Indian financial year, April to March, or one of its quarters, in Indian Standard Time; 0 is the whole year. Undefined for
 * a name whose two years do not follow each other: "2025-27".
 */
export function indianPeriod(financialYear: string, quarter: 0 | 1 | 2 | 3 | 4): Period | undefined {
  const [first = '', second = ''] = financialYear.split('-');
  const year = Number(first);
  if ((year + 1) % 100 !== Number(second)) {
    return undefined;
  }
  return taxPeriod('IND', year, quarter === 0 ? undefined : quarter);
}
