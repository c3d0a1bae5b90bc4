import { describe, expect, test } from 'vitest';
import { readAddressRow } from '#app/screens/deposit/depositAddresses/addressRecord.ts';
import { findReplaced } from '#app/screens/deposit/depositAddresses/replacedAddresses.ts';
import { validateLabel } from '#app/screens/deposit/depositAddresses/validateLabel.ts';

type Wire = Parameters<typeof readAddressRow>[0];

const ROW: Wire = {
  ...{ id: 'a1', chain: 'TRX', addressDeposit: 'T1', tagDeposit: '', label: '', isDefault: false },
  ...{ state: 'ready', status: 1, coins: ['TRX', 'USDT'], createdAt: '5', totalReceived: '0', uri: 'T1' },
  received: [],
};

/** The exchange's clock is an hour ahead of the device's. */
const SKEW_MS = 3_600_000;

describe('an address', () => {
  test('is asked for again while it is made, and shortly before it ends', () => {
    const pending = (change: Partial<Wire>): boolean =>
      readAddressRow({ ...ROW, ...change }, SKEW_MS).isPending;
    expect([pending({}), pending({ state: 'creating' })]).toEqual([false, true]);
    const ends = (inMs: number) =>
      pending({ state: 'expiring', expireAt: String(Date.now() + SKEW_MS + inMs) });
    expect([ends(30 * 86_400_000), ends(10_000), ends(-1)]).toEqual([false, true, true]);
    expect(pending({ state: 'retired' })).toBe(false);
  });

  test('had its last deposit when any of its coins came last', () => {
    const received = [
      { coin: 'TRX', total: '1', lastAt: '7' },
      { coin: 'USDT', total: '2', lastAt: '9' },
    ];
    expect(readAddressRow({ ...ROW, received }, SKEW_MS).lastDepositAtMs).toBe(9);
    expect(readAddressRow(ROW, SKEW_MS).lastDepositAtMs).toBeNull();
  });
});

describe('an address that was ready and is on its way out', () => {
  const ready = [{ id: 'a1', chain: 'TRX', state: 'ready' as const }];
  const expiring = [{ id: 'a1', chain: 'TRX', state: 'expiring' as const }];
  const renewed = { id: 'a2', chain: 'TRX', state: 'ready' as const };
  const NONE: ReadonlySet<string> = new Set();

  test('was replaced by the exchange where another one of its chain has come', () => {
    expect(findReplaced(ready, [...expiring, renewed], NONE)).toEqual(expiring);
    expect(
      findReplaced(ready, [{ id: 'a1', chain: 'TRX', state: 'retired' as const }, renewed], NONE),
    ).toHaveLength(1);
  });

  test('was retired by the user, in another tab, where none has come', () => {
    expect(findReplaced(ready, expiring, NONE)).toEqual([]);
    expect(findReplaced([...ready, renewed], [...expiring, renewed], NONE)).toEqual([]);
    expect(findReplaced(ready, [...expiring, { ...renewed, chain: 'ETH' }], NONE)).toEqual([]);
  });

  test('is no news where the user retired it, at the first look, and the second time', () => {
    expect(findReplaced(ready, [...expiring, renewed], new Set(['a1']))).toEqual([]);
    expect(findReplaced([], [...expiring, renewed], NONE)).toEqual([]);
    expect(findReplaced(expiring, [...expiring, renewed], NONE)).toEqual([]);
    expect(findReplaced(ready, ready, NONE)).toEqual([]);
  });
});

test.each([
  ['', null],
  ['Payroll Zoë', null],
  ['x'.repeat(20), null],
  ['👩‍👩‍👧'.repeat(20), null],
  ['x'.repeat(21), 'tooLong'],
  ['a\u202eb', 'hidden'],
  ['a\u0007b', 'hidden'],
])('the name "%s" is faulted with %s', (label, fault) => {
  expect(validateLabel(label)).toBe(fault);
});
