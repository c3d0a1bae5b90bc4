import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { Decimal } from '#shared/money/decimal.ts';
import { ENGINES, NO_SERVER, serverUrl } from '../support/engines.ts';
import { openExchange, openTrade, type Row, type Trader } from './openTrader.ts';

const BATCH = '/exchangeNew/batch';

type Line = Row & { fromCoin: string; toAmount: string; supportConvert: number };

const linesOf = (result: Row) => result.exchangeCoins as Line[];

const batchOf = (trader: Trader, items: Row[], body: Row = {}) =>
  trader.ask(`${BATCH}/quote`, { accountType: 'funding', toCoin: 'USDT', items, ...body });

const all = (...coins: string[]) => coins.map((fromCoin) => ({ fromCoin, amount: 'all' }));

const convert = (trader: Trader, quoteId: unknown, body: Row = {}) =>
  trader.ask(`${BATCH}/convert`, { quoteId, ...body });

describe('A batch', () => {
  test('prices every coin by itself and sums up what it brings', async () => {
    const { trader, time } = await openTrade();
    const items = [{ fromCoin: 'BTC', amount: '0.01' }, ...all('SOL')];
    const { code, result } = await batchOf(trader, items, { requestId: 'b-1' });
    expect(code).toBe(0);
    expect(result).toMatchObject({
      uid: String(trader.uid),
      requestId: 'b-1',
      quoteCreateTime: String(time.clock.now()),
      quoteExpireTime: String(time.clock.now() + 30_000),
      totalFeeInfo: { feeCoin: 'USDT', feeRate: '0.001' },
    });
    const [bitcoin, solana] = linesOf(result);
    expect(bitcoin).toMatchObject({ fromCoin: 'BTC', supportConvert: 1, availableBalance: '0.5' });
    expect(solana).toMatchObject({ fromCoin: 'SOL', amount: '40', availableBalance: '40' });
    expect(result.totalToAmount).toBe(
      new Decimal(bitcoin?.toAmount ?? 0).plus(solana?.toAmount ?? 0).toFixed(),
    );
  });

  test('says of each coin why it can not be converted', async () => {
    const { trader } = await openTrade();
    const { code, result } = await batchOf(trader, [
      { fromCoin: 'ETH', amount: '1' },
      { fromCoin: 'XRP', amount: '9999999' },
      { fromCoin: 'SOL', amount: '0.00001' },
      { fromCoin: 'SOLX', amount: '1' },
      { fromCoin: 'DASH', amount: 'all' },
      { fromCoin: 'ADA', amount: '0.0000001' },
      { fromCoin: 'AVAX', amount: 'all' },
    ]);
    expect(code).toBe(0);
    expect(
      linesOf(result).map(({ fromCoin, errorCode, supportConvert }) => [fromCoin, errorCode, supportConvert]),
    ).toEqual([
      ['ETH', undefined, 1],
      ['XRP', 700005, 2],
      ['SOL', 700006, 2],
      ['SOLX', 700013, 2],
      ['DASH', 50001, 2],
      ['ADA', 700000, 2],
      ['AVAX', 700005, 2],
    ]);
    expect(result.totalToAmount).toBe(linesOf(result)[0]?.toAmount);
  });

  test('is converted once, line by line', async () => {
    const { trader, expectBalanced } = await openTrade('india@sluice.example');
    const before = await trader.balance('USDT');
    const { result: quote } = await batchOf(trader, [{ fromCoin: 'BTC', amount: '0.01' }, ...all('SOL')]);
    const tries = await Promise.all(
      [1, 2, 3].map((nth) => convert(trader, quote.quoteId, { requestId: `c-${nth}` })),
    );
    expect(tries.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 700009, 700009]);
    const { result } = tries.find(({ code }) => code === 0) ?? {};
    expect(result).toMatchObject({ quoteId: quote.quoteId, exchangeTxId: quote.quoteId, status: 'success' });
    expect(await trader.balance('USDT')).toBe(
      new Decimal(before).plus(String(quote.totalToAmount)).toFixed(),
    );
    expect(await trader.balance('SOL')).toBe('0');
    const history = await trader.post(`${BATCH}/query`, { exchangeTxId: quote.quoteId });
    expect(history.result).toMatchObject({
      total: 1,
      records: [
        {
          toAmount: quote.totalToAmount,
          status: 'success',
          totalTaxFeeInfo: quote.totalTaxFeeInfo,
          subRecords: [
            { fromCoin: 'BTC', status: 'success' },
            { fromCoin: 'SOL', fromAmount: '40' },
          ],
        },
      ],
    });
    expect((quote.totalTaxFeeInfo as Row).taxFeeItems).toHaveLength(1);
    await expectBalanced();
  });

  test('with Dogecoin in it is fulfilled but for that', async () => {
    const { trader, expectBalanced } = await openTrade();
    const { result: quote } = await batchOf(trader, all('SOL', 'DOGE'));
    const before = await trader.balance('DOGE');
    const { result } = await convert(trader, quote.quoteId, { requestId: 'c-1' });
    expect(result.status).toBe('partial_fulfillment');
    expect(await trader.balance('DOGE')).toBe(before);
    expect(await trader.balance('SOL')).toBe('0');
    const { result: found } = await trader.post(`${BATCH}/query`, { requestId: 'c-1' });
    expect(found.records).toMatchObject([
      {
        status: 'partial_fulfillment',
        toAmount: linesOf(quote)[0]?.toAmount,
        subRecords: [{ fromCoin: 'DOGE', status: 'failure', failCode: 700001 }, { status: 'success' }],
      },
    ]);
    const only = (await batchOf(trader, all('DOGE'))).result;
    expect((await convert(trader, only.quoteId)).result.status).toBe('failure');
    await expectBalanced();
  });

  test('goes on without a coin that was spent meanwhile', async () => {
    const { trader, expectBalanced } = await openTrade();
    const { result: quote } = await batchOf(trader, all('SOL', 'XRP'));
    const spent = await trader.quote({ fromCoin: 'SOL', requestCoin: 'SOL', requestAmount: '39' });
    expect((await trader.execute(spent.result.quoteTxId)).code).toBe(0);
    expect((await convert(trader, quote.quoteId)).result.status).toBe('partial_fulfillment');
    expect([await trader.balance('SOL'), await trader.balance('XRP')]).toEqual(['1', '0']);
    const { result } = await trader.post(`${BATCH}/query`, {});
    expect(result.records).toMatchObject([{ subRecords: [{ failCode: 700005 }, { status: 'success' }] }]);
    await expectBalanced();
  });

  test('can be priced again three times, without some of its coins, and then the old price is void', async () => {
    const { trader } = await openTrade();
    const first = (await batchOf(trader, all('SOL', 'XRP', 'ADA'))).result;
    const again = (quoteId: unknown, dropCoins: string[]) =>
      trader.ask(`${BATCH}/reQuote`, { quoteId, dropCoins });
    const second = await again(first.quoteId, ['XRP']);
    expect(second.result).toMatchObject({ previousToAmount: first.totalToAmount });
    expect(linesOf(second.result).map(({ fromCoin }) => fromCoin)).toEqual(['SOL', 'ADA']);
    expect((await convert(trader, first.quoteId)).code).toBe(700008);
    expect((await again(second.result.quoteId, ['SOL', 'ADA'])).code).toBe(700000);
    const third = await again(second.result.quoteId, []);
    const fourth = await again(third.result.quoteId, []);
    expect((await again(fourth.result.quoteId, [])).code).toBe(700003);
    expect((await convert(trader, fourth.result.quoteId)).code).toBe(0);
    expect((await again(fourth.result.quoteId, [])).code).toBe(700009);
    expect((await again('nothing1', [])).code).toBe(700004);
  });

  test('is refused after thirty seconds, to others, and while a conversion runs', async () => {
    const exchange = await openTrade();
    const { trader, time } = exchange;
    const { result } = await batchOf(trader, all('SOL'));
    const other = await exchange.trade('vip@sluice.example');
    expect((await convert(other, result.quoteId)).code).toBe(700011);
    const running = await trader.quote({ requestAmount: '0.00505' });
    expect((await trader.execute(running.result.quoteTxId)).code).toBe(0);
    expect((await convert(trader, result.quoteId)).code).toBe(700021);
    time.advance(30_000);
    expect((await convert(trader, result.quoteId)).code).toBe(700008);
  });

  test('is refused for each thing that can be wrong with it, by the code of that', async () => {
    const { trader } = await openTrade();
    const cases: [string, number, Row[], Row][] = [
      ['no coins', 700000, [], {}],
      ['the target among them', 700000, all('BTC', 'USDT'), {}],
      ['a coin twice', 700000, all('BTC', 'BTC'), {}],
      ['twenty-one coins', 700000, all(...Array.from({ length: 21 }, (_, at) => `C${at}`)), {}],
      ['a coin that is no word', 700000, all('\ud800'), {}],
      ['a target that is none', 700013, all('BTC'), { toCoin: 'SOL' }],
      ['a closed target', 50001, all('BTC'), { toCoin: 'DASH' }],
      ['the account of blocks', 700002, all('BTC'), { accountType: 'funding_block_trade' }],
      ['an account that is not there', 700002, all('BTC'), { accountType: 'uta_convert' }],
    ];
    const codes: [string, number][] = [];
    for (const [why, , items, body] of cases) {
      codes.push([why, (await batchOf(trader, items, body)).code]);
    }
    expect(codes).toEqual(cases.map(([why, code]) => [why, code]));
    const nothing = await batchOf(trader, all('AVAX'));
    expect((await convert(trader, nothing.result.quoteId)).code).toBe(700006);
  });

  test('is refused where all of it is worth too much', async () => {
    const { trader } = await openTrade('vip@sluice.example');
    expect((await batchOf(trader, all('BTC', 'ETH'))).code).toBe(700007);
  });

  test('has rules that guests can read', async () => {
    const { trader } = await openTrade();
    trader.visitor.cookies.clear();
    const { result } = await trader.get(`${BATCH}/setting?accountType=funding`);
    expect(result).toMatchObject({ maxCoins: 20, feeRate: '0.001', quoteTtl: 30_000, reQuoteMax: 3 });
  });
});

