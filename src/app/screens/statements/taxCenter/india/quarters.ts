import type { ResultOf } from '#shared/endpoints/table.ts';
import { indianPeriod } from '#shared/tax/periods.ts';
import { taxYearLabel, taxYearOf } from '#shared/tax/taxYears.ts';
import type { Quarter } from '../taxLink.ts';

type Tds = ResultOf<'indiaTds'>;
type Sums = Tds['quarters'][number];

/** A quarter of an Indian financial year, as the table shows it. */
export interface TdsQuarter {
  readonly quarter: Quarter;
  readonly startMs: number;
  readonly endMs: number;
  /** `ahead`: not begun. `nothing`: no tax was deducted in it. */
  readonly state: 'ahead' | 'nothing' | 'awaited' | 'deposited';
  /** Rupees; undefined where nothing was deducted. */
  readonly sums: Pick<Sums, 'conversions' | 'gross' | 'tds' | 'gst'> | undefined;
}

const QUARTERS: readonly Quarter[] = [1, 2, 3, 4];

/** "2026-27" for the year that begins in April 2026. */
export function financialYearOf(year: number): string {
  return taxYearLabel('IND', year);
}

/** The calendar year in which the current financial year began, by Indian Standard Time. */
export function currentFinancialYear(nowMs: number): number {
  return taxYearOf('IND', nowMs);
}

/** All four quarters, with the tax deducted in each and whether it was paid on. */
export function readQuarters(year: number, tds: Tds, nowMs: number): readonly TdsQuarter[] {
  return QUARTERS.flatMap((quarter) => {
    const period = indianPeriod(financialYearOf(year), quarter);
    if (period === undefined) return [];
    const found = tds.quarters.find((sums) => sums.quarter === quarter);
    return [{ quarter, ...period, state: stateOf(found, period.startMs > nowMs), sums: found }];
  });
}

function stateOf(sums: Sums | undefined, isAhead: boolean): TdsQuarter['state'] {
  if (isAhead) return 'ahead';
  if (sums === undefined) return 'nothing';
  return sums.isDeposited ? 'deposited' : 'awaited';
}
