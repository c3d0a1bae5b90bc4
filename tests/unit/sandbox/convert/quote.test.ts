import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decimal } from '#shared/money/decimal.ts';
import { createManualTime, START_MS } from '../support/createManualTime.ts';
import { expectGood } from '../support/logIn.ts';
import { openTrade, type Row } from './openTrader.ts';

const fee = (result: Row) => result.fee as { coin: string; amount: string; rate: string };

describe('A quote', () => {
  test('says what is given and got, for how long, and to whom', async () => {
    const { trader, time } = await openTrade();
    const { code, result } = await trader.quote({ requestId: 'q-1' });
    expect(code).toBe(0);
    expect(result).toMatchObject({
      uid: String(trader.uid),
      requestId: 'q-1',
      fromCoin: 'BTC',
      toCoin: 'USDT',
      fromAmount: '0.01',
      ttl: 15_000,
      expiredTime: String(time.clock.now() + 15_000),
      extTaxAndFee: [],
      firm: false,
    });
    const gross = new Decimal('0.01')
      .times(String(result.exchangeRate))
      .toDecimalPlaces(4, Decimal.ROUND_DOWN);
    expect(fee(result)).toEqual({
      coin: 'USDT',
      amount: gross.times('0.0005').toDecimalPlaces(4, Decimal.ROUND_UP).toFixed(),
      rate: '0.0005',
    });
    expect(result.toAmount).toBe(gross.minus(fee(result).amount).toFixed());
    expect(Number(result.gapRate)).toBeCloseTo(-0.001, 6);
    expect(Number(result.inverseRate) * Number(result.exchangeRate)).toBeCloseTo(1, 9);
  });

  test('brings exactly what is wanted, if that is what is asked for', async () => {
    const { trader } = await openTrade();
    const { result } = await trader.quote({ requestCoin: 'USDT', requestAmount: '1234.5678' });
    expect(result.toAmount).toBe('1234.5678');
    const gross = new Decimal(String(result.fromAmount)).times(String(result.exchangeRate));
    expect(gross.toDecimalPlaces(4, Decimal.ROUND_DOWN).minus(fee(result).amount).toFixed()).toBe(
      '1234.5678',
    );
  });

  test('costs a user with a VIP level no fee, and an Indian the tax at source', async () => {
    const exchange = await openTrade('vip@sluice.example');
    const { result } = await exchange.trader.quote();
    expect(fee(result)).toEqual({ coin: '', amount: '0', rate: '0' });
    const india = await exchange.trade('india@sluice.example');
    const taxed = (await india.quote()).result;
    const [tax] = taxed.extTaxAndFee as { type: string; coin: string; amount: string }[];
    const gross = new Decimal('0.01')
      .times(String(taxed.exchangeRate))
      .toDecimalPlaces(4, Decimal.ROUND_DOWN);
    expect(tax).toEqual({
      type: 'TDS',
      coin: 'USDT',
      amount: gross.times('0.01').toDecimalPlaces(4, Decimal.ROUND_UP).toFixed(),
    });
    expect(taxed.toAmount).toBe(
      gross
        .minus(fee(taxed).amount)
        .minus(tax?.amount ?? 0)
        .toFixed(),
    );
  });

  test('has the price of the feed, less the same share whichever way it is asked', async () => {
    const { trader } = await openTrade();
    const { result } = await trader.get(
      '/exchangeNew/getGapRate?fromCoin=BTC&toCoin=USDT&accountType=funding',
    );
    const quoted = (await trader.quote()).result;
    expect(quoted.exchangeRate).toBe(result.rate);
    expect(quoted.gapRate).toBe(result.gapRate);
    const dollars = (await trader.quote({ fromCoin: 'USDC', requestCoin: 'USDC', requestAmount: '100' }))
      .result;
    expect(Number(dollars.gapRate)).toBeCloseTo(-0.0002, 6);
  });

  test('is signed, and the same to all who repeat the question', async () => {
    const { trader } = await openTrade();
    const body = { requestId: 'q-7' };
    expect(await trader.quote(body)).toEqual(await trader.quote(body));
    expect((await trader.quote({ ...body, requestAmount: '0.02' })).code).toBe(131082);
    await expectGood(trader.visitor);
  });
});

/** Everything that is wrong with a quote by itself. */
const REFUSED: [why: string, code: number, body: Row][] = [
  ['for two coins that are one', 700000, { toCoin: 'BTC' }],
  ['for an amount of a third coin', 700000, { requestCoin: 'ETH' }],
  ['for more digits than the coin has', 700000, { requestAmount: '0.010000001' }],
  ['for a coin that is no currency', 700000, { fromCoinType: 'fiat' }],
  ['for nothing', 700000, { requestAmount: '0' }],
  ['for an amount with an exponent', 700000, { requestAmount: '1e-2' }],
  ['for less than a dollar', 700006, { requestAmount: '0.00001' }],
  ['for more than a hundred thousand dollars', 700007, { requestAmount: '5' }],
  ['for what is not there', 700005, { requestAmount: '0.6' }],
  ['for a number that no coin has as many of', 700007, { requestAmount: '9'.repeat(40) }],
  ['for a coin that is closed', 50001, { toCoin: 'DASH' }],
  ['for an unknown coin', 700013, { toCoin: 'C0043' }],
  ['where no dealer answers', 700001, { requestAmount: '0.00404' }],
  ['from the account of limit orders', 700002, { accountType: 'limit_order_funding' }],
  ['from a unified account that is not there', 700002, { accountType: 'uta_convert' }],
  ['in a currency from another account', 700013, { toCoin: 'EUR', toCoinType: 'fiat' }],
  ['without a currency from the fiat account', 700002, { accountType: 'funding_fiat' }],
];

