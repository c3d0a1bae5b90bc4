import { useMemo } from 'react';
import { useSearch } from '#app/browser/useSearch.ts';
import { systemClock } from '#shared/async/clock.ts';
import { type ReadTaxLink, readTaxLink, type TaxChoice, writeTaxLink } from './taxLink.ts';

export interface UsedTaxLink extends ReadTaxLink {
  /** Changes parts of the address; the way back has the years and quarters before. What says nothing goes as well. */
  readonly change: (patch: Partial<TaxChoice>) => void;
  /** Takes what says nothing out at once, which is no step. */
  readonly clean: () => void;
}

/** Year and quarter are in the address, so that they survive a reload and can be handed on. */
export function useTaxLink(country: string): UsedTaxLink {
  const [search, setSearch] = useSearch();
  const read = useMemo(
    () => readTaxLink(search.toString(), systemClock.wallNow(), country),
    [search, country],
  );
  const write = (patch: Partial<TaxChoice>, replace: boolean): void =>
    setSearch(
      (current) => {
        const nowMs = systemClock.wallNow();
        const text = current.toString();
        const choice = { ...readTaxLink(text, nowMs, country).choice, ...patch };
        return writeTaxLink(choice, text, { nowMs, country });
      },
      { replace, preventScrollReset: true },
    );
  return { ...read, change: (patch) => write(patch, false), clean: () => write({}, true) };
}
