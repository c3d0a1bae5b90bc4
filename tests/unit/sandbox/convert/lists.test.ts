import { describe, expect, test } from 'vitest';
import { openTrade, type Row, type Trader } from './openTrader.ts';

const CONVERT = '/exchangeNew/convert';
const CUT_OFF_MS = 1_714_449_600_000;

type Coin = Row & { coin: string; uBalance: string };

const coinsOf = async (trader: Trader, body: Row): Promise<Coin[]> => {
  const { result } = await trader.post(`${CONVERT}/coinInfoListByBalance`, {
    accountType: 'funding',
    side: 0,
    ...body,
  });
  return result.coins as Coin[];
};

describe('The coins of a conversion', () => {
  test('come with what a user has of them, the most worth first, and why some are closed', async () => {
    const { trader } = await openTrade();
    const coins = await coinsOf(trader, {});
    const worth = coins.map(({ uBalance }) => Number(uBalance));
    expect(worth).toEqual(worth.toSorted((one, other) => other - one));
    expect(coins).toHaveLength(43);
    expect(coins.find(({ coin }) => coin === 'USDT')).toMatchObject({
      fullName: 'Tether USD',
      accuracyLength: 4,
      balance: '20000',
      convertible: '20000',
      singleFromMinLimit: '1',
      singleFromMaxLimit: '100000',
      disableFrom: false,
    });
    // Closed says it all: a reason beside it would say it twice.
    const closed = coins.find(({ coin }) => coin === 'DASH');
    expect(closed).toMatchObject({ disableTo: true });
    expect(closed).not.toHaveProperty('reason');
  });

  test('are found by symbol, name or contract, without the other side', async () => {
    const { trader } = await openTrade();
    const found = async (keyword: string) =>
      (await coinsOf(trader, { side: 1, coin: 'BTC', keyword })).map(({ coin }) => coin);
    expect(await found(' Bitc')).toEqual(['BCH']);
    expect(await found('0x6982508145454CE325DDBE47A25D4EC3D2311933')).toEqual(['PEPE']);
    expect(await found("'); --")).toEqual([]);
  });

  test('show Islamic accounts what they may not have', async () => {
    const { trader } = await openTrade('islamic@sluice.example');
    const refused = (await coinsOf(trader, {})).filter(({ disableTo }) => disableTo === true);
    expect(refused.map(({ coin, reason }) => [coin, reason])).toEqual([
      ['DAI', '131233'],
      ['AAVE', '131233'],
      ['DASH', undefined],
    ]);
  });

  test('can be asked for by name, with what they can become', async () => {
    const { trader } = await openTrade();
    const { result } = await trader.post(`${CONVERT}/specifiedCoinQuery`, {
      accountType: 'funding_fiat',
      coins: ['BTC', 'NOPE', 'EUR'],
      withPairs: true,
    });
    expect(result.coins).toMatchObject([
      { coin: 'BTC' },
      { coin: 'EUR', coinType: 'fiat', accuracyLength: 2 },
    ]);
    expect(result.toCoins).toEqual(expect.arrayContaining(['USDT', 'JPY']));
    expect(result.toCoins).not.toContain('DASH');
  });

  test('are shown to guests, who have none of them', async () => {
    const { trader } = await openTrade();
    trader.visitor.cookies.clear();
    const coins = await coinsOf(trader, {});
    expect(coins.every(({ balance }) => balance === '0')).toBe(true);
    const limit = await trader.post(`${CONVERT}/limit`, {
      accountType: 'funding',
      fromCoin: 'USDT',
      toCoin: 'BTC',
    });
    expect(limit.result).toMatchObject({ fromMin: '1', fromMax: '100000', limitOrder: { maxOpen: 20 } });
  });
});

describe('The gap', () => {
  const gap = (trader: Trader, query: string) =>
    trader.get(`/exchangeNew/getGapRate?accountType=funding&${query}`);

  test('is what a rate is away from the middle of the market', async () => {
    const { trader } = await openTrade();
    const { result } = await gap(trader, 'fromCoin=BTC&toCoin=USDT&rate=1');
    expect(Number(result.gapRate)).toBeLessThan(-0.99);
    expect(result).toMatchObject({ rate: '1', warnRate: '0.01', blockRate: '0.05' });
  });

  test.each([
    ['fromCoin=BTC&toCoin=NOPE', 700013],
    ['fromCoin=BTC&toCoin=BTC', 700013],
    ['fromCoin=BTC&toCoin=USDT&rate=0', 700000],
    ['fromCoin=SHIB&toCoin=BTC&rate=9999999999999999999999999999999999999999', 700000],
  ])('of %s is refused with %i', async (query, code) => {
    const { trader } = await openTrade();
    expect((await gap(trader, query)).code).toBe(code);
  });
});

