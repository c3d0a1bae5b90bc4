import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type ApiQuery, useApiQuery } from '#app/queries/useApiQuery.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import type { CostMethod } from '../methods/costMethods.ts';

/** A year of some accounts, whatever the method. */
export interface YearQuestion {
  readonly year: number;
  readonly uids: readonly number[] | undefined;
}

function askYear({ year, uids }: YearQuestion, method: CostMethod): InputOf<'taxOverview'> {
  return { year, method, ...(uids !== undefined && { uids: [...uids] }) };
}

/** What a year came to (screens.md 0.2a). The same question is asked once, whichever parts of the page show it. */
export function useTaxYear(question: YearQuestion, method: CostMethod): ApiQuery<'taxOverview'> {
  return useApiQuery('taxOverview', askYear(question, method));
}

/** Has every year and method computed again, as after a cost was entered; and the sub-accounts with them. */
export function useRefreshYears(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({
      predicate: ({ queryKey: [, name] }) => name === 'taxOverview' || name === 'subAccountTax',
    });
  }, [client]);
}
