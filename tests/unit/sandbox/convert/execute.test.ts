import { sql as statement } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { quotes } from '#sandbox/books/state/schema/convert.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { openTrade, readReply, type Trader } from './openTrader.ts';

const QUERY = '/exchangeNew/convert/query';

async function quoteOf(trader: Trader, requestAmount: string): Promise<string> {
  const { code, result } = await trader.quote({ requestAmount });
  expect(code).toBe(0);
  return String(result.quoteTxId);
}

describe('A conversion', () => {
  test('moves exactly what its quote said, and says so in the history', async () => {
    const { trader, time, expectBalanced } = await openTrade('india@sluice.example');
    const before = { BTC: await trader.balance('BTC'), USDT: await trader.balance('USDT') };
    const { result: quote } = await trader.quote();
    const { code, result } = await trader.execute(quote.quoteTxId, { requestId: 'x-1' });
    expect(code).toBe(0);
    expect(result).toEqual({
      quoteTxId: quote.quoteTxId,
      exchangeTxId: quote.quoteTxId,
      exchangeStatus: 'success',
      submitTime: String(time.clock.now()),
    });
    expect(await trader.balance('BTC')).toBe(new Decimal(before.BTC).minus('0.01').toFixed());
    expect(await trader.balance('USDT')).toBe(
      new Decimal(before.USDT).plus(String(quote.toAmount)).toFixed(),
    );
    const [tax] = quote.extTaxAndFee as { amount: string }[];
    const found = await trader.post(QUERY, { accountType: 'funding,spot_convert', requestId: 'x-1' });
    expect(found.result).toEqual({
      total: 1,
      list: [
        {
          exchangeTxId: quote.quoteTxId,
          quoteTxId: quote.quoteTxId,
          accountType: 'funding',
          fromCoin: 'BTC',
          fromAmount: '0.01',
          toCoin: 'USDT',
          toAmount: quote.toAmount,
          convertRate: quote.exchangeRate,
          feeCoin: 'USDT',
          feeAmount: (quote.fee as { amount: string }).amount,
          taxAmount: tax?.amount,
          exchangeStatus: 'success',
          gapRate: quote.gapRate,
          createdAt: String(time.clock.now()),
          finishedAt: String(time.clock.now()),
        },
      ],
    });
    await expectBalanced();
  });

  test('takes from and pays into the wallet that its key names', async () => {
    const { trader, expectBalanced } = await openTrade('unified@sluice.example');
    const account = { accountType: 'uta_convert' };
    const funding = await trader.balance('BTC');
    const { result } = await trader.quote(account);
    expect((await trader.execute(result.quoteTxId, account)).code).toBe(0);
    expect(await trader.balance('BTC', 'UNIFIED')).toBe('0.04');
    expect(await trader.balance('BTC')).toBe(funding);
    const body = { accountType: 'uta_convert', exchangeTxId: result.quoteTxId };
    expect((await trader.post('/exchangeNew/convert/unified/query', body)).result.total).toBe(1);
    expect((await trader.post(QUERY, { ...body, accountType: 'funding' })).code).toBe(700004);
    await expectBalanced();
  });

  test('goes from coins to a currency and back from the account for that', async () => {
    const { trader, expectBalanced } = await openTrade();
    const account = { accountType: 'funding_fiat' };
    const sell = await trader.quote({
      ...account,
      fromCoin: 'USDT',
      toCoin: 'EUR',
      toCoinType: 'fiat',
      requestCoin: 'EUR',
      requestAmount: '100.25',
    });
    expect((await trader.execute(sell.result.quoteTxId, account)).code).toBe(0);
    expect(await trader.balance('EUR')).toBe('100.25');
    const buy = await trader.quote({
      ...account,
      fromCoin: 'EUR',
      toCoin: 'BTC',
      fromCoinType: 'fiat',
      requestCoin: 'EUR',
      requestAmount: '100.25',
    });
    expect((await trader.execute(buy.result.quoteTxId, account)).code).toBe(0);
    expect(await trader.balance('EUR')).toBe('0');
    await expectBalanced();
  });

  test('answers the same to the same request, and is done once', async () => {
    const { trader, expectBalanced } = await openTrade();
    const id = await quoteOf(trader, '0.01');
    const first = await trader.execute(id, { requestId: 'x-1' });
    expect(await trader.execute(id, { requestId: 'x-1' })).toEqual(first);
    expect((await trader.execute(id, { requestId: 'x-2' })).code).toBe(700009);
    expect(await trader.balance('BTC')).toBe('0.49');
    await expectBalanced();
  });

  test('is done once, however many send it at the same time', async () => {
    const { trader, expectBalanced } = await openTrade();
    const id = await quoteOf(trader, '0.01');
    const replies = await Promise.all(Array.from({ length: 12 }, () => trader.execute(id)));
    const codes = replies.map(({ code }) => code).toSorted((one, other) => one - other);
    expect(codes).toEqual([0, ...Array(11).fill(700009)]);
    expect(await trader.balance('BTC')).toBe('0.49');
    await expectBalanced();
  });

  test('never takes more than there is, however many quotes were given', async () => {
    const { trader, expectBalanced } = await openTrade();
    const ids = await Promise.all(Array.from({ length: 8 }, () => quoteOf(trader, '0.2')));
    const replies = await Promise.all(ids.map((id) => trader.execute(id)));
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(2);
    expect(replies.filter(({ code }) => code === 700005)).toHaveLength(6);
    expect(await trader.balance('BTC')).toBe('0.1');
    await expectBalanced();
  });
});

