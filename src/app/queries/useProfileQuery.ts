import { type ApiQuery, useApiQuery } from './useApiQuery.ts';

/** The signed-in user; a guest's answer has no result. */
export function useProfileQuery(): ApiQuery<'profile'> {
  return useApiQuery('profile', {});
}
