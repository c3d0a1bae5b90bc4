import type { AreaHandlers } from '#sandbox/books/exchange/areaHandlers.ts';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { lockUser, type UserState } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { transactGuarded } from '#sandbox/books/exchange/transactGuarded.ts';
import { REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { type Asked, implement, implementOnce, reply } from '#sandbox/server/api/implement.ts';
import { indianPeriod, type Period, taxPeriod } from '#shared/tax/periods.ts';
import { maskTaxId } from '#shared/tax/taxIds.ts';
import { orderExport } from '../files/orderExport.ts';
import { createCostCalls } from './costCalls.ts';
import { endReview, keepIdentity, REVIEW_JOB, readIdentity } from './identity.ts';
import { methodOfYear, readPlan, withMethod } from './methodPlan.ts';
import { createOverviewCalls, requireOwn } from './overviewCalls.ts';
import { readDeductions, sumDeductions, sumQuarters } from './readDeductions.ts';
import { readResidence } from './residence.ts';

/** The tax centre (screens.md 1.20). */
export function createTaxHandlers(exchange: Exchange): AreaHandlers {
  const { database } = exchange;
  return {
    calls: [
      implement('taxIdentity', async (input, asker) =>
        reply(
          'taxIdentity',
          await transactGuarded(database, asker.uid, (sql) => keepIdentity(sql, exchange, input, asker)),
        ),
      ),
      ...createOverviewCalls(exchange),
      ...createCostCalls(exchange),
      ...createReportCalls(exchange),
      implement('indiaTds', async ({ financialYear }, asker) => {
        const range = requireIndianPeriod(financialYear, 0);
        refuseFuture(range, asker.nowMs);
        const deductions = await readDeductions(database.sql, exchange, { uid: asker.uid, range });
        return reply('indiaTds', {
          quarters: sumQuarters(deductions, financialYear, asker.nowMs),
          summary: sumDeductions(deductions),
        });
      }),
    ],
    jobs: { [REVIEW_JOB]: endReview },
  };
}

/** Reports are files, made as all other exports are (screens.md 2.7). */
function createReportCalls(exchange: Exchange): Call[] {
  return [
    implementOnce(exchange, 'taxReport', async (sql, input, asker) => {
      const { year, report, format, uids } = input;
      const whose = requireOwn(uids, asker);
      const { country } = await readResidence(sql, asker, input.country);
      const range = taxPeriod(country, year);
      refuseFuture(range, asker.nowMs);
      const kept = await readPlan(sql, asker.uid, country);
      const plan = input.method === undefined ? kept : withMethod(kept, input.method);
      const method = methodOfYear(plan, country, year);
      return orderExport(sql, exchange, asker, {
        type: 'taxReport',
        range,
        format,
        input: { kind: 'tax-report', year, country, method, plan, report, uids: [...whose].sort() },
      });
    }),
    implementOnce(exchange, 'indiaTaxStatement', async (sql, input, asker) => {
      const quarter = input.quarter === 'all' ? 0 : input.quarter;
      const range = requireIndianPeriod(input.financialYear, quarter);
      const panMasked = requirePan(input, await lockUser(sql, asker.uid));
      refuseFuture(range, asker.nowMs);
      return orderExport(sql, exchange, asker, {
        type: 'indiaTaxStatement',
        range,
        format: 'PDF',
        input: {
          kind: 'india-tax-statement',
          financialYear: input.financialYear,
          quarter,
          panMasked,
        },
      });
    }),
  ];
}

function requireIndianPeriod(financialYear: string, quarter: 0 | 1 | 2 | 3 | 4): Period {
  const period = indianPeriod(financialYear, quarter);
  if (period === undefined) {
    throw new Refusal(REFUSALS.badParameter('financialYear'));
  }
  return period;
}

function refuseFuture({ startMs }: Period, nowMs: number): void {
  if (startMs > nowMs) {
    throw new Refusal(refuse(134006, 'no data of the future'));
  }
}

/** The PAN of the statement, or the one that the user has given before. Throws 131065 where neither is there. */
function requirePan({ pan }: Asked<'indiaTaxStatement'>, { taxIdentity }: UserState): string {
  const identity = readIdentity(taxIdentity);
  const known = identity?.type === 'PAN' ? identity.idMasked : undefined;
  const given = pan === undefined ? undefined : maskTaxId(pan);
  if (given !== undefined && known !== undefined && given !== known) {
    throw new Refusal(refuse(131065, 'the PAN is not the one of your tax identity'));
  }
  const panMasked = given ?? known;
  if (panMasked === undefined) {
    throw new Refusal(refuse(131065, 'a PAN is needed'));
  }
  return panMasked;
}
