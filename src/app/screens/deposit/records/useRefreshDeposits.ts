import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { DEPOSIT_SOURCE } from './depositSource.ts';

/** Refreshes every list of deposits on the page, and the one that is open. */
export function useRefreshDeposits(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({
      // [generation, 'records' or 'record', list, …], as the records make them.
      predicate: ({ queryKey: [, kind, list] }) =>
        (kind === 'records' || kind === 'record') && list === DEPOSIT_SOURCE,
    });
  }, [client]);
}
