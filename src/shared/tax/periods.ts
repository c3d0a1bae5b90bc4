/** Both ends belong to it; ms since 1970. */
export interface Period {
  readonly startMs: number;
  readonly endMs: number;
}

/** Days are UTC days (screens.md 0.1). */
function fromTo(year: number, month: number, months: number): Period {
  return { startMs: Date.UTC(year, month), endMs: Date.UTC(year, month + months) - 1 };
}

/** A calendar year, or one of its quarters. */
export function calendarPeriod(year: number, quarter?: number | undefined): Period {
  return quarter === undefined ? fromTo(year, 0, 12) : fromTo(year, (quarter - 1) * 3, 3);
}

/**
 * An Indian financial year, April to March, or one of its quarters; 0 is the whole year. Undefined for a name whose two
 * years do not follow each other: "2025-27".
 */
export function indianPeriod(financialYear: string, quarter: number): Period | undefined {
  const [first = '', second = ''] = financialYear.split('-');
  const year = Number(first);
  if ((year + 1) % 100 !== Number(second)) {
    return undefined;
  }
  return quarter === 0 ? fromTo(year, 3, 12) : fromTo(year, 3 * quarter, 3);
}
