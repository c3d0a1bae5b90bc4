import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { type Asked, type Asker, implementOnce } from '#sandbox/server/api/implement.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import { CUTOFF_MS, crossesCutoff, type TimeRange } from '../records/askedRange.ts';
import { checkGuard } from '../security/checkGuard.ts';
import { makeFiles } from './makeFiles.ts';
import { type ExportOrder, type KnownOrder, orderExport, readOrder } from './orderExport.ts';
import { inputOf, requireOwn, requireWanted } from './requireWanted.ts';
import { isDoomed } from './stepExport.ts';

const DAY_MS = 86_400_000;
/** A statement is of a year at most. */
const STATEMENT_DAYS = 366;

/** Orders of data and of account statements (screens.md 1.18, 2.7). */
export function createOrderCalls(exchange: Exchange): Call[] {
  return [createDataCall(exchange), createStatementCall(exchange)];
}

function createDataCall(exchange: Exchange): Call {
  return implementOnce<'exportCreate', KnownOrder>(
    exchange,
    'exportCreate',
    async (sql, input, asker, known) => {
      const exportType = await requireWanted(sql, input, asker);
      if (exportType.source.kind === 'personal') {
        const { riskToken, verification } = input;
        const { type } = exportType;
        await checkGuard(sql, exchange, asker, {
          scene: RISK_SCENES.personalExport,
          riskToken,
          verification,
          about: { type },
        });
      }
      return orderExport(sql, exchange, asker, {
        type: exportType.type,
        range: requireRange(input, exportType.maxDays),
        format: input.format,
        isDoomed: isDoomed(exchange, exportType.type),
        input: inputOf(input),
        known,
      });
    },
    {
      before: async (input, asker) => {
        const { type, maxDays } = await requireWanted(exchange.database.sql, input, asker);
        const order = { type, input: inputOf(input), range: requireRange(input, maxDays) };
        return readOrder(exchange, asker.uid, asker.nowMs, order);
      },
    },
  );
}

function createStatementCall(exchange: Exchange): Call {
  return implementOnce<'exportAccountStatement', KnownOrder>(
    exchange,
    'exportAccountStatement',
    async (sql, input, asker, known) => orderExport(sql, exchange, asker, { ...statementOf(input), known }),
    {
      before: async (input, asker) => {
        requireOwn(input.uids, asker.user);
        const order = statementOf(input);
        requireStatement(exchange, input, asker);
        const { uid, nowMs } = asker;
        if (input.password === undefined) return readOrder(exchange, uid, nowMs, order);
        const { type, range, format } = order;
        const job = { uid, type, input: order.input, format, startAt: range.startMs, endAt: range.endMs };
        const { sql } = exchange.database;
        const written = await makeFiles(sql, exchange, { ...job, id: '', createdAt: nowMs }, input.password);
        return { rows: written.rows, isEmpty: false, written };
      },
    },
  );
}

function statementOf(input: Asked<'exportAccountStatement'>): ExportOrder {
  return {
    type: 'accountStatement',
    range: requireRange(input, STATEMENT_DAYS),
    format: input.format,
    input: {
      kind: 'account-statement',
      period: input.period,
      uids: [...new Set(input.uids)].sort(),
      valuationCurrency: input.valuationCurrency,
      ...(input.lang !== undefined && { lang: input.lang }),
      hasPassword: input.password !== undefined,
    },
  };
}

interface AskedRange {
  readonly startTime: string;
  readonly endTime: string;
}

function requireRange({ startTime, endTime }: AskedRange, maxDays: number): TimeRange {
  const range = { startMs: Number(startTime), endMs: Number(endTime) };
  if (range.endMs - range.startMs > maxDays * DAY_MS) {
    throw new Refusal(refuse(134002, 'the range is too long', { info: { maxDays } }));
  }
  if (crossesCutoff(range)) {
    const info = { cutoff: String(CUTOFF_MS / 1000) };
    throw new Refusal(refuse(134007, 'the range crosses the data cut-off', { info }));
  }
  return range;
}

/** A statement ends yesterday, since today is not over (UTC); a password has letters and digits (screens.md 1.22). */
function requireStatement(
  exchange: Exchange,
  input: Asked<'exportAccountStatement'>,
  { nowMs }: Asker,
): void {
  const { endTime, password, valuationCurrency } = input;
  const todayMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
  // An end of the day may be written as its last millisecond, or as the first one of the next.
  if (Number(endTime) > todayMs) {
    throw new Refusal(REFUSALS.badParameter('endTime'));
  }
  if (password !== undefined && !(/\p{L}/u.test(password) && /\p{Nd}/u.test(password))) {
    throw new Refusal(REFUSALS.badParameter('password'));
  }
  if (exchange.prices.usd(valuationCurrency, Number(endTime)) === undefined) {
    throw new Refusal(REFUSALS.badParameter('valuationCurrency'));
  }
}
