import { taxYearOf } from '#shared/tax/taxYears.ts';

export interface YearsQuestion {
  readonly createdMs: number;
  readonly nowMs: number;
  /** The one of the address. */
  readonly chosen: number;
  readonly country: string;
}

/** The tax years that can be chosen, the newest first: since the account was opened, and the chosen one. */
export function yearsOf({ createdMs, nowMs, chosen, country }: YearsQuestion): readonly number[] {
  const [first, last] = [taxYearOf(country, createdMs), taxYearOf(country, nowMs)];
  const years = Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => last - at);
  return years.includes(chosen) ? years : [...years, chosen].toSorted((one, other) => other - one);
}
