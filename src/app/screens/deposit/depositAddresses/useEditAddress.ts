import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApiAction } from '#app/queries/useApiAction.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import { ADDRESS_SOURCE } from './addressRecord.ts';

/** Refreshes every list of addresses on the page. */
export function useRefreshAddresses(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({
      // [generation, 'records', list, …] as the records make them; [generation, call, input] as useApiQuery does.
      predicate: ({ queryKey: [, kind, list] }) =>
        kind === 'depositAddressList' || (kind === 'records' && list === ADDRESS_SOURCE),
    });
  }, [client]);
}

export interface EditAddress {
  /** True once the exchange has done it. */
  readonly edit: (change: InputOf<'depositAddressEdit'>) => Promise<boolean>;
  readonly isRunning: boolean;
  /** Why it did not, to be shown in place. */
  readonly inlineError: AppError | null;
  /** Why it did not, wherever that is shown. */
  readonly error: AppError | null;
  readonly reset: () => void;
}

/** The name is taken, the address is gone or not ready, or may not be changed so (screens.md 2.3). */
const INLINE_CODES = ['132005', '132009', '138001', '700000'];

export function useEditAddress(): EditAddress {
  const refresh = useRefreshAddresses();
  const { run, ...action } = useApiAction('depositAddressEdit', { inlineCodes: INLINE_CODES });
  return {
    ...action,
    edit: async (change) => {
      const { ok } = await run(change);
      // Done or not: an answer that was lost may have arrived there.
      refresh();
      return ok;
    },
  };
}
