import type { Request, RequestOptions } from '#app/bridge/request.ts';
import { gotAmount, type Outcome } from '#app/features/recordList/outcome.ts';
import {
  createSource,
  numberedInput,
  type RecordRow,
  type RecordSource,
} from '#app/features/recordList/recordSource.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import { ok, type Result } from '#shared/result/result.ts';
import { type BlockStatus, blockOutcome, blockStatusOf, WIRE_BY_STATUS } from '../blockStatus.ts';
import type { BlockRow } from '../ticketText.ts';

/** A block trade as a row of its history. */
export interface BlockTrade extends RecordRow {
  readonly trade: BlockRow;
  readonly status: BlockStatus;
  readonly outcome: Outcome;
  /** In the coin that is received: 0 where the trade was rejected, whatever was promised. */
  readonly received: string;
}

function readTrade(trade: BlockRow): BlockTrade {
  const status = blockStatusOf(trade.exchangeStatus);
  const isPending = status === 'quoted' || status === 'confirmed';
  const outcome = blockOutcome(status);
  const received = gotAmount(outcome, trade.toAmount);
  const atMs = Number(trade.createdAt);
  return { id: trade.exchangeTxId, atMs, isPending, trade, status, outcome, received };
}

/** What the sums of a history are made of: a trade that did not settle moved nothing. */
export function bookedAmounts(rows: readonly BlockTrade[]) {
  return rows.filter(({ outcome }) => outcome === 'booked').map(({ trade, atMs }) => ({ ...trade, atMs }));
}

/** What the address narrows the list down to; `minNotional` in USD, a plain decimal. */
type TradeWords = { readonly coin?: string; readonly status?: BlockStatus; readonly minNotional?: string };

/** The longest range of one call in calendar days (screens.md 1.8). */
export const MAX_DAYS = 366;

/** The call knows what was sold and what was received: a coin on either side is asked for in two queries of one timeline. */
export function tradeSources({ coin, status, minNotional }: TradeWords): readonly RecordSource<BlockTrade>[] {
  const source = (id: string, coins: Pick<InputOf<'blockTradeQuery'>, 'fromCoin' | 'toCoin'>) =>
    createSource({
      id: `block-${id}`,
      endpoint: 'blockTradeQuery',
      asked: {
        ...(status !== undefined && { status: WIRE_BY_STATUS[status] }),
        ...(minNotional !== undefined && { minNotionalUsd: minNotional }),
        ...coins,
      },
      maxSpanMs: MAX_DAYS * 86_400_000 - 1,
      inputOf: (asked, ask) => ({ ...asked, ...numberedInput(ask) }),
      read: ({ list, total }) => ({ rows: list.map(readTrade), total }),
    });
  if (coin === undefined) return [source('all', {})];
  return [source('sold', { fromCoin: coin }), source('received', { toCoin: coin })];
}

export async function findTrade(
  request: Request,
  exchangeTxId: string,
  options: RequestOptions,
): Promise<Result<BlockTrade | null>> {
  const answered = await request('blockTradeQuery', { exchangeTxId }, options);
  if (!answered.ok) return answered;
  const [trade] = answered.value.result?.list ?? [];
  return ok(trade === undefined ? null : readTrade(trade));
}
