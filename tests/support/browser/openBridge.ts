import { type Bridge, createBridge } from '#app/bridge/createBridge.ts';
import { readUserToken } from '#app/start/session/callIdentity.ts';
import type { Locks } from '#shared/async/locks.ts';
import { createMeasure } from '#shared/profiling/trackMeasure.ts';
import { buildContext } from '../../../bench/calls/buildContext.ts';
import { findApi } from './callAs.ts';
import { findSandbox } from './findSandbox.ts';

/** The bridge of a page on the sandbox, with the user whose token the cookies have; without locks its workers are its own. */
export function openBridge(locks: Locks | null): Bridge {
  return createBridge({
    locks,
    source: findSandbox().source,
    currency: 'EUR',
    measure: createMeasure('test page'),
    readToken: readUserToken,
    api: findApi(),
    onCall: () => undefined,
    readContext: () => buildContext({ token: readUserToken() }),
  });
}