describe('A conversion is refused', () => {
  test('after fifteen seconds', async () => {
    const { trader, time } = await openTrade();
    const [early, late] = [await quoteOf(trader, '0.01'), await quoteOf(trader, '0.01')];
    time.advance(14_999);
    expect((await trader.execute(early)).code).toBe(0);
    time.advance(1);
    expect((await trader.execute(late)).code).toBe(700008);
  });

  test('to others than who was quoted, from other accounts, and of quotes that are none', async () => {
    const exchange = await openTrade();
    const id = await quoteOf(exchange.trader, '0.01');
    const other = await exchange.trade('vip@sluice.example');
    expect((await other.execute(id)).code).toBe(700011);
    expect((await exchange.trader.execute(id, { accountType: 'spot_convert' })).code).toBe(700000);
    expect((await exchange.trader.execute('0'.repeat(32))).code).toBe(700004);
    expect((await exchange.trader.execute("'; drop table quotes --")).code).toBe(700004);
    const batch = await exchange.trader.ask('/exchangeNew/batch/quote', {
      accountType: 'funding',
      toCoin: 'USDT',
      items: [{ fromCoin: 'BTC', amount: '0.01' }],
    });
    expect((await exchange.trader.execute(batch.result.quoteId)).code).toBe(700003);
  });

  test.each<[string, string, number]>([
    ['fell by more than half a per cent', '1.006', 32024],
    ['rose by more than that, so that the user would lose', '0.994', 700016],
  ])('when the market %s', async (_title, factor, code) => {
    const { trader, database } = await openTrade();
    const id = await quoteOf(trader, '0.01');
    // The sandbox's market does not move as far.
    await database.sql.update(quotes).set({
      terms: statement`jsonb_set(terms, '{lines,0,reference}',
        to_jsonb(((terms->'lines'->0->>'reference')::numeric * ${factor}::numeric)::text))`,
    });
    expect((await trader.execute(id)).code).toBe(code);
    expect(await trader.balance('BTC')).toBe('0.5');
  });

  test.each([
    ['0.00409', 700009],
    ['0.00424', 32024],
  ])('by the last digits of %s', async (amount, code) => {
    const { trader } = await openTrade();
    expect((await trader.execute(await quoteOf(trader, amount))).code).toBe(code);
    expect(await trader.balance('BTC')).toBe('0.5');
  });

  test('by no digits, where triggers are off', async () => {
    const { trader } = await openTrade(undefined, { hasTriggers: false });
    for (const amount of ['0.00404', '0.00408', '0.00409', '0.00424', '0.00505']) {
      const { result } = await trader.execute(await quoteOf(trader, amount));
      expect(result.exchangeStatus).toBe('success');
    }
  });
});

describe('The last digits', () => {
  test('408 let a quote live for two seconds', async () => {
    const { trader, time } = await openTrade();
    const { result } = await trader.quote({ requestAmount: '0.00408' });
    expect(result.ttl).toBe(2_000);
    time.advance(2_000);
    expect((await trader.execute(result.quoteTxId)).code).toBe(700008);
  });

  test('505 keep a conversion running for twenty seconds, and then give everything back', async () => {
    const { trader, time, sandbox, expectBalanced } = await openTrade();
    const id = await quoteOf(trader, '0.00505');
    const waiting = await quoteOf(trader, '0.01');
    expect((await trader.execute(id)).result.exchangeStatus).toBe('processing');
    expect(await trader.balance('BTC')).toBe('0.49495');
    expect((await trader.execute(waiting)).code).toBe(700021);
    await expectBalanced();
    time.advance(19_999);
    await sandbox.exchange.catchUp();
    const query = { accountType: 'funding', exchangeTxId: id };
    const rowOf = async () => ((await trader.post(QUERY, query)).result.list as object[])[0];
    expect(await rowOf()).toMatchObject({ exchangeStatus: 'processing' });
    time.advance(1);
    await sandbox.exchange.catchUp();
    expect(await rowOf()).toMatchObject({ exchangeStatus: 'failure', failCode: 700001 });
    expect(await trader.balance('BTC')).toBe('0.5');
    expect((await trader.execute(await quoteOf(trader, '0.01'))).code).toBe(0);
    await expectBalanced();
  });

  test('599 book a conversion at once and answer when no caller waits any more', async () => {
    const { trader, time, expectBalanced } = await openTrade();
    const id = await quoteOf(trader, '0.00599');
    const body = { quoteTxId: id, accountType: 'funding', requestId: 'x-1' };
    let isAnswered = false;
    const slow = trader.visitor.post('/exchangeNew/convert/execute', body).then((answer) => {
      isAnswered = true;
      return readReply(answer.body);
    });
    await expect.poll(() => trader.balance('BTC')).toBe('0.49401');
    const found = await trader.post(QUERY, { accountType: 'funding', exchangeTxId: id });
    expect(found.result.list).toMatchObject([{ exchangeStatus: 'success' }]);
    expect((await trader.execute(id, { requestId: 'x-1' })).code).toBe(0);
    expect(isAnswered).toBe(false);
    time.advance(35_000);
    expect((await slow).result.exchangeStatus).toBe('success');
    await expectBalanced();
  });
});
