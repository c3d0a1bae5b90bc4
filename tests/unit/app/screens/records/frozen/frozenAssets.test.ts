import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planPages } from '#app/features/recordList/planPages.ts';
import {
  type FrozenAsset,
  isReleased,
  readDeposits,
  readHolds,
  readOrders,
  readUnified,
  sumUsd,
} from '#app/screens/records/frozen/frozenAssets.ts';
import { FreezeReason } from '#shared/endpoints/enums.ts';
import { Decimal } from '#shared/money/decimal.ts';

const SCALE = 100_000_000n;
const written = (units: bigint): string => `${units / SCALE}.${String(units % SCALE).padStart(8, '0')}`;
const unitsOf = (plain: string): bigint => {
  const [whole = '0', fraction = ''] = plain.split('.');
  return BigInt(whole) * SCALE + BigInt(fraction.padEnd(8, '0').slice(0, 8));
};

const NO_RATES = { lastPriceOf: () => undefined, usdPerUnitOf: () => undefined };
/** At a price at which an amount is worth three dollars. */
const priced = (amount = '1') => ({
  ...NO_RATES,
  lastPriceOf: () => new Decimal(3).div(amount).toFixed(),
});

const units = fc.bigInt({ min: 1n, max: 10n ** 16n });
type Reason = (typeof FreezeReason.options)[number];
const buildHold = (at: number, reason: Reason, account: string, coin: string, amount: bigint) => ({
  ...{ id: `hold-${at}`, coin, amount: written(amount), usd: written(amount), reason, account },
  ...{ startAt: '1', refType: 'x', refId: `ref-${at}`, action: { type: 'none' as const } },
});
const holds = fc
  .array(
    fc.tuple(
      fc.constantFrom(...FreezeReason.options),
      fc.constantFrom('FUND', 'UNIFIED'),
      fc.constantFrom('BTC', 'USDT'),
      units,
    ),
    { maxLength: 15 },
  )
  .map((parts) =>
    parts.map(([reason, account, coin, amount], at) => buildHold(at, reason, account, coin, amount)),
  );

const buildOrder = (refId: string, amount: bigint, status: 'open' | 'filled' = 'open') => ({
  ...{ exchangeTxId: refId, quoteTxId: '', accountType: 'limit_order_funding' as const, fromCoin: 'BTC' },
  ...{ fromAmount: written(amount), toCoin: 'USDT', toAmount: '1', convertRate: '1', feeCoin: '' },
  ...{ feeAmount: '0', taxAmount: '0', exchangeStatus: 'init' as const, gapRate: '0', createdAt: '5' },
  limit: { limitPrice: '1', expiredAt: '99', status },
});

describe('a hold that is no longer listed', () => {
  const holdOf = (reason: Reason, account = 'FUND', coin = 'BTC', refId = 'dep-1'): FrozenAsset =>
    readHolds([{ ...buildHold(1, reason, account, coin, 5n), refId }])[0] as FrozenAsset;

  test('has let go of its coins where no other hold of them has followed', () => {
    const gone = holdOf('DEPOSIT_CAP');
    expect(isReleased(gone, [])).toBe(true);
    expect(isReleased(gone, [holdOf('UNLOCK_CONFIRM')])).toBe(false);
    expect(isReleased(gone, [holdOf('TRAVEL_RULE')])).toBe(false);
    expect(isReleased(gone, [holdOf('LEGAL', 'FUND', 'BTC', '')])).toBe(false);
    for (const other of [holdOf('LEGAL', 'UNIFIED'), holdOf('LEGAL', 'FUND', 'ETH')]) {
      expect(isReleased(gone, [other])).toBe(true);
    }
    expect(isReleased(gone, [holdOf('UNLOCK_CONFIRM', 'FUND', 'BTC', 'dep-2')])).toBe(true);
  });

  test.each(['UNLOCK_CONFIRM', 'DEPOSIT_CAP', 'UTA_UPGRADE'] as const)('is free after %s', (reason) => {
    expect(isReleased(holdOf(reason), [])).toBe(true);
  });

  test.each(
    FreezeReason.options.filter(
      (reason) => !['UNLOCK_CONFIRM', 'DEPOSIT_CAP', 'UTA_UPGRADE'].includes(reason),
    ),
  )('may have ended with the coins elsewhere: %s', (reason) => {
    expect(isReleased(holdOf(reason), [])).toBe(false);
  });
});

