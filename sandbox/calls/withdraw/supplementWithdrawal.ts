import { and, eq } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { withdrawals } from '#sandbox/books/state/schema/chain.ts';
import { type Done, REFUSALS } from '#sandbox/server/api/answer.ts';
import { type Asked, type Asker, reply } from '#sandbox/server/api/implement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { planStep } from './advanceWithdrawal.ts';
import { provenFromUsd } from './checkAmount.ts';
import { refusal } from './refuseWithdrawal.ts';
import { judgeQuestionnaire, keepAnswers, zoneOf } from './travelRule.ts';

/**
 * Takes what the exchange asked for of a withdrawal, which then goes back to its security check (screens.md 0.2b, 1.21).
 * The fields are those of the user's zone; where it asks for nothing, those that all zones have. Sent again meanwhile it
 * changes nothing, since the first answer may be lost. Refused: 700004 for a withdrawal that is not theirs, 700000 for one
 * that lacks nothing, 131067–131074 for the answers.
 */
export async function supplementWithdrawal(
  sql: Sql,
  exchange: Exchange,
  { id, questionnaire }: Asked<'withdrawSupplement'>,
  { uid, user, nowMs }: Asker,
): Promise<Done> {
  const own = and(eq(withdrawals.id, id), eq(withdrawals.uid, uid));
  const [row] = await sql.select().from(withdrawals).where(own).for('update');
  if (row === undefined) {
    throw refusal(700004);
  }
  if (row.status === 'SecurityCheck') {
    return reply('withdrawSupplement', { uid, id, status: 'SecurityCheck' });
  }
  if (row.status !== 'MoreInformationRequired') {
    throw new Refusal(REFUSALS.badParameter('id'));
  }
  const zone = zoneOf(user) || 'HKG';
  const isLarge = new Decimal(row.usd).gte(provenFromUsd(exchange.rates, nowMs));
  const code = judgeQuestionnaire(zone, questionnaire, { nowMs, isLarge });
  if (code !== undefined) {
    throw refusal(code);
  }
  const changed = {
    status: 'SecurityCheck',
    questionnaire: keepAnswers(zone, questionnaire),
    updatedAt: nowMs,
  };
  await sql.update(withdrawals).set(changed).where(own);
  await planStep(sql, exchange, { ...row, ...changed }, { nowMs, isInformed: true });
  return reply('withdrawSupplement', { uid, id, status: 'SecurityCheck' });
}
