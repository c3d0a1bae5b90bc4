import type { CallContext } from '../../src/shared/contract/apiCall.ts';
import type { TabId } from '../../src/shared/contract/ids.ts';

/** What a guest's tab on a computer tells of itself, on a page that needs a login. */
export function buildContext(told: Partial<CallContext> = {}): CallContext {
  return {
    tabId: 'a tab' as TabId,
    token: null,
    guid: '00000000-0000-4000-8000-000000000000',
    site: 'SLUICE',
    language: 'en',
    platform: 'pc',
    path: '/user/assets/withdraw/',
    traceId: null,
    ...told,
  };
}
