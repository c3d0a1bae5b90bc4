import type { Request, RequestOptions } from '#app/bridge/request.ts';
import type { Outcome } from '#app/features/recordList/outcome.ts';
import { createSource, type RecordRow, type RecordSource } from '#app/features/recordList/recordSource.ts';
import type { InputOf, ResultOf } from '#shared/endpoints/table.ts';
import { ok, type Result } from '#shared/result/result.ts';
import type { TransferWords } from './transferFilters.ts';

type WireTransfer = ResultOf<'transferList'>['list'][number];
export type TransferStatus = 'success' | 'pending' | 'failed';
/** As the user sees it whose page it is: into their account, out of it, within it, or between two others. */
export type Direction = 'in' | 'out' | 'own' | 'between';

/** One side of a transfer. */
export interface Member {
  readonly uid: string;
  /** "" where the exchange names none. */
  readonly name: string;
  /** As the exchange spells it, such as "FUND". */
  readonly wallet: string;
}

export interface Transfer extends RecordRow {
  readonly from: Member;
  readonly to: Member;
  readonly coin: string;
  /** The amount that was asked for, whatever the outcome; a plain decimal. */
  readonly amount: string;
  readonly status: TransferStatus;
  readonly outcome: Outcome;
  /** Why a transfer failed, where the exchange says so; else null. */
  readonly failCode: number | null;
}

const READ_STATUS = {
  SUCCESS: { status: 'success', outcome: 'booked' },
  PENDING: { status: 'pending', outcome: 'open' },
  FAILED: { status: 'failed', outcome: 'void' },
} as const;
const WIRE_BY_STATUS = { success: 'SUCCESS', pending: 'PENDING', failed: 'FAILED' } as const;

function readTransfer(row: WireTransfer): Transfer {
  return {
    id: row.transferId,
    atMs: Number(row.timestamp),
    isPending: row.status === 'PENDING',
    from: { uid: row.fromMemberId, name: row.fromName, wallet: row.fromAccountType },
    to: { uid: row.toMemberId, name: row.toName, wallet: row.toAccountType },
    coin: row.coin,
    amount: row.amount,
    ...READ_STATUS[row.status],
    failCode: row.failCode ?? null,
  };
}

/** The longest range of one call (screens.md 2.4). */
const MAX_SPAN_MS = 7 * 86_400_000;

/** The call knows a sender and a receiver: an account on either side is asked for in two queries of one timeline. */
export function transferSources(words: TransferWords): readonly RecordSource<Transfer>[] {
  const { account, coin, status, fromAccount, toAccount } = words;
  const source = (side: string, members: Pick<InputOf<'transferList'>, 'fromMemberId' | 'toMemberId'>) =>
    createSource({
      id: `transfers-${side}`,
      endpoint: 'transferList',
      asked: {
        ...members,
        ...(coin !== undefined && { coin }),
        ...(status !== undefined && { status: WIRE_BY_STATUS[status] }),
        ...(fromAccount !== undefined && { fromAccountType: fromAccount }),
        ...(toAccount !== undefined && { toAccountType: toAccount }),
      },
      maxSpanMs: MAX_SPAN_MS,
      maxLimit: 50,
      inputOf: (asked, { step, limit, cursor }) => ({
        ...asked,
        startTime: String(step.startMs),
        endTime: String(step.endMs),
        limit,
        ...(cursor !== '' && { cursor }),
      }),
      read: ({ list, nextPageCursor }) => ({ rows: list.map(readTransfer), nextCursor: nextPageCursor }),
    });
  if (account === undefined) return [source('all', {})];
  return [source('sent', { fromMemberId: account }), source('received', { toMemberId: account })];
}

/** A transfer by its id, however long ago it was. */
export async function findTransfer(
  request: Request,
  transferId: string,
  options: RequestOptions,
): Promise<Result<Transfer | null>> {
  const answered = await request('transferList', { transferId }, options);
  if (!answered.ok) return answered;
  const [row] = answered.value.result?.list ?? [];
  return ok(row === undefined ? null : readTransfer(row));
}

/** `uid` is the user's own; nothing is known of a direction without it. */
export function directionOf({ from, to }: Pick<Transfer, 'from' | 'to'>, uid: string | null): Direction {
  if (from.uid === to.uid) return from.uid === uid ? 'own' : 'between';
  if (to.uid === uid) return 'in';
  return from.uid === uid ? 'out' : 'between';
}
