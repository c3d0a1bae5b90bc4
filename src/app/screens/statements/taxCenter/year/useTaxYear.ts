import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type ApiQuery, useApiQuery } from '#app/queries/useApiQuery.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import type { CostMethod } from '#shared/tax/costMethods.ts';

/** A year of some accounts, whatever the method. */
export interface YearQuestion {
  readonly year: number;
  /** By whose rules; "" for what the exchange knows of the residence. */
  readonly country: string;
  readonly uids: readonly number[] | undefined;
}

/** Another method than the kept ones, from a tax year on. */
export interface MethodChange {
  readonly method: CostMethod;
  readonly fromYear: number;
}

function askYear({ year, country, uids }: YearQuestion, change?: MethodChange): InputOf<'taxOverview'> {
  return {
    year,
    ...(country !== '' && { country }),
    ...change,
    ...(uids !== undefined && { uids: [...uids] }),
  };
}

/** What a year came to by the kept methods, or by another one (screens.md 0.2a, 0.2c). The same question is asked once, whichever parts of the page show it. */
export function useTaxYear(
  question: YearQuestion,
  change?: MethodChange,
  options: { readonly enabled?: boolean } = {},
): ApiQuery<'taxOverview'> {
  return useApiQuery('taxOverview', askYear(question, change), options);
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
