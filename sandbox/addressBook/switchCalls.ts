import { eq } from 'drizzle-orm';
import { describeSettings } from '#sandbox/addressBook/book.ts';
import { findOwn, setVerified } from '#sandbox/addressBook/changeCalls.ts';
import { refuseRecipient } from '#sandbox/addressBook/codeTexts.ts';
import type { Call } from '#sandbox/api/call.ts';
import { type Asked, implement, tell } from '#sandbox/api/implement.ts';
import { type Exchange, lifeMs } from '#sandbox/exchange/exchange.ts';
import { Refusal } from '#sandbox/exchange/refusal.ts';
import { transactGuarded } from '#sandbox/exchange/transactGuarded.ts';
import { checkGuard } from '#sandbox/security/checkGuard.ts';
import { lockPerson, type Person } from '#sandbox/security/lockPerson.ts';
import type { Sql } from '#sandbox/state/database.ts';
import { people } from '#sandbox/state/schema/people.ts';

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
        const person = await lockPerson(sql, asker.uid);
        const about = { ids: [type], type, on: String(on) };
        await checkGuard(sql, exchange, asker, { scene: 30007, riskToken, verification, about });
        const changed = await turnSwitch(sql, exchange, person, { type, on, nowMs: asker.nowMs });
        const { changePauseUntil: pauseUntil, ...settings } = describeSettings(changed, asker.nowMs);
        return tell('addressSwitch', {
          uid: asker.uid,
          settings: { ...settings, ...(pauseUntil !== undefined && { changePauseUntil: pauseUntil }) },
          ...(pauseUntil !== undefined && { pauseUntil }),
        });
      }),
    ),
    implement('addressSuperVerification', (input, asker) =>
      transactGuarded(exchange.database, asker.uid, async (sql) => {
        const person = await lockPerson(sql, asker.uid);
        const proof = { riskToken: input.risk_token, verification: input.verification };
        if ('id' in input) {
          const { id } = input;
          if ((await findOwn(sql, asker.uid, [id])).length === 0) {
            throw new Refusal(refuseRecipient(132009));
          }
          await checkGuard(sql, exchange, asker, { scene: 30006, ...proof, about: { ids: [id] } });
          await setVerified(sql, [id], 1);
          return tell('addressSuperVerification', {
            uid: asker.uid,
            settings: describeSettings(person, asker.nowMs),
          });
        }
        const { type, on } = input;
        const about = { ids: [type], type, on: String(on) };
        await checkGuard(sql, exchange, asker, { scene: 30007, ...proof, about });
        const changed = await turnSwitch(sql, exchange, person, { type, on, nowMs: asker.nowMs });
        return tell('addressSuperVerification', {
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
  person: Person,
  { type, on, nowMs }: { readonly type: Switch; readonly on: boolean; readonly nowMs: number },
): Promise<Person> {
  const isLoosened = person[type] !== on && on === DANGEROUS[type];
  const pauseUntil = isLoosened ? Math.round(nowMs + lifeMs(exchange, PAUSE_MS)) : null;
  const changePauseUntil =
    pauseUntil === null ? person.changePauseUntil : Math.max(pauseUntil, person.changePauseUntil ?? 0);
  const changed = { ...person, [type]: on, changePauseUntil };
  await sql
    .update(people)
    .set({ [type]: on, changePauseUntil })
    .where(eq(people.uid, person.uid));
  return changed;
}
