import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Decimal } from '#shared/money/decimal.ts';
import { FAST } from '../support/startSandbox.ts';
import { openTrade, type Row, type Trader } from './openTrader.ts';

const LIST = '/exchange/batch/list';

type Coin = Row & { coin: string; support: number; usdt_value: string };

async function coinsOf(trader: Trader, account: string): Promise<Coin[]> {
  const { result } = await trader.get(`${LIST}?view=coins&account_type=${account}`);
  return result.coins as Coin[];
}

const preOrder = (trader: Trader, coins: string[], body: Row = {}) =>
  trader.post('/exchange/batch/preOrder', {
    account_type: 'funding',
    to_coin: 'USDT',
    coins,
    request_id: randomUUID(),
    ...body,
  });

const exchange = (trader: Trader, id: unknown) =>
  trader.post('/exchange/batch/exchangeOrder', { pre_order_id: id, request_id: randomUUID() });

describe('Remainders', () => {
  test('are the coins worth less than ten dollars, the most first, with why some can not be converted', async () => {
    const { trader } = await openTrade();
    const { result } = await trader.get(`${LIST}?view=coins&account_type=funding`);
    expect(result).toMatchObject({
      threshold_usd: '10',
      max_total_usd: '200',
      max_coins: 20,
      fee_rate: '0.02',
      to_coins: ['USDT', 'USDC', 'MNT'],
      next_available_time: '0',
    });
    const coins = result.coins as Coin[];
    const values = coins.map(({ usdt_value }) => Number(usdt_value));
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(Math.max(...values)).toBeLessThan(10);
    expect(coins.find(({ coin }) => coin === 'BTC')).toBeUndefined();
    expect(coins.find(({ coin }) => coin === 'DASH')).toMatchObject({
      support: 2,
      reason: '50001',
    });
    expect(coins.find(({ coin }) => coin === 'ADA')).toMatchObject({ support: 1, balance: '6.25' });
  });

  test('become one coin, less two per cent, and then the account cools down for a day', async () => {
    const { trader, time, expectBalanced } = await openTrade();
    const before = await trader.balance('USDT');
    const { code, result } = await preOrder(trader, ['TRX', 'ADA', 'DOGE', 'DASH', 'BTC', 'NOPE']);
    expect(code).toBe(0);
    expect(result).toMatchObject({ uid: String(trader.uid), expire_time: String(time.clock.now() + 30_000) });
    const lines = result.lines as (Row & { coin: string; to_amount: string })[];
    expect(lines.map(({ coin, support, error }) => [coin, support, error])).toEqual([
      ['TRX', 1, undefined],
      ['ADA', 1, undefined],
      ['DOGE', 1, undefined],
      ['DASH', 2, 50001],
      ['BTC', 2, 700007],
      ['NOPE', 2, 700013],
    ]);
    const done = await exchange(trader, result.pre_order_id);
    expect(done.result).toMatchObject({ exchange_tx_id: result.pre_order_id, status: 'partial_fulfillment' });
    const gain = lines.slice(0, 2).reduce((sum, { to_amount }) => sum.plus(to_amount), new Decimal(0));
    expect(await trader.balance('USDT')).toBe(gain.plus(before).toFixed());
    expect([await trader.balance('TRX'), await trader.balance('DOGE')]).toEqual(['0', '17.3']);
    const history = await trader.get(`${LIST}?view=history&account_type=funding&page_size=5`);
    expect(history.result).toMatchObject({
      total: 1,
      records: [
        {
          exchange_tx_id: result.pre_order_id,
          account_type: 'funding',
          to_amount: gain.toFixed(),
          sub_records: [
            { from_coin: 'ADA' },
            { from_coin: 'DOGE', status: 'failure', fail_code: 700001 },
            { from_coin: 'TRX' },
          ],
        },
      ],
    });
    const byId = await trader.post('/exchangeNew/batch/query', { exchangeTxId: result.pre_order_id });
    expect(byId.result).toMatchObject({ records: [{ exchangeSource: 'low_balance' }] });
    expect(await preOrder(trader, ['XLM'])).toMatchObject({ code: 139001, info: { retryAfter: 86_400 } });
    expect((await preOrder(trader, ['USDC'], { account_type: 'spot' })).code).toBe(0);
    const { result: coins } = await trader.get(`${LIST}?view=coins&account_type=funding`);
    expect(coins.next_available_time).toBe(String(time.clock.now() + 86_400_000));
    await expectBalanced();
  });

  test('of all accounts go together, and are paid into the funding account', async () => {
    const { trader, expectBalanced } = await openTrade('main@sluice.example');
    const all = { account_type: undefined };
    const { result } = await preOrder(trader, ['TRX', 'ADA', 'XLM'], all);
    expect((await exchange(trader, result.pre_order_id)).result.status).toBe('success');
    expect(await trader.balance('XLM')).toBe('0');
    expect((await preOrder(trader, ['DOGE'])).code).toBe(139001);
    await expectBalanced();
  });

  test('can be converted again when the cool-down is over, which the speed shortens', async () => {
    const { trader, time } = await openTrade(undefined, { speed: FAST });
    const { result } = await preOrder(trader, ['TRX']);
    await exchange(trader, result.pre_order_id);
    time.sleep((24 * 3_600_000) / FAST - 1);
    expect((await preOrder(trader, ['ADA'])).code).toBe(139001);
    time.advance(1);
    expect((await preOrder(trader, ['ADA'])).code).toBe(0);
  });

  test('are not converted twice, from two previews or two answers', async () => {
    const { trader, expectBalanced } = await openTrade();
    const [one, two] = [await preOrder(trader, ['TRX']), await preOrder(trader, ['ADA'])];
    const tries = await Promise.all(
      [one, one, two].map(({ result }) => exchange(trader, result.pre_order_id)),
    );
    const codes = tries.map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes.filter((code) => code !== 0).every((code) => code === 700009 || code === 139001)).toBe(true);
    await expectBalanced();
  });
});

