import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** The jobs among the page's lists. */
export const JOB_SOURCE = 'exportJobs';

/** Refreshes the list of files, and the quota that an order or its failing has changed. */
export function useRefreshExports(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({
      // [generation, 'records' or 'record', list, …] or [generation, call, input], as those who ask make them.
      predicate: ({ queryKey: [, kind, list] }) => list === JOB_SOURCE || kind === 'exportConfig',
    });
  }, [client]);
}