test.skipIf(serverUrl === undefined)(
  `Batches of several users at once never wait for each other in a circle${serverUrl === undefined ? ` (${NO_SERVER})` : ''}`,
  async () => {
    const { databaseUrl = '' } = (await ENGINES[1]?.prepareExchange()) ?? {};
    const { trade, sandbox, expectBalanced } = await openExchange({ databaseUrl });
    const coins = ['BTC', 'ETH', 'SOL', 'XRP', 'USDC'];
    const traders = await Promise.all(
      ['demo', 'vip', 'main', 'hongkong', 'india'].map((name) => trade(`${name}@sluice.example`)),
    );
    for (let round = 0; round < 4; round += 1) {
      const codes = await Promise.all(
        traders.map(async (trader, at) => {
          const order = [...coins.slice(at), ...coins.slice(0, at)];
          const items = (at % 2 === 0 ? order : order.toReversed()).map((fromCoin) => ({
            fromCoin,
            amount: fromCoin === 'BTC' ? '0.001' : fromCoin === 'ETH' ? '0.01' : '12',
          }));
          const { result } = await batchOf(trader, items);
          return (await convert(trader, result.quoteId)).code;
        }),
      );
      expect(codes).toEqual([0, 0, 0, 0, 0]);
    }
    await expectBalanced();
    await sandbox.close();
    expect(await countDeadlocks(databaseUrl)).toBe(0);
  },
);

/** How often the server had to end one of two transactions that waited for each other. */
async function countDeadlocks(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Connections count what they did when they end.
    await expect.poll(async () => (await client.query(OTHERS)).rows).toEqual([{ others: 0 }]);
    const { rows } = await client.query(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    return rows[0].deadlocks;
  } finally {
    await client.end();
  }
}

const OTHERS = `select count(*)::int as others from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
