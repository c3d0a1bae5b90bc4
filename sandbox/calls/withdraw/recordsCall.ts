import { and, desc, eq, gte, lt, lte, or, type SQL } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { withdrawals } from '#sandbox/books/state/schema/chain.ts';
import { CHAIN_BY_CODE } from '#sandbox/seed/reference/chains.ts';
import { REFUSALS } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { type Asked, implement, type ResultOf, reply } from '#sandbox/server/api/implement.ts';
import type { Withdrawal } from './bookWithdrawal.ts';
import type { WithdrawStatus } from './withdrawStatus.ts';

const ROWS = 20;
/** The longest range that is read at once (screens.md 2.11). */
const RANGE_MS = 30 * 24 * 3_600_000;

type Asks = Asked<'withdrawRecords'>;

/** A user's withdrawals, the newest first. Without a range they are those of the last 30 days, or those with an id. */
export function createRecordsCall({ database }: Pick<Exchange, 'database'>): Call {
  return implement('withdrawRecords', async (input, { uid, nowMs }) => {
    const { limit = ROWS, cursor = '', coin, requestId } = input;
    const place = readCursor(cursor);
    if (place === null) {
      return REFUSALS.badParameter('cursor');
    }
    const found = await database.sql
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.uid, uid), ...filtersOf(input, nowMs), place))
      .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
      .limit(limit + 1);
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return reply('withdrawRecords', {
      uid,
      ...(coin !== undefined && { coin }),
      ...(requestId !== undefined && { requestId }),
      rows: rows.map(describeWithdrawal),
      nextPageCursor: last !== undefined && found.length > limit ? `${last.createdAt}.${last.id}` : '',
    });
  });
}

function filtersOf(
  { withdrawID, requestId, txID, coin, address, withdrawType, ...range }: Asks,
  nowMs: number,
): (SQL | undefined)[] {
  const isNamed = withdrawID !== undefined || requestId !== undefined || txID !== undefined;
  const { startMs, endMs } = readRange(range, isNamed, nowMs);
  return [
    withdrawID === undefined ? undefined : eq(withdrawals.id, withdrawID),
    requestId === undefined ? undefined : eq(withdrawals.requestId, requestId),
    txID === undefined ? undefined : eq(withdrawals.txId, txID),
    coin === undefined ? undefined : eq(withdrawals.coin, coin),
    address === undefined ? undefined : eq(withdrawals.address, address),
    withdrawType === undefined ? undefined : eq(withdrawals.type, withdrawType),
    gte(withdrawals.createdAt, startMs),
    lte(withdrawals.createdAt, endMs),
  ];
}

/** A range with one end is as long as one may be. */
function readRange(
  { startTime, endTime }: Pick<Asks, 'startTime' | 'endTime'>,
  isNamed: boolean,
  nowMs: number,
): { readonly startMs: number; readonly endMs: number } {
  if (startTime === undefined && endTime === undefined) {
    return { startMs: isNamed ? 0 : nowMs - RANGE_MS, endMs: nowMs };
  }
  const endMs = endTime === undefined ? Number(startTime) + RANGE_MS : Number(endTime);
  return { startMs: startTime === undefined ? endMs - RANGE_MS : Number(startTime), endMs };
}

/** Rows behind the one that the page before ended with; null for what is no cursor. */
function readCursor(cursor: string): SQL | undefined | null {
  if (cursor === '') {
    return undefined;
  }
  const [, time, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined) {
    return null;
  }
  const isSameTime = and(eq(withdrawals.createdAt, Number(time)), lt(withdrawals.id, id));
  return or(lt(withdrawals.createdAt, Number(time)), isSameTime);
}

function describeWithdrawal(row: Withdrawal): ResultOf<'withdrawRecords'>['rows'][number] {
  const explorer = CHAIN_BY_CODE.get(row.chain)?.explorerTx ?? '';
  return {
    withdrawId: row.id,
    txID: row.txId,
    coin: row.coin,
    chain: row.chain,
    amount: plain(row.amount),
    withdrawFee: plain(row.fee),
    receive: plain(row.receive),
    status: row.status as WithdrawStatus,
    toAddress: row.address,
    tag: row.tag,
    withdrawType: row.type === 1 ? 1 : 0,
    remark: row.remark,
    confirmations: row.confirmations,
    needConfirm: row.needConfirm,
    createTime: String(row.createdAt),
    updateTime: String(row.updatedAt),
    tax: plain(row.tax),
    taxRate: plain(row.taxRate),
    taxType: row.taxType,
    ...(row.failCode !== null && { failCode: row.failCode }),
    explorer: row.txId === '' || explorer === '' ? '' : explorer + row.txId,
  };
}