describe('A preview of remainders is refused', () => {
  test('for each thing that can be wrong with it, by the code of that', async () => {
    const { trader } = await openTrade();
    const cases: [string, number, string[], Row][] = [
      ['the target among them', 700000, ['TRX', 'USDT'], {}],
      ['a coin twice', 700000, ['TRX', 'TRX'], {}],
      ['a target that is none', 700013, ['TRX'], { to_coin: 'BTC' }],
      ['an account that is not there', 700002, ['TRX'], { account_type: 'unified' }],
      ['an account that does not exist', 700000, ['TRX'], { account_type: 'earn' }],
    ];
    const codes: [string, number][] = [];
    for (const [why, , coins, body] of cases) {
      codes.push([why, (await preOrder(trader, coins, body)).code]);
    }
    expect(codes).toEqual(cases.map(([why, code]) => [why, code]));
  });

  test('while the account is upgraded, while a conversion runs, and before the user is verified', async () => {
    const open = await openTrade('upgrading@sluice.example');
    expect((await preOrder(open.trader, ['TRX'], { account_type: 'unified' })).code).toBe(700012);
    const running = await open.trader.quote({ requestAmount: '0.00505' });
    await open.trader.execute(running.result.quoteTxId);
    expect((await preOrder(open.trader, ['TRX'])).code).toBe(700021);
    const newcomer = await open.trade('newcomer@sluice.example');
    expect((await preOrder(newcomer, ['TRX'])).code).toBe(42039);
  });

  test('and its order too: unknown, expired, another user’s, or of nothing', async () => {
    const open = await openTrade();
    const { trader, time } = open;
    expect((await exchange(trader, 'nothing1')).code).toBe(700004);
    const nothing = await preOrder(trader, ['DASH']);
    expect((await exchange(trader, nothing.result.pre_order_id)).code).toBe(700006);
    const { result } = await preOrder(trader, ['TRX']);
    const other = await open.trade('vip@sluice.example');
    expect((await exchange(other, result.pre_order_id)).code).toBe(700011);
    time.advance(30_000);
    expect((await exchange(trader, result.pre_order_id)).code).toBe(700008);
    expect(await coinsOf(trader, 'funding')).not.toEqual([]);
  });
});
