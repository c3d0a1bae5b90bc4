import * as v from 'valibot';
import type { UserState } from '#sandbox/books/exchange/lockUser.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';
import { LockReason } from '#shared/endpoints/enums.ts';
import { readPause } from '../security/readPause.ts';

export type SecurityLock = NonNullable<ResultOf<'aggregateInfo'>['securityLock']>;

/** What keeps a user from withdrawing, as pages show it. */
export function readLock(state: UserState, nowMs: number): SecurityLock | undefined {
  const pause = readPause(state, nowMs);
  if (pause === null) {
    return undefined;
  }
  // A reason that the product has no word for is reported as the commonest one; the lock counts all the same.
  const reason = v.is(LockReason, pause.reason) ? pause.reason : 'PASSWORD';
  return { until: String(pause.untilMs), reason };
}
