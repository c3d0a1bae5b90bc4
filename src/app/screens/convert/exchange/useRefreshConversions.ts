import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** The calls that know of conversions, and the lists that useRecords makes of them. */
const HISTORIES = ['convertQuery', 'convertUnifiedQuery', 'batchQuery', 'blockTradeQuery', 'records'];

/** Refreshes every list of conversions on the page after a conversion. */
export function useRefreshConversions(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({
      // [generation, call, input], as useApiQuery makes them; useRecords puts 'records' in the place of the call.
      predicate: ({ queryKey: [, name] }) => typeof name === 'string' && HISTORIES.includes(name),
    });
  }, [client]);
}
