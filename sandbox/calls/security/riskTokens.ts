import { createHash, randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { riskTokens } from '#sandbox/books/state/schema/users.ts';
import { isSameText } from '#sandbox/server/api/createSessions.ts';
import type { Factor } from './factors.ts';

/** Ten minutes (screens.md 2.5), which no speed shortens: a user has to type in that time. */
const LIFE_MS = 10 * 60_000;
const KEPT_MS = 24 * 3_600_000;
const TOKEN_BYTES = 24;

/** A security step that was begun. */
export interface RiskToken {
  /** Digest of what the step is for (digestSubject); undefined where the call named too little. */
  readonly subject: string | undefined;
  /** The factors that have to be proven; empty for none. */
  readonly factors: readonly Factor[];
  readonly expiresMs: number;
  isEmailCode(code: string): boolean;
}

export interface TokenKey {
  readonly uid: number;
  readonly scene: number;
  readonly token: string;
}

/** Begins a step. The token is sent once and kept as a hash. */
export async function issueToken(
  sql: Sql,
  {
    uid,
    scene,
    subject,
    factors,
    nowMs,
  }: { uid: number; scene: number; subject: string | undefined; factors: Factor[]; nowMs: number },
): Promise<{ readonly token: string; readonly expiresMs: number }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresMs = nowMs + LIFE_MS;
  await sql.delete(riskTokens).where(and(eq(riskTokens.uid, uid), lt(riskTokens.expiresAt, nowMs - KEPT_MS)));
  await sql.insert(riskTokens).values({
    token: hash(token),
    uid,
    scene,
    action: factors.length === 0 ? 'pass' : 'verify',
    factors,
    about: { subject },
    expiresAt: expiresMs,
  });
  return { token, expiresMs };
}

/** A step that can still be finished; undefined for one of another user or scene, one that is used, or over. */
export async function findToken(sql: Sql, key: TokenKey, nowMs: number): Promise<RiskToken | undefined> {
  const [row] = await sql.select().from(riskTokens).where(isOpen(key, nowMs));
  return row === undefined ? undefined : describe(row);
}

/** The same, and the step is finished with it: of two that come at once, one gets it. */
export async function spendToken(sql: Sql, key: TokenKey, nowMs: number): Promise<RiskToken | undefined> {
  const [row] = await sql.update(riskTokens).set({ usedAt: nowMs }).where(isOpen(key, nowMs)).returning();
  return row === undefined ? undefined : describe(row);
}

/** Makes a code for a step and returns it; the one before it counts no more. */
export async function makeEmailCode(sql: Sql, { token }: TokenKey): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await sql
    .update(riskTokens)
    .set({ emailCodeHash: hash(code) })
    .where(eq(riskTokens.token, hash(token)));
  return code;
}

function isOpen({ uid, scene, token }: TokenKey, nowMs: number) {
  return and(
    eq(riskTokens.token, hash(token)),
    eq(riskTokens.uid, uid),
    eq(riskTokens.scene, scene),
    isNull(riskTokens.usedAt),
    gt(riskTokens.expiresAt, nowMs),
  );
}

function describe({ about, factors, expiresAt, emailCodeHash }: typeof riskTokens.$inferSelect): RiskToken {
  return {
    subject: (about as Pick<RiskToken, 'subject'>).subject,
    factors: factors as Factor[],
    expiresMs: expiresAt,
    isEmailCode: (code) => emailCodeHash !== null && isSameText(emailCodeHash, hash(code)),
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
