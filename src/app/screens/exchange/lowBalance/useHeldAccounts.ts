import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { accountsHeld, type LowAccount } from './lowAccounts.ts';

/** The accounts that the person has; null until that is known, and where it can't be found out. */
export function useHeldAccounts(): readonly LowAccount[] | null {
  const result = useApiQuery('aggregateInfo', {}).answer?.result;
  return result === undefined ? null : accountsHeld(result);
}
