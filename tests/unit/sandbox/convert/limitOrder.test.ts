import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHolds } from '#sandbox/books/ledger/holds.ts';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import { nextStatus, statusesBefore } from '#sandbox/calls/convert/limitOrder/orderMachine.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { FAST } from '../support/startSandbox.ts';
import { openTrade, type Reply, type Row, type Trader } from './openTrader.ts';

const LIMIT_ORDER = '/exchangeNew/limitOrder';
const DAY_MS = 86_400_000;

async function marketOf(trader: Trader, fromCoin = 'BTC'): Promise<number> {
  const { result } = await trader.get(
    `/exchangeNew/getGapRate?fromCoin=${fromCoin}&toCoin=USDT&accountType=limit_order_funding`,
  );
  return Number(result.referenceRate);
}

async function order(trader: Trader, times: number, body: Row = {}): Promise<Reply> {
  const market = await marketOf(trader, String(body.fromCoin ?? 'BTC'));
  return trader.ask(`${LIMIT_ORDER}/create`, {
    accountType: 'limit_order_funding',
    fromCoin: 'BTC',
    toCoin: 'USDT',
    fromAmount: '0.1',
    limitPrice: (market * times).toFixed(2),
    expireDays: 7,
    ...body,
  });
}

async function statusOf(trader: Trader, exchangeTxId: unknown): Promise<unknown> {
  const { result } = await trader.post(`${LIMIT_ORDER}/query/exchangeTxId`, { exchangeTxId });
  return (result.limit as Row).status;
}

const cancel = (trader: Trader, exchangeTxId: unknown) =>
  trader.ask(`${LIMIT_ORDER}/cancel`, { exchangeTxId });

describe('An order with a limit', () => {
  test('waits with its coins set aside, and can be looked at by either id', async () => {
    const { trader, time, database, expectBalanced } = await openTrade();
    const { code, result } = await order(trader, 1.2, { requestId: 'l-1' });
    expect(code).toBe(0);
    const expiredAt = String(time.clock.now() + 7 * DAY_MS);
    expect(result).toMatchObject({ status: 'open', lockedAmount: '0.1', expiredAt });
    expect(await trader.balance('BTC')).toBe('0.4');
    expect(await trader.balance('BTC', 'FUND', 'LIMIT_ORDER')).toBe('0.1');
    expect(await readHolds(database.sql, trader.uid, 'BTC')).toMatchObject([
      { amount: '0.1', reason: 'LIMIT_ORDER', refId: result.exchangeTxId, releaseMs: Number(expiredAt) },
    ]);
    const seen = await trader.post(`${LIMIT_ORDER}/query/exchangeTxId`, { requestId: 'l-1' });
    expect(seen.result).toMatchObject({
      exchangeTxId: result.exchangeTxId,
      quoteTxId: '',
      exchangeStatus: 'init',
      limit: { status: 'open', expiredAt },
    });
    expect(Number(seen.result.distance)).toBeCloseTo(0.2, 4);
    await expectBalanced();
  });

  test('is filled when its price is met, for no less than its limit', async () => {
    const { trader, time, sandbox, database, expectBalanced } = await openTrade();
    const before = await trader.balance('USDT');
    const { result } = await order(trader, 1.2);
    await sandbox.exchange.catchUp();
    expect(await statusOf(trader, result.exchangeTxId)).toBe('open');
    const limitPrice = ((await marketOf(trader)) * 0.99).toFixed(2);
    await database.sql.update(conversions).set({ limitPrice });
    await sandbox.exchange.catchUp();
    expect(await statusOf(trader, result.exchangeTxId)).toBe('filling');
    expect((await cancel(trader, result.exchangeTxId)).code).toBe(136003);
    time.advance(1_000);
    await sandbox.exchange.catchUp();
    const { result: row } = await trader.post(`${LIMIT_ORDER}/query/exchangeTxId`, result);
    expect(row).toMatchObject({ exchangeStatus: 'success', limit: { status: 'filled' } });
    expect(Number((row.limit as Row).filledRate)).toBeGreaterThanOrEqual(Number(limitPrice));
    expect(await trader.balance('USDT')).toBe(new Decimal(before).plus(String(row.toAmount)).toFixed());
    expect(await trader.balance('BTC', 'FUND', 'LIMIT_ORDER')).toBe('0');
    expect(await readHolds(database.sql, trader.uid, 'BTC')).toEqual([]);
    await expectBalanced();
  });

  test('gives its coins back when it is cancelled, once', async () => {
    const { trader, database, expectBalanced } = await openTrade();
    const { result } = await order(trader, 1.2);
    const replies = await Promise.all([1, 2, 3].map(() => cancel(trader, result.exchangeTxId)));
    expect(replies.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      0, 136003, 136003,
    ]);
    expect(await statusOf(trader, result.exchangeTxId)).toBe('cancelled');
    expect(await trader.balance('BTC')).toBe('0.5');
    expect(await readHolds(database.sql, trader.uid, 'BTC')).toEqual([]);
    await expectBalanced();
  });

  test('runs out at its time, and gives its coins back', async () => {
    const { trader, time, sandbox, expectBalanced } = await openTrade(undefined, { speed: FAST });
    const { result } = await order(trader, 1.9, { expireDays: 30 });
    time.sleep((30 * DAY_MS) / FAST);
    await sandbox.exchange.catchUp();
    expect(await statusOf(trader, result.exchangeTxId)).toBe('expired');
    expect(await trader.balance('BTC')).toBe('0.5');
    await expectBalanced();
  });

  test('fails where the coins it set aside are gone', async () => {
    const { trader, time, sandbox, database, expectBalanced } = await openTrade();
    const { result } = await order(trader, 1.2);
    await database.sql.update(conversions).set({ fromAmount: '0.2', limitPrice: '1' });
    await sandbox.exchange.catchUp();
    time.advance(1_000);
    await sandbox.exchange.catchUp();
    expect(await statusOf(trader, result.exchangeTxId)).toBe('failed');
    await expectBalanced();
  });

  test('of FIL runs out after a minute, whatever its price', async () => {
    const { trader, time, sandbox, expectBalanced } = await openTrade();
    const usd = await marketOf(trader, 'FIL');
    const toFil = { toCoin: 'FIL', fromCoin: 'USDT', fromAmount: '100', limitPrice: (0.6 / usd).toFixed(5) };
    const { result } = await order(trader, 1, toFil);
    await sandbox.exchange.catchUp();
    time.advance(59_999);
    await sandbox.exchange.catchUp();
    expect(await statusOf(trader, result.exchangeTxId)).toBe('open');
    time.advance(1);
    await sandbox.exchange.catchUp();
    expect(await statusOf(trader, result.exchangeTxId)).toBe('expired');
    await expectBalanced();
  });
});

