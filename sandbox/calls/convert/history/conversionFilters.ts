import { and, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import { refuse } from '#sandbox/server/api/answer.ts';
import { findAsset } from '../assets.ts';
import type { Conversion } from '../conversions.ts';
import { isOurId } from '../ids.ts';
import { NOT_FOUND } from '../quotes.ts';

/** 30 April 2024 04:00 UTC: older records are kept elsewhere (screens.md 1.2). */
const CUT_OFF_MS = 1_714_449_600_000;

/** What the histories of conversions can be narrowed down by; absent filters let everything through. */
export interface ConversionFilters {
  readonly uid: number;
  readonly kinds: readonly Conversion['kind'][];
  readonly accountTypes?: readonly string[] | undefined;
  readonly exchangeTxId?: string | undefined;
  readonly requestId?: string | undefined;
  readonly fromCoin?: string | undefined;
  readonly toCoin?: string | undefined;
  readonly statuses?: readonly string[] | undefined;
  readonly minNotionalUsd?: string | undefined;
  /** Milliseconds as text. */
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

export function matchConversions(filters: ConversionFilters): SQL | undefined {
  const { uid, kinds, accountTypes, exchangeTxId, requestId, statuses, minNotionalUsd } = filters;
  const { startTime, endTime } = filters;
  return and(
    eq(conversions.uid, uid),
    inArray(conversions.kind, [...kinds]),
    accountTypes && inArray(conversions.accountType, [...accountTypes]),
    exchangeTxId === undefined ? undefined : eq(conversions.id, exchangeTxId),
    requestId === undefined ? undefined : eq(conversions.requestId, requestId),
    ...matchCoins(filters),
    statuses && inArray(conversions.status, [...statuses]),
    minNotionalUsd === undefined ? undefined : gte(conversions.notionalUsd, minNotionalUsd),
    startTime === undefined ? undefined : gte(conversions.createdAt, Number(startTime)),
    endTime === undefined ? undefined : lte(conversions.createdAt, Number(endTime)),
  );
}

/** An unknown coin is left to match nothing; the database takes not every text. */
function matchCoins({ fromCoin, toCoin }: ConversionFilters): (SQL | undefined)[] {
  const known = (coin: string): string => findAsset(coin)?.coin ?? '';
  return [
    fromCoin === undefined ? undefined : eq(conversions.fromCoin, known(fromCoin)),
    toCoin === undefined ? undefined : eq(conversions.toCoin, known(toCoin)),
  ];
}

/** Throws 700004 for ids that can't be an order's. */
export function requireOrderId(id: string | undefined): void {
  if (id !== undefined && !isOurId(id)) {
    throw new Refusal(NOT_FOUND);
  }
}

/** Throws 134007 for a range with days on both sides of the cut-off; it has to be asked for in two. */
export function requireOneSide(
  startTime: string | undefined,
  endTime: string | undefined,
  nowMs: number,
): void {
  const endMs = endTime === undefined ? nowMs : Number(endTime);
  if (startTime !== undefined && Number(startTime) < CUT_OFF_MS && endMs > CUT_OFF_MS) {
    throw new Refusal(refuse(134007, 'the range crosses the data cut-off', { info: { cutOff: CUT_OFF_MS } }));
  }
}

/** The statuses that a filter's word means: limit orders have their own words (screens.md 2.0). */
export function statusesLike(status: string | undefined): readonly string[] | undefined {
  if (status === undefined) {
    return undefined;
  }
  return [
    status,
    ...Object.entries(EXCHANGE_STATUSES).flatMap(([limit, like]) => (like === status ? limit : [])),
  ];
}

/** What a limit order's status is among those of conversions. */
const EXCHANGE_STATUSES: Readonly<Record<string, Conversion['status']>> = {
  open: 'init',
  filling: 'processing',
  filled: 'success',
  cancelled: 'failure',
  expired: 'failure',
  failed: 'failure',
};

export function exchangeStatusOf(status: string): string {
  return EXCHANGE_STATUSES[status] ?? status;
}
