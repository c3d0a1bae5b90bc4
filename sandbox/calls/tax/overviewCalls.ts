import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { type Asker, implement, reply } from '#sandbox/server/api/implement.ts';
import { type Period, taxPeriod } from '#shared/tax/periods.ts';
import { listVisible } from '../records/family.ts';
import type { Receipt } from './assessment.ts';
import { methodOfYear, readPlan, withMethod } from './methodPlan.ts';
import {
  createAssessor,
  describeAmounts,
  missingOf,
  seenBy,
  sumFigures,
  sumIncome,
  sumMissing,
  sumWithheld,
  type TaxFigures,
} from './readAssessment.ts';
import { describeResidence, readResidence } from './residence.ts';
import { sumHoldings } from './sumHoldings.ts';
import { sumMonths } from './sumMonths.ts';

/** What a year came to, by the rules of the residence (screens.md 1.20, 0.2a, 0.2c, 2.1). */
export function createOverviewCalls(exchange: Exchange): Call[] {
  const { database } = exchange;
  const readAssessment = createAssessor(exchange);

  return [
    implement('taxOverview', async ({ year, method, fromYear, country, uids }, asker) => {
      const whose = requireOwn(uids, asker);
      const residence = await readResidence(database.sql, asker, country);
      const whole = taxPeriod(residence.country, year);
      const period = requirePast(whole, asker.nowMs);
      const methods = await readPlan(database.sql, asker.uid, residence.country);
      const plan = method === undefined ? methods : withMethod(methods, method, fromYear);
      const { user, nowMs } = asker;
      const question = { uids: whose, user, residence, plan, period, untilMs: nowMs };
      const coins = await readAssessment(database.sql, question);
      return reply('taxOverview', {
        ...describeResidence(residence, year, whole),
        method: methodOfYear(plan, residence.country, year),
        methods: [...methods],
        coins: coins.map((coin) => ({
          coin: coin.coin,
          ...sumFigures([coin]),
          ...describeAmounts(coin),
          missing: sumMissing([coin]),
          ...describeReceipts(seenBy(user, coin.receipts)),
        })),
        summary: {
          ...{ ...sumFigures(coins), missing: sumMissing(coins) },
          ...{ incomes: [...sumIncome(coins)], withheld: [...sumWithheld(coins)] },
        },
        holdings: {
          atTime: String(period.endMs),
          rows: sumHoldings(coins, residence.country, period.endMs),
        },
        months: sumMonths(coins, whole, residence.timeZone),
      });
    }),

    implement('subAccountTax', async ({ year, quarter, country, uid }, asker) => {
      const residence = await readResidence(database.sql, asker);
      const whole = taxPeriod(residence.country, year, quarter);
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
      const plan = await readPlan(database.sql, asker.uid, residence.country);
      const assessed = [];
      for (const member of members) {
        const { user, nowMs } = asker;
        const question = { uids: [member.id], user, residence, plan, period, untilMs: nowMs };
        assessed.push({ member, coins: await readAssessment(database.sql, question) });
      }
      return reply('subAccountTax', {
        list: assessed.map(({ member, coins }) => ({
          uid: member.id,
          name: member.username,
          currency: residence.currency,
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

/** Receipts whose cost is missing, and those whose cost the user has entered. */
function describeReceipts(receipts: readonly Receipt[]) {
  const describe = ({ txId, amount, atMs, worth }: Receipt) => ({
    ...{ txId, amount: amount.toFixed(), receivedAt: String(atMs), worth: worth.toFixed() },
  });
  return {
    missingCost: missingOf({ receipts }).map(describe),
    enteredCost: receipts.flatMap((receipt) => {
      const { stated } = receipt;
      if (stated === undefined) return [];
      const { cost, own, currency, acquiredMs } = stated;
      const written = plain(own.toFixed());
      return [
        {
          ...describe(receipt),
          ...{ cost: cost.toFixed(), written, currency, acquiredAt: String(acquiredMs ?? '') },
          ...(currency === 'USD' && { costUsd: written }),
        },
      ];
    }),
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
function requirePast({ startMs, endMs }: Period, nowMs: number): Period {
  if (startMs > nowMs) {
    throw new Refusal(refuse(134006, 'no data of the future'));
  }
  return { startMs, endMs: Math.min(endMs, nowMs) };
}

function snakeFigures({ taxWithheld, conversionFees, withdrawalFees, ...figures }: TaxFigures) {
  return {
    ...figures,
    ...{ conversion_fees: conversionFees, withdrawal_fees: withdrawalFees, tax_withheld: taxWithheld },
  };
}
