import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { lockUser } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { taxCosts } from '#sandbox/books/state/schema/records.ts';
import { done, REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { type Asker, implement, reply } from '#sandbox/server/api/implement.ts';
import { calendarPeriod } from '#shared/tax/periods.ts';
import { listVisible } from '../records/family.ts';
import type { CoinAssessment } from './assess.ts';
import { createAssessor, describeAmounts, sumFigures, type TaxFigures } from './readAssessment.ts';
import { readEvents } from './readEvents.ts';

const CURRENCY = 'USD';

/** What a year came to, and what is needed to say so (screens.md 1.20, 0.2a, 2.1). */
export function createOverviewCalls(exchange: Exchange): Call[] {
  const { database } = exchange;
  const readAssessment = createAssessor(exchange);

  return [
    implement('taxOverview', async ({ year, method, uids }, asker) => {
      const whose = requireOwn(uids, asker);
      const period = requirePast(calendarPeriod(year), asker.nowMs);
      const owners = [...new Set([asker.uid, ...whose])];
      const coins = await readAssessment(database.sql, { uids: whose, owners, period, method });
      return reply('taxOverview', {
        coins: coins.map((coin) => ({
          coin: coin.coin,
          ...sumFigures([coin]),
          ...describeAmounts(coin),
          ...describeReceipts(coin),
        })),
        summary: sumFigures(coins),
      });
    }),

    implement('taxCost', async ({ coin, txId, costUsd }, asker) => {
      if (costUsd.startsWith('-')) {
        return REFUSALS.badParameter('costUsd');
      }
      const uids = listVisible(asker.user).map(({ id }) => id);
      await database.transact(async (sql) => {
        await lockUser(sql, asker.uid);
        const lists = await Promise.all(uids.map((uid) => readEvents(sql, [uid], asker.nowMs)));
        const isReceipt = lists
          .flat()
          .some(
            ({ id, nature, changes }) =>
              id === txId &&
              nature === 'transfer' &&
              changes.some((change) => change.coin === coin && change.amount.greaterThan(0)),
          );
        if (!isReceipt) {
          throw new Refusal(REFUSALS.badParameter('txId'));
        }
        const receipt = { uid: asker.uid, coin, txId };
        await sql
          .delete(taxCosts)
          .where(and(eq(taxCosts.uid, asker.uid), eq(taxCosts.coin, coin), eq(taxCosts.txId, txId)));
        await sql.insert(taxCosts).values({ ...receipt, id: randomUUID(), costUsd, at: asker.nowMs });
      });
      return done({});
    }),

    implement('subAccountTax', async ({ year, quarter, country, uid }, asker) => {
      const whole = calendarPeriod(year, quarter);
      const period = requirePast(whole, asker.nowMs);
      const members = listVisible(asker.user).filter(
        (member) =>
          member.id !== asker.uid &&
          (country === undefined || member.country === country) &&
          (uid === undefined || member.id === uid),
      );
      if (members.length === 0) {
        return refuse(134006, 'no sub-account of this kind');
      }
      const assessed = [];
      for (const member of members) {
        const owners = [asker.uid, member.id];
        const question = { uids: [member.id], owners, period, method: 'FIFO' as const };
        assessed.push({ member, coins: await readAssessment(database.sql, question) });
      }
      return reply('subAccountTax', {
        list: assessed.map(({ member, coins }) => ({
          uid: member.id,
          name: member.username,
          currency: CURRENCY,
          ...snakeFigures(sumFigures(coins)),
          tax_type: member.country === 'IND' ? 'TDS' : '',
          status: whole.endMs < asker.nowMs ? ('final' as const) : ('open' as const),
        })),
        summary: snakeFigures(sumFigures(assessed.flatMap(({ coins }) => coins))),
        updated_at: String(asker.nowMs),
      });
    }),
  ];
}

/** Receipts whose price is missing, and those whose price the user has entered. */
function describeReceipts({ receipts }: CoinAssessment) {
  const described = receipts.map(({ txId, amount, atMs, costUsd }) => ({
    receipt: { txId, amount: amount.toFixed(), receivedAt: String(atMs) },
    costUsd,
  }));
  return {
    missingCost: described.flatMap(({ receipt, costUsd }) => (costUsd === undefined ? [receipt] : [])),
    enteredCost: described.flatMap(({ receipt, costUsd }) =>
      costUsd === undefined ? [] : [{ ...receipt, costUsd: plain(costUsd) }],
    ),
  };
}

/** The user's own id, or those of the family that were named. */
export function requireOwn(uids: readonly number[] | undefined, { uid, user }: Asker): readonly number[] {
  if (uids === undefined || uids.length === 0) {
    return [uid];
  }
  const visible = new Set(listVisible(user).map(({ id }) => id));
  if (uids.some((named) => !visible.has(named))) {
    throw new Refusal(REFUSALS.badParameter('uids'));
  }
  return [...new Set(uids)];
}

/** As much of a period as is over. Throws 134006 for one that has not begun. */
function requirePast({ startMs, endMs }: { startMs: number; endMs: number }, nowMs: number) {
  if (startMs > nowMs) {
    throw new Refusal(refuse(134006, 'no data of the future'));
  }
  return { startMs, endMs: Math.min(endMs, nowMs) };
}

function snakeFigures({ taxWithheld, ...figures }: TaxFigures & { readonly taxWithheld: string }) {
  return { ...figures, tax_withheld: taxWithheld };
}
