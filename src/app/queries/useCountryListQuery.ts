import { type ApiQuery, useApiQuery } from './useApiQuery.ts';

/** Countries in the reader's language. */
export function useCountryListQuery(): ApiQuery<'countryList'> {
  return useApiQuery('countryList', {});
}
