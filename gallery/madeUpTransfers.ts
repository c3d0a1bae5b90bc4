import type { RecordRow } from '#app/features/recordList/recordSource.ts';

export const STATUSES = ['success', 'failure'] as const;

export interface Transfer extends RecordRow {
  readonly coin: string;
  /** A plain decimal. */
  readonly amount: string;
  readonly to: string;
  readonly status: (typeof STATUSES)[number];
  readonly explorer: string;
}

export interface TransferFilters {
  readonly coin?: string;
  readonly status?: Transfer['status'];
  /** The smallest amount, a plain decimal. */
  readonly min?: string;
}

export interface TransferQuery extends TransferFilters {
  readonly step: { readonly startMs: number; readonly endMs: number };
  readonly cursor: string;
  readonly limit: number;
}

const HOUR_MS = 3_600_000;
const COINS = ['BTC', 'ETH', 'USDT'];
const RECEIVERS = ['Savings', 'Trading', 'Payroll'];
const COUNT = 240;
const ANSWER_MS = 150;

/** A transfer every ten hours, the newest an hour old when the page was loaded. */
const TRANSFERS: readonly Transfer[] = Array.from({ length: COUNT }, (_, at) => ({
  id: `transfer_${String(at).padStart(4, '0')}`,
  atMs: Date.now() - HOUR_MS - at * 10 * HOUR_MS,
  isPending: false,
  coin: COINS[at % COINS.length] ?? '',
  amount: String(((at * 7) % 90) + 0.5),
  to: RECEIVERS[at % RECEIVERS.length] ?? '',
  status: at % 7 === 3 ? 'failure' : 'success',
  explorer: `https://etherscan.io/tx/${at}`,
}));

/** Answers as a call with cursors does: a page of rows, and where the next one begins; "" at the end. */
export async function listTransfers(query: TransferQuery) {
  const { coin, status, min, step, cursor, limit } = query;
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  const matching = TRANSFERS.filter(
    (transfer) =>
      transfer.atMs >= step.startMs &&
      transfer.atMs <= step.endMs &&
      (coin === undefined || transfer.coin === coin) &&
      (status === undefined || transfer.status === status) &&
      (min === undefined || Number(transfer.amount) >= Number(min)),
  );
  const from = cursor === '' ? 0 : Number(cursor);
  const nextCursor = from + limit < matching.length ? String(from + limit) : '';
  return { rows: matching.slice(from, from + limit), nextCursor };
}
