import type { InferSelectModel } from 'drizzle-orm';
import { and, count, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { plain } from '#sandbox/books/state/plain.ts';
import { deposits } from '#sandbox/books/state/schema/chain.ts';
import { CHAIN_BY_CODE } from '#sandbox/seed/reference/chains.ts';
import type { Done } from '#sandbox/server/api/answer.ts';
import { type Asked, type Asker, type ResultOf, reply } from '#sandbox/server/api/implement.ts';
import { afterCursor, cutPage, DEFAULT_LIMIT, newestFirst } from '../records/cursor.ts';
import { type DepositStatus, OPEN_STATUSES } from './arrivals/depositStatus.ts';

type DepositResult = ResultOf<'depositRecords'>['rows'][number];

const RANGE_MS = 30 * 24 * 3_600_000;
const ORDER = { at: deposits.createdAt, id: deposits.id };

/**
 * What came in, the newest first (screens.md 2.3, aggregate-records). Asked for one deposit or transaction it is found
 * whenever it was; else an open range is the thirty days at its end that is given, and without any the last thirty.
 */
export async function listDeposits(
  { database: { sql } }: Pick<Exchange, 'database'>,
  input: Asked<'depositRecords'>,
  { uid, nowMs }: Asker,
): Promise<Done> {
  const { coin, chain, status, kind, txId, id, limit = DEFAULT_LIMIT, cursor } = input;
  const after = afterCursor(ORDER, cursor);
  const { fromMs, toMs } = rangeOf(input, nowMs);
  const [rows, open] = await Promise.all([
    sql
      .select()
      .from(deposits)
      .where(
        and(
          eq(deposits.uid, uid),
          gte(deposits.createdAt, fromMs),
          lte(deposits.createdAt, toMs),
          kind === 'all' ? undefined : eq(deposits.kind, kind),
          coin === undefined ? undefined : eq(deposits.coin, coin),
          chain === undefined ? undefined : eq(deposits.chain, chain),
          status === undefined ? undefined : eq(deposits.status, status),
          txId === undefined ? undefined : eq(deposits.txId, txId),
          id === undefined ? undefined : eq(deposits.id, id),
          after,
        ),
      )
      .orderBy(...newestFirst(ORDER))
      .limit(limit + 1),
    sql
      .select({ count: count() })
      .from(deposits)
      .where(and(eq(deposits.uid, uid), inArray(deposits.status, [...OPEN_STATUSES]))),
  ]);
  const page = cutPage(rows, limit, ({ createdAt }) => createdAt);
  return reply('depositRecords', {
    rows: page.rows.map(describeDeposit),
    nextPageCursor: page.nextPageCursor,
    openCount: open[0]?.count ?? 0,
  });
}

function rangeOf({ id, txId, startTime, endTime }: Asked<'depositRecords'>, nowMs: number) {
  const isSearch = id !== undefined || txId !== undefined;
  if (isSearch && startTime === undefined && endTime === undefined) {
    return { fromMs: 0, toMs: nowMs };
  }
  const toMs = endTime ?? (startTime === undefined ? nowMs : Number(startTime) + RANGE_MS);
  return { fromMs: Number(startTime ?? Number(toMs) - RANGE_MS), toMs: Number(toMs) };
}

function describeDeposit(row: InferSelectModel<typeof deposits>): DepositResult {
  const explorer = row.kind === 'chain' ? (CHAIN_BY_CODE.get(row.chain)?.explorerTx ?? '') : '';
  return {
    id: row.id,
    kind: row.kind,
    coin: row.coin,
    chain: row.chain,
    amount: plain(row.amount),
    status: row.status as DepositStatus,
    depositType: row.depositType as DepositResult['depositType'],
    confirmations: row.confirmations,
    needConfirm: row.needConfirm,
    unlockConfirm: row.unlockConfirm,
    txID: row.txId,
    txIndex: row.txIndex,
    blockHash: row.blockHash,
    fromAddress: row.fromAddress,
    toAddress: row.toAddress,
    tag: row.tag,
    depositFee: plain(row.fee),
    accountType: row.wallet,
    createdAt: String(row.createdAt),
    successAt: row.successAt === null ? '' : String(row.successAt),
    ...(row.unlockAt !== null && { unlockAt: String(row.unlockAt) }),
    ...(row.releaseAt !== null && { releaseAt: String(row.releaseAt) }),
    travelRuleStatus: row.travelRuleStatus as DepositResult['travelRuleStatus'],
    complianceStatus: row.complianceStatus,
    taxStatus: row.taxStatus,
    ...(row.fromUid !== null && { fromMemberId: row.fromUid }),
    explorer: explorer === '' ? '' : `${explorer}${row.txId}`,
  };
}
