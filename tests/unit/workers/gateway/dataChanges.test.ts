import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#shared/endpoints/table.ts';
import { callsReading, createDataChanges } from '#workers/gateway/createDataChanges.ts';

const SETTLED = ['conversions', 'orders', 'balances'];

const listOf = (...rows: readonly (readonly [id: string, status: string])[]) => ({
  list: rows.map(([exchangeTxId, exchangeStatus]) => ({ exchangeTxId, exchangeStatus })),
});

function openChanges() {
  const changes = createDataChanges();
  const learn = (name: EndpointName, input: Readonly<Record<string, unknown>>, result: unknown) =>
    changes.learn({ endpoint: ENDPOINTS[name] as Endpoint, input }, result);
  return { changes, learn };
}

describe('what the rows of an answer came to', () => {
  test('is a change once, for whichever call shows it first', () => {
    const { learn } = openChanges();
    const executed = { exchangeTxId: 'a', exchangeStatus: 'processing' };
    expect(learn('convertExecute', { quoteTxId: 'a' }, executed)).toEqual([]);
    expect(learn('convertQuery', { exchangeTxId: 'a' }, listOf(['a', 'success']))).toEqual(SETTLED);
    expect(learn('convertQuery', {}, listOf(['a', 'success']))).toEqual([]);
  });

  test('is no change in a list that is read for the first time', () => {
    const { learn } = openChanges();
    expect(learn('convertQuery', { pageNo: 1 }, listOf(['a', 'success'], ['b', 'processing']))).toEqual([]);
    expect(learn('convertQuery', { pageNo: 1 }, listOf(['a', 'success'], ['b', 'failure']))).toEqual(SETTLED);
  });

  test('is a change where one row is asked for, whose order may have lost its answer', () => {
    const { learn } = openChanges();
    expect(learn('convertQuery', { requestId: 'r' }, listOf(['a', 'success']))).toEqual(SETTLED);
    expect(learn('convertQuery', { requestId: 'r' }, listOf(['a', 'success']))).toEqual([]);
    const record = { rows: [{ withdrawId: '7', status: 'Pending' }] };
    expect(learn('withdrawRecords', { withdrawID: '7' }, record)).toEqual(['withdrawals', 'balances']);
  });

  test('is no change again where an exchange whose reads lag goes back for a moment', () => {
    const { learn } = openChanges();
    learn('convertQuery', {}, listOf(['a', 'processing']));
    expect(learn('convertQuery', {}, listOf(['a', 'success']))).toEqual(SETTLED);
    expect(learn('convertQuery', {}, listOf(['a', 'processing']))).toEqual([]);
    expect(learn('convertQuery', {}, listOf(['a', 'success']))).toEqual([]);
  });

  test('of another user before is forgotten', () => {
    const { changes, learn } = openChanges();
    learn('convertQuery', {}, listOf(['a', 'processing']));
    changes.forgetRows();
    expect(learn('convertQuery', {}, listOf(['a', 'success']))).toEqual([]);
  });
});

describe('the table of calls', () => {
  test('has every call that moves value change balances, and each change is read somewhere', () => {
    const entries = Object.entries(ENDPOINTS) as [EndpointName, Endpoint][];
    const moving = entries.filter(([, { changes }]) => changes.includes('balances')).map(([name]) => name);
    expect(moving).toEqual(
      expect.arrayContaining([
        'convertExecute',
        'batchConvert',
        'lowBalanceExchange',
        'limitOrderCreate',
        'limitOrderCancel',
        'withdrawCreate',
        'withdrawCancel',
      ]),
    );
    for (const [name, { changes }] of entries) {
      if (changes.length > 0) expect([name, callsReading(changes).length > 0]).toEqual([name, true]);
    }
  });

  test('names the calls that show a kind, and no others', () => {
    expect(callsReading(['files'])).toEqual(['exportConfig', 'exportList']);
    expect(callsReading(['balances'])).toContain('convertCoins');
    expect(callsReading(['balances'])).not.toContain('coinList');
  });
});
