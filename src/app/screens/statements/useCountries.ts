import { useMemo } from 'react';
import { regionNamesOf } from '#app/components/format/displayNames.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';

export interface Countries {
  /** By name in the reader's language. */
  readonly list: readonly { readonly code: string; readonly name: string }[];
  /** The name of a country by its three letters; the letters while the list is not there. */
  readonly nameOf: (code: string) => string;
  readonly hasFailed: boolean;
  /** Countries that could not be read. */
  readonly leftOut: LeftOut | undefined;
  readonly refresh: () => void;
}

/** The countries of the exchange, named as the reader names them. */
export function useCountries(): Countries {
  const language = useLanguage();
  const { answer, error, refresh } = useApiQuery('countryList', {});
  const rows = answer?.result?.list;
  const leftOut = answer?.leftOut;
  return useMemo(() => {
    const regionName = regionNamesOf(language);
    const list = (rows ?? [])
      .map(({ code, code2, name }) => ({ code, name: regionName(code2) ?? name }))
      .toSorted((one, other) => one.name.localeCompare(other.name, language));
    const nameByCode = new Map(list.map(({ code, name }) => [code, name]));
    return {
      list,
      nameOf: (code) => nameByCode.get(code) ?? code,
      hasFailed: error !== null && list.length === 0,
      leftOut,
      refresh,
    };
  }, [rows, leftOut, language, error, refresh]);
}
