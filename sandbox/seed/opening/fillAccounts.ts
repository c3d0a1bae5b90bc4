import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { recordHold } from '#sandbox/books/ledger/holds.ts';
import { free, held, house } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { RELEASE_JOB } from '#sandbox/calls/accounts/releaseHold.ts';
import { DEMO_USERS, type DemoUser } from '../reference/demoUsers.ts';
import { openingBalancesOf } from './openingBalances.ts';
import { listOpeningHolds } from './openingHolds.ts';

/** Before everything in the past year that the exchange is given. */
const PAST_MS = 366 * 24 * 3_600_000;

/** What a new exchange without a past depends on. */
export type Opening = Pick<Exchange, 'startedAtMs' | 'speed'>;

/** When the opening balances of a user came in: ms since 1970. */
export function openedAt({ createdAtMs }: Pick<DemoUser, 'createdAtMs'>, startedAtMs: number): number {
  return Math.min(startedAtMs, Math.max(createdAtMs, startedAtMs - PAST_MS));
}

/** Brings the opening balances of users who are new in from outside, and sets aside what is frozen in them. */
export async function fillAccounts(sql: Sql, opening: Opening, uids: ReadonlySet<number>): Promise<void> {
  const { startedAtMs } = opening;
  for (const user of DEMO_USERS.filter(({ id }) => uids.has(id))) {
    await postMovement(sql, {
      kind: 'opening',
      uid: user.id,
      reference: `opening-${user.id}`,
      atMs: openedAt(user, startedAtMs),
      transfers: openingBalancesOf(user).map(({ wallet, coin, amount }) => ({
        from: house('CHAIN'),
        to: free(user.id, wallet),
        coin,
        amount,
      })),
    });
  }
  const holds = listOpeningHolds(startedAtMs, (ms) => lifeMs(opening, ms));
  for (const hold of holds.filter(({ uid }) => uids.has(uid))) {
    const { uid, wallet, coin, amount, reason, inLedger, refId, startMs, releaseMs } = hold;
    if (inLedger) {
      await postMovement(sql, {
        kind: 'hold',
        uid,
        reference: refId,
        atMs: startMs,
        transfers: [{ from: free(uid, wallet), to: held(uid, wallet, reason), coin, amount }],
      });
    }
    await recordHold(sql, hold);
    if (releaseMs !== null) {
      await scheduleJob(sql, { kind: RELEASE_JOB, reference: refId, dueMs: releaseMs });
    }
  }
}
