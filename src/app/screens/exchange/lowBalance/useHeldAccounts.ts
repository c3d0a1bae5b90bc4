import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { accountsHeld, type LowBalanceAccount } from './lowBalanceAccounts.ts';

/** The accounts that the person has; null until that is known, and where it can't be found out. */
export function useHeldAccounts(): readonly LowBalanceAccount[] | null {
  const result = useApiQuery('aggregateInfo', {}).answer?.result;
  return result === undefined ? null : accountsHeld(result);
}
