import type { InferOutput } from 'valibot';
import { approxValue, type ValueRates } from '#app/features/recordList/approxValue.ts';
import type { RecordRow } from '#app/features/recordList/recordSource.ts';
import type { FreezeReason } from '#shared/endpoints/enums.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { Decimal } from '#shared/money/decimal.ts';

type WireReason = InferOutput<typeof FreezeReason>;
/** The reasons of screens.md 2.0, and UNIFIED for what the unified account holds back without giving one. */
export type FrozenReason = WireReason | 'UNIFIED';

/** Something that can't be used, or can't be withdrawn (screens.md 1.13). Amounts are plain decimals. */
export interface FrozenAsset extends RecordRow {
  readonly coin: string;
  readonly amount: string;
  /** Null where the source has no value: then the feed's price says it. */
  readonly usd: string | null;
  readonly reason: FrozenReason;
  /** As the exchange spells it, such as "FUND". */
  readonly wallet: string;
  /** ms since 1970; null where the source does not say since when. */
  readonly sinceMs: number | null;
  /** Null where the user or the exchange has to act first. */
  readonly releaseMs: number | null;
  /** The order, the deposit or the withdrawal that it belongs to; "" where there is none. */
  readonly refId: string;
  /** Blocks on top of a deposit, of how many; null where it is none. */
  readonly confirmations: { readonly done: number; readonly needed: number } | null;
}

type Hold = ResultOf<'riskLimitList'>['list'][number];
type Order = ResultOf<'convertQuery'>['list'][number];
type Deposit = ResultOf<'depositRecords'>['rows'][number];
type UnifiedCoin = ResultOf<'walletBalance'>['list'][number]['coin'][number];

/** Coins that are held for these can be used for anything but a withdrawal; for all other reasons they are set aside. */
const ONLY_WITHDRAWALS: readonly FrozenReason[] = ['UNLOCK_CONFIRM', 'BUY_HOLD', 'SECURITY_LOCK'];

export function readHolds(holds: readonly Hold[]): readonly FrozenAsset[] {
  return holds.map(({ coin, amount, usd, reason, account, startAt, releaseAt, refId }) =>
    buildAsset({
      ...{ coin, amount, usd, reason, refId, wallet: account, sinceMs: Number(startAt) },
      releaseMs: releaseAt === undefined ? null : Number(releaseAt),
    }),
  );
}

/** What open limit orders set aside, of the funding account. */
export function readOrders(orders: readonly Order[]): readonly FrozenAsset[] {
  return orders
    .filter(
      ({ limit }) => limit?.status === 'open' || limit?.status === 'filling' || limit?.status === 'init',
    )
    .map(({ exchangeTxId, fromCoin, fromAmount, createdAt, limit }) =>
      buildAsset({
        ...{ coin: fromCoin, amount: fromAmount, reason: 'LIMIT_ORDER', wallet: 'FUND', refId: exchangeTxId },
        sinceMs: Number(createdAt),
        releaseMs: limit === undefined ? null : Number(limit.expiredAt),
      }),
    );
}

/** 3 success, 70012 kept after a rollback. */
const CREDITED: readonly Deposit['status'][] = [3, 70012];

/**
 * Deposits that are credited and wait for confirmations before they can leave again. What is above the daily cap or waits for
 * the sender's data is only known from the list of holds, with its amount.
 */
export function readDeposits(deposits: readonly Deposit[]): readonly FrozenAsset[] {
  return deposits
    .filter(
      ({ status, depositType, travelRuleStatus, confirmations, unlockConfirm, unlockAt }) =>
        CREDITED.includes(status) &&
        depositType === 0 &&
        travelRuleStatus === 0 &&
        unlockAt === undefined &&
        confirmations < unlockConfirm,
    )
    .map(({ id, coin, amount, accountType, createdAt, successAt = '', confirmations, unlockConfirm }) =>
      buildAsset({
        ...{ coin, amount, reason: 'UNLOCK_CONFIRM', wallet: accountType, refId: id },
        sinceMs: Number(successAt === '' ? createdAt : successAt),
        confirmations: { done: confirmations, needed: unlockConfirm },
      }),
    );
}

/** What the unified account has locked beyond the holds that are listed with a reason; nothing is counted twice. */
export function readUnified(
  coins: readonly Pick<UnifiedCoin, 'coin' | 'locked'>[],
  holds: readonly Hold[],
): readonly FrozenAsset[] {
  return coins.flatMap(({ coin, locked }) => {
    const known = holds
      .filter(
        (hold) => hold.account === 'UNIFIED' && hold.coin === coin && !ONLY_WITHDRAWALS.includes(hold.reason),
      )
      .reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
    const rest = new Decimal(locked).minus(known);
    return rest.gt(0)
      ? buildAsset({ coin, amount: rest.toFixed(), reason: 'UNIFIED', wallet: 'UNIFIED' })
      : [];
  });
}

/** Rows by reason and reference: the same hold of two sources has one id, and is one row of the list. */
function buildAsset(
  part: Pick<FrozenAsset, 'coin' | 'amount' | 'reason' | 'wallet'> & Partial<FrozenAsset>,
): FrozenAsset {
  const { reason, wallet, coin, refId = '', sinceMs = null } = part;
  return {
    ...{ usd: null, releaseMs: null, confirmations: null, ...part, refId, sinceMs },
    id: [reason, refId, wallet, coin].filter((word) => word !== '').join('-'),
    atMs: sinceMs ?? 0,
    isPending: false,
  };
}

/** When a hold for another reason ends, its coins may have left, been sold, sent back or taken: the rows do not say that they are free. */
const ENDS_FREE: readonly FrozenReason[] = ['UNLOCK_CONFIRM', 'DEPOSIT_CAP', 'UTA_UPGRADE'];

/**
 * Whether coins are free whose hold is no longer listed, beside the holds that are left: one for another reason may have followed,
 * and one without a reference may be of them.
 */
export function isReleased(gone: FrozenAsset, left: readonly FrozenAsset[]): boolean {
  if (!ENDS_FREE.includes(gone.reason)) return false;
  return !left.some(
    ({ wallet, coin, refId }) =>
      wallet === gone.wallet &&
      coin === gone.coin &&
      (refId === gone.refId || refId === '' || gone.refId === ''),
  );
}

/** What it is worth in USD: as its source says, or by the feed's price; undefined where neither is known. */
export function usdOf({ usd, coin, amount }: FrozenAsset, rates: ValueRates): string | undefined {
  return usd ?? approxValue(amount, coin, 'USD', rates)?.value;
}

/** What all of it is worth in USD, with every digit; `isWhole` is false where something has no value. */
export function sumUsd(
  assets: readonly FrozenAsset[],
  rates: ValueRates,
): { readonly usd: string; readonly isWhole: boolean } {
  const known = assets.flatMap((asset) => usdOf(asset, rates) ?? []);
  const usd = known.reduce((sum, value) => sum.plus(value), new Decimal(0)).toFixed();
  return { usd, isWhole: known.length === assets.length };
}