describe('An order is refused', () => {
  test('for each thing that can be wrong with it, by the code of that', async () => {
    const { trader } = await openTrade();
    const cases: [string, number, number, Row][] = [
      ['far below the market', 136001, 0.49, {}],
      ['far above the market', 136001, 2.01, {}],
      ['a price finer than prices are', 136001, 1, { limitPrice: '65000.001' }],
      ['too little', 700006, 1.1, { fromAmount: '0.00001' }],
      ['too much', 700007, 1.1, { fromAmount: '9' }],
      ['more than there is', 700005, 1.1, { fromAmount: '0.51' }],
      ['an unknown coin', 700013, 1.1, { toCoin: 'NOPE' }],
      ['a closed coin', 50001, 1.1, { toCoin: 'DASH' }],
      ['days that are not on the list', 700000, 1.1, { expireDays: 2 }],
      ['more digits than the coin has', 700000, 1.1, { fromAmount: '0.100000001' }],
      ['one coin', 700000, 1.1, { toCoin: 'BTC' }],
    ];
    const codes: [string, number][] = [];
    for (const [why, , times, body] of cases) {
      codes.push([why, (await order(trader, times, body)).code]);
    }
    expect(codes).toEqual(cases.map(([why, code]) => [why, code]));
    expect(await trader.balance('BTC')).toBe('0.5');
  });

  test('as the twenty-first that is open', async () => {
    const { trader, expectBalanced } = await openTrade();
    const many = Array.from({ length: 22 }, () => order(trader, 1.5, { fromAmount: '0.001' }));
    const codes = (await Promise.all(many)).map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(20);
    expect(codes.filter((code) => code === 136002)).toHaveLength(2);
    expect(await trader.balance('BTC', 'FUND', 'LIMIT_ORDER')).toBe('0.02');
    await expectBalanced();
  });

  test('before a user has been verified', async () => {
    const { trader } = await openTrade('newcomer@sluice.example');
    expect((await order(trader, 1.1)).code).toBe(42039);
  });

  test('to be seen or cancelled by another user', async () => {
    const exchange = await openTrade();
    const { result } = await order(exchange.trader, 1.2);
    const other = await exchange.trade('vip@sluice.example');
    expect((await cancel(other, result.exchangeTxId)).code).toBe(700004);
    const query = `${LIMIT_ORDER}/query/exchangeTxId`;
    expect((await other.post(query, result)).code).toBe(700004);
    expect((await other.post(query, {})).code).toBe(700000);
    expect((await other.post(query, { exchangeTxId: '%00' })).code).toBe(700004);
  });
});

test('The machine of limit orders ends, and nothing leaves an end', () => {
  const events = ['priceMet', 'booked', 'cancel', 'timeOver', 'lockLost'] as const;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 6 }), (happening) => {
      const end = happening.reduce<Parameters<typeof nextStatus>[0]>(
        (status, event) => nextStatus(status, event) ?? status,
        'open',
      );
      const isOver = events.every((event) => !statusesBefore(event).includes(end));
      expect(isOver).toBe(end !== 'open' && end !== 'filling');
    }),
  );
});
