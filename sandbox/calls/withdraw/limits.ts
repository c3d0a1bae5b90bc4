import { and, eq, gte, notInArray, sql as statement } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { withdrawals } from '#sandbox/books/state/schema/chain.ts';
import { COIN_BY_CODE } from '#sandbox/seed/reference/coins.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { UNDONE_STATUSES } from './withdrawStatus.ts';

/** What a user may withdraw, in USD (screens.md 1.17, the ladder of limits). */
export interface Limits {
  readonly dailyUsd: number;
  /** Only without KYC. */
  readonly monthlyUsd: number | null;
  /** What would raise the daily limit. */
  readonly nextTier: { readonly need: string; readonly dailyUsd: number } | null;
}

const DAY_MS = 24 * 3_600_000;
const NO_KYC = { dailyUsd: 20_000, monthlyUsd: 100_000 };
const LEVEL_1_USD = 1_000_000;
const LEVEL_2_USD = 2_000_000;
const BUSINESS_USD = 4_000_000;
/** VIPs have so many times as much. A sandbox value. */
const VIP_FACTOR = 2;

/** Most that all users together may withdraw of one coin, on all chains, in 24 hours, in USD (131095). A sandbox value. */
export const PLATFORM_USD = 20_000_000;

const USD_DIGITS = 8;

export function limitsOf({
  kycLevel,
  isBusiness,
  vipLevel,
}: Pick<DemoUser, 'kycLevel' | 'isBusiness' | 'vipLevel'>): Limits {
  const factor = vipLevel > 0 ? VIP_FACTOR : 1;
  if (isBusiness) {
    return { dailyUsd: BUSINESS_USD * factor, monthlyUsd: null, nextTier: null };
  }
  switch (kycLevel) {
    case 0:
      return { ...NO_KYC, nextTier: { need: 'KYC_1', dailyUsd: LEVEL_1_USD } };
    case 1:
      return {
        dailyUsd: LEVEL_1_USD * factor,
        monthlyUsd: null,
        nextTier: { need: 'KYC_2', dailyUsd: LEVEL_2_USD * factor },
      };
    case 2:
      return {
        dailyUsd: LEVEL_2_USD * factor,
        monthlyUsd: null,
        nextTier: factor > 1 ? null : { need: 'VIP', dailyUsd: LEVEL_2_USD * VIP_FACTOR },
      };
  }
}

/** What a coin is worth now; without a market, what it was worth in the beginning: no limit ends with its price. */
export function priceOf({ prices }: Pick<Exchange, 'prices'>, coin: string, nowMs: number): Decimal {
  return prices.usd(coin, nowMs) ?? new Decimal(COIN_BY_CODE.get(coin)?.startUsd ?? 0);
}

/** The same of so many coins, rounded up. */
export function usdOf(
  exchange: Pick<Exchange, 'prices'>,
  coin: string,
  amount: Decimal | string,
  nowMs: number,
): Decimal {
  return priceOf(exchange, coin, nowMs).times(amount).toDecimalPlaces(USD_DIGITS, Decimal.ROUND_UP);
}

/** Days and months are those of UTC (screens.md 0.1). */
export function startOfDay(nowMs: number): number {
  return nowMs - (nowMs % DAY_MS);
}

export function startOfMonth(nowMs: number): number {
  const day = new Date(nowMs);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth());
}

export function endOfDay(nowMs: number): number {
  return startOfDay(nowMs) + DAY_MS;
}

export function endOfMonth(nowMs: number): number {
  const day = new Date(nowMs);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1);
}

/** What a user has withdrawn since `sinceMs`, in USD; withdrawals that were undone don't count. */
export async function readUsedUsd(sql: Sql, uid: number, sinceMs: number): Promise<Decimal> {
  return sumUsd(sql, eq(withdrawals.uid, uid), sinceMs);
}

/** What all users have withdrawn of a coin to its chains in the last 24 hours, in USD. */
export async function readPlatformUsd(sql: Sql, coin: string, nowMs: number): Promise<Decimal> {
  return sumUsd(sql, and(eq(withdrawals.coin, coin), eq(withdrawals.type, 0)), nowMs - DAY_MS);
}

async function sumUsd(sql: Sql, whose: ReturnType<typeof and>, sinceMs: number): Promise<Decimal> {
  const [row] = await sql
    .select({ usd: statement<string>`coalesce(sum(${withdrawals.usd}), 0)::text` })
    .from(withdrawals)
    .where(
      and(whose, gte(withdrawals.createdAt, sinceMs), notInArray(withdrawals.status, [...UNDONE_STATUSES])),
    );
  return new Decimal(row?.usd ?? 0);
}