const DEPOSIT = {
  ...{ id: 'dep-1', kind: 'chain' as const, coin: 'ETH', chain: 'ETH', amount: '2', status: 3 as const },
  ...{
    depositType: 0 as const,
    confirmations: 3,
    needConfirm: 2,
    unlockConfirm: 12,
    txID: 't',
    txIndex: '0',
  },
  ...{ blockHash: '', fromAddress: '', toAddress: '', tag: '', depositFee: '0', accountType: 'FUND' },
  ...{ createdAt: '7', successAt: '8', travelRuleStatus: 0 as const, complianceStatus: 0, taxStatus: 0 },
  explorer: '',
};

/** The rows of several sources as the list joins them. */
function join(...sources: (readonly FrozenAsset[])[]): readonly FrozenAsset[] {
  const step = { startMs: 0, endMs: 9, isOlder: false };
  return planPages<FrozenAsset>({
    sources: sources.map((_rows, at) => ({ id: String(at), steps: [step] })),
    wanted: 1_000,
    isHidden: () => false,
    stateOf: ({ sourceId }) => ({ state: 'loaded', rows: sources[Number(sourceId)] ?? [], next: null }),
  }).rows;
}

describe('what is frozen', () => {
  test('of the unified account is its lock without what is listed with a reason', () => {
    const setAside = (reason: Reason) => !['UNLOCK_CONFIRM', 'BUY_HOLD', 'SECURITY_LOCK'].includes(reason);
    fc.assert(
      fc.property(holds, units, (listed, extra) => {
        const known = listed
          .filter(({ account, coin, reason }) => account === 'UNIFIED' && coin === 'BTC' && setAside(reason))
          .reduce((sum, { amount }) => sum + unitsOf(amount), 0n);
        const [rest] = readUnified([{ coin: 'BTC', locked: written(known + extra) }], listed);
        expect(unitsOf(rest?.amount ?? '0')).toBe(extra);
        expect(readUnified([{ coin: 'BTC', locked: written(known) }], listed)).toEqual([]);
      }),
    );
  });

  test('is counted once where two sources have it, with the reason of the first', () => {
    const hold = { ...buildHold(1, 'LIMIT_ORDER', 'FUND', 'BTC', 5n), refId: 'order-1' };
    const orders = readOrders([buildOrder('order-1', 5n), buildOrder('order-2', 7n)]);
    const rows = join(readHolds([hold]), orders);
    expect(rows.map(({ refId, usd }) => [refId, usd])).toEqual([
      ['order-2', null],
      ['order-1', written(5n)],
    ]);
  });

  test('by a deposit is the hold of the same deposit', () => {
    const hold = { ...buildHold(1, 'UNLOCK_CONFIRM', 'FUND', 'ETH', 200_000_000n), refId: 'dep-1' };
    expect(join(readHolds([hold]), readDeposits([DEPOSIT]))).toHaveLength(1);
    expect(join([], readDeposits([DEPOSIT]))).toMatchObject([
      { reason: 'UNLOCK_CONFIRM', sinceMs: 8, confirmations: { done: 3, needed: 12 } },
    ]);
  });

  test.each([
    ['is not credited', { status: 2 as const }],
    ['is unlocked', { unlockAt: '9' }],
    ['has its confirmations', { confirmations: 12 }],
    ['is above the daily cap, whose rest only the holds know', { depositType: 10 as const }],
    ['waits for its sender', { travelRuleStatus: 1 as const }],
  ])('is no deposit that %s', (_what, change) => {
    expect(readDeposits([{ ...DEPOSIT, ...change }])).toEqual([]);
  });

  test('is no order that has ended', () => {
    expect(readOrders([buildOrder('order-1', 5n, 'filled')])).toEqual([]);
  });

  test('adds up in USD to the smallest unit, and says where a value is missing', () => {
    fc.assert(
      fc.property(holds, (listed) => {
        const rows = readHolds(listed);
        const total = listed.reduce((sum, { usd }) => sum + unitsOf(usd), 0n);
        expect(unitsOf(sumUsd(rows, NO_RATES).usd)).toBe(total);
        expect(sumUsd(rows, NO_RATES).isWhole).toBe(true);
      }),
    );
    const orders = readOrders([buildOrder('order-1', 5n)]);
    expect(sumUsd(orders, NO_RATES)).toEqual({ usd: '0', isWhole: false });
    expect(sumUsd(orders, priced(orders[0]?.amount))).toMatchObject({ isWhole: true });
    expect(Number(sumUsd(orders, priced(orders[0]?.amount)).usd)).toBeCloseTo(3, 1);
  });
});
