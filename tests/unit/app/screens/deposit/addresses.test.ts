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

describe('an address', () => {
  test('is asked for again while it is made, and shortly before it ends', () => {
    const pending = (change: Partial<Wire>): boolean => readAddressRow({ ...ROW, ...change }).isPending;
    expect([pending({}), pending({ state: 'creating' })]).toEqual([false, true]);
    const ends = (inMs: number) => pending({ state: 'expiring', expireAt: String(Date.now() + inMs) });
    expect([ends(30 * 86_400_000), ends(10_000), ends(-1)]).toEqual([false, true, true]);
    expect(pending({ state: 'retired' })).toBe(false);
  });

  test('had its last deposit when any of its coins came last', () => {
    const received = [
      { coin: 'TRX', total: '1', lastAt: '7' },
      { coin: 'USDT', total: '2', lastAt: '9' },
    ];
    expect(readAddressRow({ ...ROW, received }).lastDepositAtMs).toBe(9);
    expect(readAddressRow(ROW).lastDepositAtMs).toBeNull();
  });
});

describe('an address that was ready and is on its way out', () => {
  const ready = [{ id: 'a1', state: 'ready' as const }];
  const expiring = [{ id: 'a1', state: 'expiring' as const }];

  test('was replaced by the exchange', () => {
    expect(findReplaced(ready, expiring, new Set())).toEqual(expiring);
    expect(findReplaced(ready, [{ id: 'a1', state: 'retired' }], new Set())).toHaveLength(1);
  });

  test('is no news where the user retired it, at the first look, and the second time', () => {
    expect(findReplaced(ready, expiring, new Set(['a1']))).toEqual([]);
    expect(findReplaced([], expiring, new Set())).toEqual([]);
    expect(findReplaced(expiring, expiring, new Set())).toEqual([]);
    expect(findReplaced(ready, ready, new Set())).toEqual([]);
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
