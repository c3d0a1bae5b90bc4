import { PAGE_PARAMETERS } from '#shared/site/pageParameters.ts';
import { taxYearOf } from '#shared/tax/taxYears.ts';

export type Quarter = 1 | 2 | 3 | 4;

/** What the page shows, as its address says it (screens.md 1.24). Never a tax number. */
export interface TaxChoice {
  readonly year: number;
  /** Undefined for the whole year. */
  readonly quarter: Quarter | undefined;
}

export interface ReadTaxLink {
  readonly choice: TaxChoice;
  /** Names of the parameters that could not be used here. */
  readonly dropped: readonly string[];
}

/** No chain had coins before. */
const FIRST_YEAR = 2009;

/** Reads the address of the page; it never fails. Years are those of the country, and none of the future. */
export function readTaxLink(search: string, nowMs: number, country: string): ReadTaxLink {
  const thisYear = taxYearOf(country, nowMs);
  const dropped = new Set<string>();
  let year: number | undefined;
  let quarter: Quarter | undefined;
  for (const [name, text] of new URLSearchParams(search)) {
    if (PAGE_PARAMETERS.includes(name)) continue;
    if (name === 'year' && year === undefined && isYear(text, thisYear)) year = Number(text);
    else if (name === 'quarter' && quarter === undefined && isQuarter(text))
      quarter = Number(text) as Quarter;
    else dropped.add(name);
  }
  return { choice: { year: year ?? thisYear, quarter }, dropped: [...dropped] };
}

/** The search of an address for a choice, with what every page has besides; what says nothing goes. */
export function writeTaxLink(
  { year, quarter }: TaxChoice,
  search: string,
  { nowMs, country }: { readonly nowMs: number; readonly country: string },
): URLSearchParams {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()]) {
    if (!PAGE_PARAMETERS.includes(name)) params.delete(name);
  }
  if (year !== taxYearOf(country, nowMs)) params.set('year', String(year));
  if (quarter !== undefined) params.set('quarter', String(quarter));
  return params;
}

function isYear(text: string, thisYear: number): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= thisYear;
}

function isQuarter(text: string): boolean {
  return /^[1-4]$/.test(text);
}
