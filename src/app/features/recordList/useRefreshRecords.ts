import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Refreshes every list of a source on the page, and the row that is open. */
export function useRefreshRecords(source: string): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({
      // [generation, 'records' or 'record', list, …], as the records make them.
      predicate: ({ queryKey: [, kind, list] }) =>
        (kind === 'records' || kind === 'record') && list === source,
    });
  }, [client, source]);
}
