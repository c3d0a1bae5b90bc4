import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { lockUser } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { users } from '#sandbox/books/state/schema/users.ts';
import { COUNTRIES } from '#sandbox/seed/reference/countries.ts';
import { REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import type { Asked, Asker, ResultOf } from '#sandbox/server/api/implement.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import { isTaxId, maskTaxId } from '#shared/tax/taxIds.ts';
import { checkGuard } from '../security/checkGuard.ts';

/** The kind of job that ends a review; its reference is the user's id. */
export const REVIEW_JOB = 'tax/review-identity';

/** A number of another country than the user's own is reviewed first. */
const REVIEW_MS = 30_000;

const TaxIdentitySchema = v.object({
  status: v.picklist(['verified', 'review']),
  country: v.string(),
  type: v.string(),
  idMasked: v.string(),
});
export type TaxIdentity = v.InferOutput<typeof TaxIdentitySchema>;

/** What a user has stated about their taxes; undefined before they did. */
export function readIdentity(stored: unknown): TaxIdentity | undefined {
  const parsed = v.safeParse(TaxIdentitySchema, stored);
  return parsed.success ? parsed.output : undefined;
}

/**
 * Keeps a tax identity, masked. Throws 131065 for a number that no such country gives out (screens.md 1.22). To be called in
 * transactGuarded: a number that is there already is changed behind the security step alone (scene 30011), and stays without it.
 */
export async function keepIdentity(
  sql: Sql,
  exchange: Exchange,
  { country, type, taxId, riskToken, verification }: Asked<'taxIdentity'>,
  { uid, user, nowMs }: Asker,
): Promise<ResultOf<'taxIdentity'>> {
  if (!COUNTRIES.some(({ code3 }) => code3 === country)) {
    throw new Refusal(REFUSALS.badParameter('country'));
  }
  if (!isTaxId(country, type, taxId)) {
    throw new Refusal(refuse(131065, 'the tax number is not one of this country and type'));
  }
  const { taxIdentity } = await lockUser(sql, uid);
  if (readIdentity(taxIdentity) !== undefined) {
    const about = { country, type, taxId };
    await checkGuard(
      sql,
      exchange,
      { uid, nowMs },
      { scene: RISK_SCENES.taxIdentity, riskToken, verification, about },
    );
  }
  const status = country === user.country ? 'verified' : 'review';
  const identity: TaxIdentity = { status, country, type: type.toUpperCase(), idMasked: maskTaxId(taxId) };
  await sql.update(users).set({ taxIdentity: identity }).where(eq(users.uid, uid));
  if (status === 'review') {
    const dueMs = nowMs + lifeMs(exchange, REVIEW_MS);
    await scheduleJob(sql, { kind: REVIEW_JOB, reference: String(uid), dueMs });
  }
  const tag = { status, country, id_masked: identity.idMasked };
  return { tax_identity: JSON.stringify(tag) };
}

/** review → verified. */
export async function endReview(sql: Sql, reference: string): Promise<void> {
  const uid = Number(reference);
  const state = await lockUser(sql, uid);
  const identity = readIdentity(state.taxIdentity);
  if (identity?.status === 'review') {
    const verified: TaxIdentity = { ...identity, status: 'verified' };
    await sql.update(users).set({ taxIdentity: verified }).where(eq(users.uid, uid));
  }
}
