import type { InputOf } from '#shared/endpoints/table.ts';
import { type ApiQuery, useApiQuery } from './useApiQuery.ts';

/** The coins of this site, by default all of them; `scene` says what they are picked for. */
export function useCoinListQuery(scene?: InputOf<'coinList'>['scene']): ApiQuery<'coinList'> {
  return useApiQuery('coinList', scene === undefined ? {} : { scene });
}
