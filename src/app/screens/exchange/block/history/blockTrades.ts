import type { Request, RequestOptions } from '#app/bridge/request.ts';
import { createSource, numberedInput, type RecordRow, type RecordSource } from '#app/records/recordSource.ts';
import type { BlockStatus } from '#app/records/recordSteps.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import { ok, type Result } from '#shared/result/result.ts';
import { blockStatusOf, WIRE_BY_STATUS } from '../blockStatus.ts';
import type { BlockRow } from '../ticketText.ts';

/** A block trade as a row of its history. */
export interface BlockTrade extends RecordRow {
  readonly trade: BlockRow;
  readonly status: BlockStatus;
}

function readTrade(trade: BlockRow): BlockTrade {
  const status = blockStatusOf(trade.exchangeStatus);
  const isPending = status === 'quoted' || status === 'confirmed';
  return { id: trade.exchangeTxId, atMs: Number(trade.createdAt), isPending, trade, status };
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
