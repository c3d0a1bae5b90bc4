import { type ApiQuery, useApiQuery } from './useApiQuery.ts';

/** One coin and its chains, signed; null as long as no coin is chosen. */
export function useCoinConfigQuery(coin: string | null): ApiQuery<'coinConfig'> {
  return useApiQuery('coinConfig', { coin: coin ?? '' }, { enabled: coin !== null });
}
