import type { CallContext } from '../../src/shared/contract/apiCall.ts';
import type { TabId } from '../../src/shared/contract/ids.ts';

/** The call context of a guest's tab on a computer, on a page that needs a login. */
export function buildContext(given: Partial<CallContext> = {}): CallContext {
  return {
    tabId: 'a tab' as TabId,
    token: null,
    uid: null,
    guid: '00000000-0000-4000-8000-000000000000',
    site: 'SLUICE',
    language: 'en',
    platform: 'pc',
    path: '/user/assets/withdraw/',
    traceId: null,
    ...given,
  };
}
