import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { lockUser } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { ampApplications } from '#sandbox/books/state/schema/records.ts';
import { type Done, REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { type Asked, type Asker, implementOnce, reply } from '#sandbox/server/api/implement.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import { spellName } from '#shared/text/individualName.ts';
import { checkGuard } from '../security/checkGuard.ts';
import { AGREEMENTS } from './ampAgreements.ts';
import { APPROVAL_MS, COOLING_MS, REVIEW_MS, refusalOf, standingOf } from './ampLife.ts';
import { listSections } from './ampQuestions.ts';
import { type Application, OPTIONS, readApplications, topicsOf } from './applications.ts';
import { type Answers, findGaps, keepKnown, refusalsOf, scoreAnswers } from './judgeAnswers.ts';
import { requireOffer } from './requireOffer.ts';

/** The kind of job that ends a review; its reference is the application's id. */
export const DECIDE_JOB = 'amp/decide';

/** The trigger of screens.md 3.6: what is signed with this name is reviewed. */
const REVIEW_NAME = 'review';
/** A page's clock may be so much ahead. */
const CLOCK_SKEW_MS = 60_000;

type Input = Asked<'ampAgreementApply'>;

/** Saves a draft, or judges an application (screens.md 2.8, 1.21). */
export function createApplyCall(exchange: Exchange): Call {
  return implementOnce(exchange, 'ampAgreementApply', async (sql, input, asker) => {
    if (input.productId !== OPTIONS.productId) {
      throw new Refusal(REFUSALS.badParameter('productId'));
    }
    requireOffer(asker.user);
    if (asker.user.kycLevel === 0) {
      throw new Refusal(refuse(131004, 'KYC is needed'));
    }
    await lockUser(sql, asker.uid);
    const applications = await readApplications(sql, asker.uid, OPTIONS.productId);
    const standing = standingOf(applications, asker.nowMs);
    const code = refusalOf(standing, asker.nowMs);
    if (code !== undefined) {
      const info = standing.retryAtMs === null ? {} : { retryAt: String(standing.retryAtMs) };
      throw new Refusal(refuse(code, 'no application is possible now', { info }));
    }
    const [newest] = applications;
    const draft = newest?.status === 'DRAFT' ? newest : undefined;
    const answers = keepKnown(listSections(asker.nowMs, asker.user.country), input.answers);
    return input.mode === 'draft'
      ? saveDraft(sql, input, asker, { draft, answers })
      : submit(sql, exchange, input, asker, { draft, answers });
  });
}

interface Filled {
  /** What was saved before, and is now replaced. */
  readonly draft: Application | undefined;
  readonly answers: Answers;
}

async function saveDraft(sql: Sql, input: Input, asker: Asker, { draft, answers }: Filled): Promise<Done> {
  const kept = await keep(sql, draft, {
    ...describe(input, asker, answers),
    ...{ status: 'DRAFT', score: null, failedTopics: [], approvedUntil: null, retryAt: null },
  });
  return reply('ampAgreementApply', { applyId: kept.id, status: 'DRAFT', failedTopics: [] });
}

async function submit(
  sql: Sql,
  exchange: Exchange,
  input: Input,
  asker: Asker,
  { draft, answers }: Filled,
): Promise<Done> {
  const isReviewed = exchange.hasTriggers && spellName(input.fullName) === REVIEW_NAME;
  requireComplete(input, asker, answers, isReviewed);
  const { riskToken, verification } = input;
  await checkGuard(sql, exchange, asker, {
    scene: RISK_SCENES.ampSign,
    riskToken,
    verification,
    about: input,
  });
  const result = judge(answers, asker.nowMs);
  const { score, refusedBy } = result;
  const decided = isReviewed ? inReview(score) : decide(result, asker.nowMs, exchange);
  const kept = await keep(sql, draft, { ...describe(input, asker, answers), ...decided });
  if (isReviewed) {
    const dueMs = asker.nowMs + lifeMs(exchange, REVIEW_MS);
    await scheduleJob(sql, { kind: DECIDE_JOB, reference: kept.id, dueMs });
    return reply('ampAgreementApply', { applyId: kept.id, status: 'IN_REVIEW', failedTopics: [] });
  }
  return reply('ampAgreementApply', {
    applyId: kept.id,
    status: kept.status,
    score,
    failedTopics: topicsOf(kept),
    ...(refusedBy.length > 0 && { refusedBy }),
    ...(kept.retryAt !== null && { retryAt: String(kept.retryAt) }),
  });
}

/** IN_REVIEW → APPROVED or REJECTED. */
export async function endReview(sql: Sql, exchange: Exchange, id: string, nowMs: number): Promise<void> {
  const [application] = await sql
    .select()
    .from(ampApplications)
    .where(eq(ampApplications.id, id))
    .for('update');
  if (application?.status !== 'IN_REVIEW') {
    return;
  }
  const result = judge(application.answers as Answers, nowMs);
  await sql
    .update(ampApplications)
    .set({ ...decide(result, nowMs, exchange), updatedAt: nowMs })
    .where(eq(ampApplications.id, id));
}

/** Passed are seven right answers, and none that rules out an approval (screens.md 0.2c). */
function judge(answers: Answers, nowMs: number) {
  const { isPassed, ...scored } = scoreAnswers(answers);
  // Refused answers don't differ by language.
  const refusedBy = refusalsOf(listSections(nowMs, ''), answers);
  return { ...scored, refusedBy, isPassed: isPassed && refusedBy.length === 0 };
}

type Decision = Pick<Application, 'status' | 'score' | 'failedTopics' | 'approvedUntil' | 'retryAt'>;

function inReview(score: number): Decision {
  return { status: 'IN_REVIEW', score, failedTopics: [], approvedUntil: null, retryAt: null };
}

function decide(
  { score, failedTopics, isPassed }: ReturnType<typeof judge>,
  nowMs: number,
  exchange: Exchange,
): Decision {
  return isPassed
    ? { status: 'APPROVED', score, failedTopics: [], approvedUntil: nowMs + APPROVAL_MS, retryAt: null }
    : {
        ...{ status: 'REJECTED', score, failedTopics, approvedUntil: null },
        retryAt: Math.round(nowMs + lifeMs(exchange, COOLING_MS)),
      };
}

/** Throws 135003, with what is missing, for answers that are not whole, texts not signed, or another name than one's own. */
function requireComplete(
  { signed, fullName }: Input,
  asker: Asker,
  answers: Answers,
  isReviewed: boolean,
): void {
  const gaps = findGaps(listSections(asker.nowMs, asker.user.country), answers);
  const unsigned = AGREEMENTS.filter(
    ({ id, version, sha256, mustSign }) =>
      mustSign &&
      !signed.some(
        (signature) =>
          signature.id === id &&
          signature.version === version &&
          signature.sha256.toLowerCase() === sha256 &&
          Number(signature.signedAt) <= asker.nowMs + CLOCK_SKEW_MS,
      ),
  ).map(({ id }) => id);
  const isOwnName = isReviewed || spellName(fullName) === spellName(asker.user.username);
  if (gaps.length > 0 || unsigned.length > 0 || !isOwnName) {
    const info = { questions: gaps, agreements: unsigned, fullName: isOwnName };
    throw new Refusal(refuse(135003, 'the application is incomplete', { info }));
  }
}

function describe({ productId, signed, fullName }: Input, { uid, nowMs }: Asker, answers: Answers) {
  return { uid, productId, signed, fullName, answers, updatedAt: nowMs };
}

/** An application is one row from its first draft until it is decided. */
async function keep(
  sql: Sql,
  draft: Application | undefined,
  fields: Omit<typeof ampApplications.$inferInsert, 'id'>,
): Promise<Application> {
  const [row] =
    draft === undefined
      ? await sql
          .insert(ampApplications)
          .values({ id: randomUUID(), ...fields })
          .returning()
      : await sql.update(ampApplications).set(fields).where(eq(ampApplications.id, draft.id)).returning();
  if (row === undefined) {
    throw new Error('An application was not kept.');
  }
  return row;
}
