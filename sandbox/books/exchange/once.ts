import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Done, done, refuse } from '#sandbox/server/api/answer.ts';
import { type JsonObject, writeCanonicalJson } from '#sandbox/server/signing/canonicalJson.ts';
import type { Sql } from '../state/database.ts';
import { requests } from '../state/schema/users.ts';
import { Refusal } from './refusal.ts';

export interface Request {
  readonly uid: number;
  /** The call's name in the table of endpoints. */
  readonly call: string;
  readonly requestId: string;
  readonly input: JsonObject;
  readonly nowMs: number;
}

/**
 * What proves who asks may differ from one try to the next; what is asked for may not. Passwords of files and tax ids are
 * not to be kept, not even as a digest, from which short ones can be guessed back.
 */
const LEFT_OUT = new Set([
  ...['riskToken', 'risk_token', 'verification', 'timestamp', 'confirmRepeat'],
  ...['password', 'pan'],
]);

/**
 * Does work once for a request id (screens.md 0.1, "Idempotency"): the same id with the same body gets the first answer
 * again, with another body 131082. The id is claimed by the transaction that does the work, so of two that come at once
 * one waits and then gets the other's answer. Work that is refused leaves no trace, and may be asked for again.
 */
export async function once(
  sql: Sql,
  { uid, call, requestId, input, nowMs }: Request,
  work: () => Promise<Done>,
): Promise<Done> {
  const bodyHash = hashInput(input);
  const claimed = await sql
    .insert(requests)
    .values({ uid, requestId, call, bodyHash, answer: null, at: nowMs })
    .onConflictDoNothing()
    .returning({ uid: requests.uid });
  const place = and(eq(requests.uid, uid), eq(requests.requestId, requestId));
  if (claimed.length === 0) {
    const [first] = await sql.select().from(requests).where(place);
    if (first === undefined || first.call !== call || first.bodyHash !== bodyHash || first.answer === null) {
      throw new Refusal(refuse(131082, 'duplicate request'));
    }
    return done(JSON.parse(first.answer));
  }
  const answer = await work();
  await sql
    .update(requests)
    .set({ answer: JSON.stringify(answer.result) })
    .where(place);
  return answer;
}

function hashInput(input: JsonObject): string {
  const asked = Object.fromEntries(Object.entries(input).filter(([name]) => !LEFT_OUT.has(name)));
  return createHash('sha256').update(writeCanonicalJson(asked)).digest('base64');
}
