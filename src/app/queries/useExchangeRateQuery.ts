import { type ApiQuery, useApiQuery } from './useApiQuery.ts';

/** Units of a currency for 1 USD, where the feed has no rate (screens.md section 0.2a). */
export function useExchangeRateQuery(currency: string): ApiQuery<'exchangeRate'> {
  return useApiQuery('exchangeRate', { name: currency });
}
