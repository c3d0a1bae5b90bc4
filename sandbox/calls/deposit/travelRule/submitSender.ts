import { and, eq } from 'drizzle-orm';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { deposits } from '#sandbox/books/state/schema/chain.ts';
import { type Done, refuse } from '#sandbox/server/api/answer.ts';
import { type Asked, type Asker, reply } from '#sandbox/server/api/implement.ts';
import { REVIEW_JOB } from '../arrivals/depositJobs.ts';
import { checkSender } from './checkSender.ts';

/** How long the review of a sender takes. */
const REVIEW_MS = 20_000;

/**
 * Takes a user's answers about the sender of a deposit (screens.md 2.11), which is then in review (2). Sent again meanwhile it
 * changes nothing, since the first answer may have got lost. Refused: 700004 for a deposit that is not theirs, 131080 for
 * one whose sender was rejected, 700000 for one that lacks nothing, 131067–131074 for the answers.
 */
export async function submitSender(
  sql: Sql,
  exchange: Exchange,
  { depositId, questionnaire }: Asked<'travelRuleSubmit'>,
  { uid, user, nowMs }: Asker,
): Promise<Done> {
  const mine = and(eq(deposits.id, depositId), eq(deposits.uid, uid));
  const [row] = await sql.select().from(deposits).where(mine).for('update');
  if (row === undefined) {
    throw new Refusal(refuse(700004, 'deposit not found'));
  }
  switch (row.travelRuleStatus) {
    case 1:
      break;
    case 2:
      return reply('travelRuleSubmit', { travelRuleStatus: 2 });
    case 3:
      throw new Refusal(refuse(131080, 'no retries left'));
    default:
      throw new Refusal(refuse(700000, 'bad parameter: depositId'));
  }
  const answers = checkSender(user, questionnaire, nowMs);
  if (typeof answers === 'number') {
    throw new Refusal(refuse(answers, 'travel rule data is missing or wrong'));
  }
  await sql.update(deposits).set({ travelRuleStatus: 2, questionnaire: answers }).where(mine);
  await scheduleJob(sql, {
    kind: REVIEW_JOB,
    reference: depositId,
    dueMs: nowMs + lifeMs(exchange, REVIEW_MS),
  });
  return reply('travelRuleSubmit', { travelRuleStatus: 2 });
}