describe('A quote is refused', () => {
  test('for each thing that can be wrong with it, by the code of that', async () => {
    const { trader, expectBalanced } = await openTrade();
    const codes: [string, number][] = [];
    for (const [why, , body] of REFUSED) {
      codes.push([why, (await trader.quote(body)).code]);
    }
    expect(codes).toEqual(REFUSED.map(([why, code]) => [why, code]));
    await expectBalanced();
  });

  test('before a user has been verified', async () => {
    const { trader } = await openTrade('newcomer@sluice.example');
    expect((await trader.quote()).code).toBe(42039);
  });

  test('from a unified account while it is made', async () => {
    const { trader } = await openTrade('upgrading@sluice.example');
    expect((await trader.quote({ accountType: 'uta_convert' })).code).toBe(700012);
  });

  test.each(['AAVE', 'DAI'])('to Islamic accounts for %s', async (coin) => {
    const { trader } = await openTrade('islamic@sluice.example');
    expect((await trader.quote({ toCoin: coin })).code).toBe(131233);
  });

  test('to guests', async () => {
    const { trader } = await openTrade();
    trader.visitor.cookies.clear();
    expect((await trader.quote()).code).toBe(10007);
  });
});

describe('A block quote', () => {
  const BLOCK = { accountType: 'funding_block_trade', requestAmount: '2' };

  test('is firm, tighter and short', async () => {
    const { trader } = await openTrade('vip@sluice.example');
    const { result } = await trader.quote(BLOCK);
    expect(result).toMatchObject({ firm: true, ttl: 10_000 });
    expect(Number(result.gapRate)).toBeCloseTo(-0.0003, 6);
  });

  test.each<[string, number, Row]>([
    ['too little', 137002, { requestAmount: '0.5' }],
    ['too much', 700007, { requestAmount: '150' }],
  ])('of %s is refused', async (_title, code, body) => {
    const { trader } = await openTrade('vip@sluice.example');
    expect((await trader.quote({ ...BLOCK, ...body })).code).toBe(code);
  });

  test('is refused to who may not trade blocks, and says why', async () => {
    const { trader } = await openTrade('sub@sluice.example');
    expect(await trader.quote(BLOCK)).toMatchObject({ code: 137001, info: { rules: ['sub'] } });
  });

  test('is refused while the desk is closed, and says until when', async () => {
    const midnightMs = Math.ceil(START_MS / 86_400_000) * 86_400_000;
    const { trader } = await openTrade('vip@sluice.example', createManualTime(midnightMs + 60_000));
    const opensAt = String(midnightMs + 300_000);
    expect(await trader.quote(BLOCK)).toMatchObject({ code: 137003, info: { opensAt } });
    const check = await trader.post('/exchangeNew/blockTrade/check', {});
    expect(check.result).toMatchObject({ eligible: false, open: false, opensAt });
  });
});

test('Whatever is asked for, within what the limits say, is quoted to the last digit that is booked', async () => {
  const { trader, expectBalanced } = await openTrade('vip@sluice.example');
  const cases = fc.record({
    pair: fc.constantFrom(
      ['BTC', 'SHIB'],
      ['USDT', 'BTC'],
      ['XRP', 'ETH'],
      ['USDT', 'PEPE'],
      ['SOL', 'USDC'],
    ),
    isWanted: fc.boolean(),
    share: fc.integer({ min: 0, max: 1000 }),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ pair: [fromCoin, toCoin], isWanted, share }) => {
      const limit = await trader.post('/exchangeNew/convert/limit', {
        accountType: 'funding',
        fromCoin,
        toCoin,
      });
      const [min, max] = (isWanted ? ['toMin', 'toMax'] : ['fromMin', 'fromMax']).map((name) =>
        String(limit.result[name]),
      ) as [string, string];
      const digits = Math.max(new Decimal(min).decimalPlaces(), new Decimal(max).decimalPlaces());
      const amount = new Decimal(max).minus(min).times(share).div(1000).plus(min);
      const requestAmount = amount.toDecimalPlaces(digits, Decimal.ROUND_DOWN).toFixed();
      const before = new Decimal(await trader.balance(toCoin as string));
      const quote = await trader.quote({
        fromCoin,
        toCoin,
        requestCoin: isWanted ? toCoin : fromCoin,
        requestAmount,
      });
      const isTrigger = /(404|409|424|505|599)$/.test(requestAmount.replace('.', '').replace(/0+$/, ''));
      if (isTrigger || quote.code === 700005) {
        return;
      }
      expect(quote.code).toBe(0);
      expect(quote.result[isWanted ? 'toAmount' : 'fromAmount']).toBe(requestAmount);
      expect((await trader.execute(quote.result.quoteTxId)).result.exchangeStatus).toBe('success');
      const got = new Decimal(await trader.balance(toCoin as string)).minus(before);
      expect(got.toFixed()).toBe(quote.result.toAmount);
    }),
    { numRuns: 40 },
  );
  await expectBalanced();
});
