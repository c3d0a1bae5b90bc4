import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import type { Asker } from '#sandbox/server/api/implement.ts';
import type { AnySubject } from '#shared/securityStep/stepSubjects.ts';
import { countWrongCode, forgetWrongCodes, notVerified, readTries, usedUp } from './codeTries.ts';
import { EMAIL_CODE, judgeFactors, type Verification } from './factors.ts';
import { spendToken } from './riskTokens.ts';
import { digestSubject } from './spellSubject.ts';

/** What the call is about to do, which the step has to have named, and what proves that its user wants it. */
export type Guard = AnySubject & {
  /** As the call brought them; undefined where it did not. */
  readonly riskToken: string | undefined;
  readonly verification: Verification | undefined;
  /** How a receiver inside of the exchange is named (writeReceiver). */
  readonly receiver?: string;
  /** Whether a step that asked for no code would ask for none now either; what it went by may have changed since. */
  readonly isStillFree?: boolean;
};

/**
 * Lets a guarded call go on, once, if its security step was finished (screens.md 2.0): the token is the asker's own, of
 * this scene, not over, not used, for the same thing, and every code is right. To be called in the call's transaction
 * (transactGuarded), which spends the token. Throws Refusal: 10031 with the tries that remain, 131080 when there are none.
 */
export async function checkGuard(
  sql: Sql,
  { hasTriggers }: Pick<Exchange, 'hasTriggers'>,
  { uid, nowMs }: Pick<Asker, 'uid' | 'nowMs'>,
  { scene, riskToken, verification = {}, about, receiver = '', isStillFree = true }: Guard,
): Promise<void> {
  const tries = await readTries(sql, uid, nowMs);
  const token =
    riskToken === undefined ? undefined : await spendToken(sql, { uid, scene, token: riskToken }, nowMs);
  const isFor =
    token?.subject !== undefined && token.subject === digestSubject(scene, { ...about }, receiver);
  if (token === undefined || !isFor) {
    throw new Refusal(tries.remaining === 0 ? usedUp(tries, nowMs) : notVerified(tries.remaining));
  }
  if (token.factors.length === 0) {
    if (!isStillFree) {
      throw new Refusal(notVerified(tries.remaining));
    }
    return;
  }
  if (tries.remaining === 0) {
    throw new Refusal(usedUp(tries, nowMs));
  }
  const isEmailCode = hasTriggers ? (code: string) => code === EMAIL_CODE : token.isEmailCode;
  const verdict = judgeFactors(token.factors, verification, isEmailCode);
  if (verdict === 'absent') {
    throw new Refusal(notVerified(tries.remaining));
  }
  if (verdict === 'wrong') {
    // The call's transaction is undone; the count has to stay.
    throw new Refusal(notVerified(tries.remaining - 1), (kept) => countWrongCode(kept, uid, nowMs));
  }
  await forgetWrongCodes(sql, uid);
}
