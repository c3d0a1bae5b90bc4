import { eq } from 'drizzle-orm';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { lockUser, type UserState } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { transactGuarded } from '#sandbox/books/exchange/transactGuarded.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { users } from '#sandbox/books/state/schema/users.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { type Asked, implement, reply } from '#sandbox/server/api/implement.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import { checkGuard } from '../security/checkGuard.ts';
import { describeSettings } from './book.ts';
import { findOwn, setVerified } from './changeCalls.ts';
import { refuseRecipient } from './codeTexts.ts';

type Switch = Asked<'addressSwitch'>['type'];

/** The way of each switch that makes a thief's work easier. */
const DANGEROUS: Readonly<Record<Switch, boolean>> = {
  whitelistOnly: false,
  newAddressLock: false,
  verificationFree: true,
};
const PAUSE_MS = 24 * 3_600_000;

/** The three security switches of the address book (screens.md 1.9, 2.5). */
export function createSwitchCalls(exchange: Exchange): Call[] {
  return [
    implement('addressSwitch', ({ type, on, riskToken, verification }, asker) =>
      transactGuarded(exchange.database, asker.uid, async (sql) => {
        const state = await lockUser(sql, asker.uid);
        await checkGuard(sql, exchange, asker, {
          scene: RISK_SCENES.switches,
          riskToken,
          verification,
          about: { type, on },
        });
        const changed = await turnSwitch(sql, exchange, state, { type, on, nowMs: asker.nowMs });
        const { changePauseUntil: pauseUntil, ...settings } = describeSettings(changed, asker.nowMs);
        return reply('addressSwitch', {
          uid: asker.uid,
          settings: { ...settings, ...(pauseUntil !== undefined && { changePauseUntil: pauseUntil }) },
          ...(pauseUntil !== undefined && { pauseUntil }),
        });
      }),
    ),
    implement('addressSuperVerification', (input, asker) =>
      transactGuarded(exchange.database, asker.uid, async (sql) => {
        const state = await lockUser(sql, asker.uid);
        const proof = { riskToken: input.risk_token, verification: input.verification };
        if ('id' in input) {
          const { id } = input;
          if ((await findOwn(sql, asker.uid, [id])).length === 0) {
            throw new Refusal(refuseRecipient(132009));
          }
          await checkGuard(sql, exchange, asker, {
            scene: RISK_SCENES.verifiedFlag,
            ...proof,
            about: { ids: [id] },
          });
          await setVerified(sql, [id], 1);
          return reply('addressSuperVerification', {
            uid: asker.uid,
            settings: describeSettings(state, asker.nowMs),
          });
        }
        const { type, on } = input;
        await checkGuard(sql, exchange, asker, {
          scene: RISK_SCENES.switches,
          ...proof,
          about: { type, on },
        });
        const changed = await turnSwitch(sql, exchange, state, { type, on, nowMs: asker.nowMs });
        return reply('addressSuperVerification', {
          uid: asker.uid,
          settings: describeSettings(changed, asker.nowMs),
        });
      }),
    ),
  ];
}

/** Withdrawals rest for a day after a switch went the dangerous way; one that stays where it was changes nothing. */
async function turnSwitch(
  sql: Sql,
  exchange: Pick<Exchange, 'speed'>,
  state: UserState,
  { type, on, nowMs }: { readonly type: Switch; readonly on: boolean; readonly nowMs: number },
): Promise<UserState> {
  const isLoosened = state[type] !== on && on === DANGEROUS[type];
  const pauseUntil = isLoosened ? Math.round(nowMs + lifeMs(exchange, PAUSE_MS)) : null;
  const changePauseUntil =
    pauseUntil === null ? state.changePauseUntil : Math.max(pauseUntil, state.changePauseUntil ?? 0);
  const changed = { ...state, [type]: on, changePauseUntil };
  await sql
    .update(users)
    .set({ [type]: on, changePauseUntil })
    .where(eq(users.uid, state.uid));
  return changed;
}
