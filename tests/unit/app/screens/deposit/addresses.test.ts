import { describe, expect, test } from 'vitest';
import { readAddressRow } from '#app/screens/deposit/depositAddresses/addressRecord.ts';
import { findReplaced } from '#app/screens/deposit/depositAddresses/replacedAddresses.ts';
import { markRetired, retiredHere } from '#app/screens/deposit/depositAddresses/retiredHere.ts';
import { validateLabel } from '#app/screens/deposit/depositAddresses/validateLabel.ts';
import { openStorage } from '#tests/support/fakeStorage.ts';

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

  test('is the same however the clocks differ at an answer', () => {
    expect(readAddressRow(ROW, SKEW_MS + 3)).toEqual(readAddressRow(ROW, SKEW_MS));
  });
});

describe('an address that was ready and is on its way out', () => {
  const ready = [{ id: 'a1', chain: 'TRX', state: 'ready' as const }];
  const expiring = [{ id: 'a1', chain: 'TRX', state: 'expiring' as const }];
  const renewed = { id: 'a2', chain: 'TRX', state: 'ready' as const };
  const making = { ...renewed, state: 'creating' as const };
  type Looked = Parameters<typeof findReplaced>[1];

  /** Ids of those that were replaced, by look; the list is looked at as often as it is given. */
  const replacedIn = (looks: readonly Looked[], retired: readonly string[] = [], ordered = ''): string[] => {
    let leaving: ReadonlySet<string> = new Set();
    return looks.map((now, at) => {
      const known = { leaving, retired: new Set(retired), isOrdered: (id: string) => id === ordered };
      const found = findReplaced(looks[at - 1] ?? [], now, known);
      leaving = found.leaving;
      return found.replaced.map(({ id }) => id).join();
    });
  };

  test('was replaced by the exchange where another one of its chain has come', () => {
    expect(replacedIn([ready, [...expiring, renewed]])).toEqual(['', 'a1']);
    const retired = { id: 'a1', chain: 'TRX', state: 'retired' as const };
    expect(replacedIn([ready, [retired, renewed]])).toEqual(['', 'a1']);
  });

  test('was replaced, and is said to be once, where the other one is still made or comes later', () => {
    expect(replacedIn([ready, [...expiring, making], [...expiring, renewed]])).toEqual(['', 'a1', '']);
    expect(replacedIn([ready, [...ready, making], [...expiring, renewed]])).toEqual(['', '', 'a1']);
    expect(replacedIn([ready, expiring, expiring, [...expiring, renewed]])).toEqual(['', '', '', 'a1']);
  });

  test('was retired by the user, on another device, where none has come but what the user ordered', () => {
    expect(replacedIn([ready, expiring])).toEqual(['', '']);
    expect(
      replacedIn([
        [...ready, renewed],
        [...expiring, renewed],
      ]),
    ).toEqual(['', '']);
    expect(replacedIn([ready, [...expiring, { ...renewed, chain: 'ETH' }]])).toEqual(['', '']);
    expect(replacedIn([ready, expiring, [...expiring, renewed]], [], 'a2')).toEqual(['', '', '']);
  });

  test('is no news where the user retired it, at the first look, and the second time', () => {
    expect(replacedIn([ready, [...expiring, renewed]], ['a1'])).toEqual(['', '']);
    expect(replacedIn([[...expiring, renewed]])).toEqual(['']);
    expect(replacedIn([expiring, [...expiring, renewed]])).toEqual(['', '']);
    expect(replacedIn([ready, ready])).toEqual(['', '']);
  });

  test('was retired by the user in whatever tab of the device', () => {
    const textByKey = new Map<string, string>();
    markRetired('a1', openStorage(textByKey));
    markRetired('a2', openStorage(textByKey));
    expect([...retiredHere(openStorage(textByKey))]).toEqual(['a1', 'a2']);
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
