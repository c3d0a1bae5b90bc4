import type { Request, RequestOptions } from '#app/bridge/request.ts';
import { createSource, type RecordRow, type RecordSource } from '#app/records/recordSource.ts';
import type { BlockStatus } from '#app/records/recordSteps.ts';
import { type PairSum, sumCoins, sumPairs } from '#app/records/sumPairs.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import { cutDecimal, Decimal } from '#shared/money/decimal.ts';
import { ok, type Result } from '#shared/result/result.ts';
import { blockStatusOf, WIRE_BY_STATUS } from '../blockStatus.ts';
import type { BlockRow } from '../ticketText.ts';

/** A block trade as a row of its history. */
export interface BlockTrade extends RecordRow {
  readonly trade: BlockRow;
  readonly status: BlockStatus;
}

export function readTrade(trade: BlockRow): BlockTrade {
  const status = blockStatusOf(trade.exchangeStatus);
  const isPending = status === 'quoted' || status === 'confirmed';
  return { id: trade.exchangeTxId, atMs: Number(trade.createdAt), isPending, trade, status };
}

export interface TradeFilters {
  readonly coin?: string;
  readonly status?: BlockStatus;
  /** USD, a plain decimal. */
  readonly minNotional?: string;
}

/** The longest range of one call in calendar days (screens.md 1.8). */
export const MAX_DAYS = 366;

/** The call knows what was sold and what was received: a coin on either side is asked for in two queries of one timeline. */
export function tradeSources({
  coin,
  status,
  minNotional,
}: TradeFilters): readonly RecordSource<BlockTrade>[] {
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
      inputOf: (asked, { step, pageNo, limit }) => ({
        ...asked,
        startTime: String(step.startMs),
        endTime: String(step.endMs),
        pageNo,
        pageSize: limit,
      }),
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

/** The settled trades of one pair in one month of the reader's calendar. */
export interface MonthSum extends PairSum {
  /** The first moment of the month, in ms since 1970. */
  readonly monthMs: number;
  readonly notionalUsd: string;
}

/** Sums by month and pair, the newest month first (screens.md 1.8); a trade that did not settle moved nothing. */
export function sumMonths(trades: readonly BlockTrade[]): readonly MonthSum[] {
  const settled = trades.filter(({ status }) => status === 'settled');
  const monthOf = ({ atMs }: BlockTrade): number => {
    const at = new Date(atMs);
    return new Date(at.getFullYear(), at.getMonth(), 1).getTime();
  };
  const months = [...new Set(settled.map(monthOf))].toSorted((one, other) => other - one);
  return months.flatMap((monthMs) => {
    const rows = settled.filter((row) => monthOf(row) === monthMs).map(({ trade }) => trade);
    return sumPairs(rows).map((sum) => {
      const ofPair = rows.filter(
        ({ fromCoin, toCoin }) => fromCoin === sum.fromCoin && toCoin === sum.toCoin,
      );
      const [usd] = sumCoins(ofPair.map(({ notionalUsd }) => ({ coin: 'USD', amount: notionalUsd })));
      return { ...sum, monthMs, notionalUsd: usd?.amount ?? '0' };
    });
  });
}

/** What an ordinary conversion would have given; amounts in the coin that was received, plain decimal strings. */
export interface ConvertWould {
  readonly amount: string;
  /** What the block gave more, or less with a minus. */
  readonly difference: string;
}

/**
 * The spot price of that moment with the distance that a conversion has from spot now (screens.md 1.8): its price of that time
 * was not asked for. An estimate, before the conversion's fee, so that two digits are enough.
 */
export function convertWould(
  { fromAmount, toAmount, spotRate }: Pick<BlockRow, 'fromAmount' | 'toAmount' | 'spotRate'>,
  convertGap: string,
): ConvertWould {
  const exact = new Decimal(fromAmount).times(spotRate).times(new Decimal(1).plus(convertGap));
  const digits = exact.gte(1) ? 2 : 8;
  const difference = new Decimal(toAmount).minus(exact);
  return { amount: cutDecimal(exact, digits), difference: cutDecimal(difference, digits) };
}

/** The address of a document where it may be opened: over https, or of the page's own origin; null otherwise. */
export function documentUrl(url: string | undefined, pageHref: string): string | null {
  if (url === undefined || url === '' || !URL.canParse(url, pageHref)) return null;
  const target = new URL(url, pageHref);
  const isOwn = target.origin === new URL(pageHref).origin;
  return isOwn || target.protocol === 'https:' ? target.href : null;
}
