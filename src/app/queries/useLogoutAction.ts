import { type ApiAction, useApiAction } from './useApiAction.ts';

/** Logs out. The gateway then ends the session of every tab, and with it everything that queries hold. */
export function useLogoutAction(): ApiAction<'logout'> {
  return useApiAction('logout');
}