describe('The history of conversions', () => {
  test('comes page by page, the newest first, by all of its filters', async () => {
    const { trader, time } = await openTrade();
    const ids: unknown[] = [];
    for (const body of [{}, { toCoin: 'ETH' }, {}, { toCoin: 'USDC' }, {}]) {
      const { result } = await trader.quote(body);
      await trader.execute(result.quoteTxId);
      ids.unshift(result.quoteTxId);
      time.advance(1_000);
    }
    const query = async (body: Row) => {
      const { result } = await trader.post(`${CONVERT}/query`, {
        accountType: 'funding,limit_order_funding',
        ...body,
      });
      return [result.total, (result.list as Row[]).map(({ exchangeTxId }) => exchangeTxId)];
    };
    expect(await query({ pageSize: 2 })).toEqual([5, ids.slice(0, 2)]);
    expect(await query({ pageNo: 3, pageSize: 2 })).toEqual([5, ids.slice(4)]);
    expect(await query({ pageNo: 9_007_199_254_740_991, pageSize: 100 })).toEqual([5, []]);
    expect(await query({ toCoin: 'USDC' })).toEqual([1, [ids[1]]]);
    expect(await query({ toCoin: '%' })).toEqual([0, []]);
    expect(await query({ status: 'success' })).toEqual([5, ids]);
    expect(await query({ status: 'failure' })).toEqual([0, []]);
    const since = String(time.clock.now() - 2_000);
    expect(await query({ startTime: since })).toEqual([2, ids.slice(0, 2)]);
    expect(await query({ endTime: since })).toEqual([4, ids.slice(1)]);
    expect(await query({ requestId: 'unknown' })).toEqual([0, []]);
  });

  test('shows no user what others did', async () => {
    const exchange = await openTrade();
    const { result } = await exchange.trader.quote();
    await exchange.trader.execute(result.quoteTxId);
    const other = await exchange.trade('vip@sluice.example');
    expect((await other.post(`${CONVERT}/query`, { accountType: 'funding' })).result.total).toBe(0);
    const one = { accountType: 'funding', exchangeTxId: result.quoteTxId };
    expect((await other.post(`${CONVERT}/query`, one)).code).toBe(700004);
  });

  test.each<[string, number, Row]>([
    [
      'a range that crosses the cut-off',
      134007,
      { startTime: String(CUT_OFF_MS - 1), endTime: String(CUT_OFF_MS + 1) },
    ],
    ['a range that ends at the cut-off', 0, { startTime: '0', endTime: '1' }],
    ['an account that is none', 700000, { accountType: 'funding,piggy' }],
    ['an id that is none', 700004, { exchangeTxId: "' or 1=1 --" }],
    ['more than half a year', 700000, { startTime: '1', endTime: '99999999999' }],
  ])('answers %s with %i', async (_title, code, body) => {
    const { trader } = await openTrade();
    expect((await trader.post(`${CONVERT}/query`, { accountType: 'funding', ...body })).code).toBe(code);
  });
});

describe('Block trades', () => {
  test('say which rule is not kept, and what helps', async () => {
    const exchange = await openTrade('newcomer@sluice.example');
    const check = await exchange.trader.post('/exchangeNew/blockTrade/check', {});
    expect(check.result).toMatchObject({
      eligible: false,
      minNotionalUsd: '50000',
      maxNotionalUsd: '5000000',
    });
    const broken = (check.result.rules as Row[]).filter(({ ok }) => ok === false);
    expect(broken.map(({ id }) => id)).toEqual(['kyc', 'balance']);
    const vip = await exchange.trade('vip@sluice.example');
    const good = await vip.post('/exchangeNew/blockTrade/check', {});
    expect(good.result).toMatchObject({ eligible: true, open: true });
    expect(good.result.coins).not.toContain('DASH');
  });

  test('are listed with the market of their time', async () => {
    const { trader, expectBalanced } = await openTrade('vip@sluice.example');
    const account = { accountType: 'funding_block_trade' };
    const { result: quote } = await trader.quote({ ...account, requestAmount: '2' });
    expect((await trader.execute(quote.quoteTxId, account)).code).toBe(0);
    const query = (body: Row) => trader.post('/exchangeNew/blockTrade/query', body);
    const { result } = await query({ minNotionalUsd: '50000' });
    expect(result).toMatchObject({
      total: 1,
      list: [{ exchangeTxId: quote.quoteTxId, fromAmount: '2', exchangeStatus: 'success', documents: [] }],
    });
    const [row] = result.list as Row[];
    expect(Number(row?.diffBp)).toBeCloseTo(-3, 2);
    expect((await query({ minNotionalUsd: '9'.repeat(40) })).result.total).toBe(0);
    expect((await query({ exchangeTxId: 'nothing1' })).code).toBe(700004);
    await expectBalanced();
  });
});
