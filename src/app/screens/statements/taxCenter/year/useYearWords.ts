import { usePageDirection } from '#app/browser/usePageDirection.ts';
import { taxYearLabel } from '#shared/tax/taxYears.ts';

/** What a tax year is called, inside of a sentence: "2026-27" is read from left to right among Arabic words as well. */
export function useYearWords(country: string): (year: number) => string {
  const direction = usePageDirection();
  return (year) => {
    const label = taxYearLabel(country, year);
    return direction === 'rtl' ? `\u2066${label}\u2069` : label;
  };
}
