import { describe, expect, test } from 'vitest';
import { losingAnswers, openOrderTypes, runTicket } from '#tests/support/orders/openOrderTypes.ts';

describe('a block trade at the exchange', () => {
  const ORDER = {
    accountType: 'funding_block_trade',
    fromCoin: 'BTC',
    toCoin: 'USDT',
    requestCoin: 'BTC',
    requestAmount: '2',
    fromCoinType: 'crypto',
    toCoinType: 'crypto',
  } as const;

  test('has a firm price of ten seconds, and is found in the history of block trades', async () => {
    const { block } = await openOrderTypes('vip@sluice.example');
    const { ticket, until } = runTicket(losingAnswers(block));
    ticket.preview(ORDER);
    expect(await until('QUOTED')).toMatchObject({
      quote: { lifeMs: 10_000, account: 'funding_block_trade' },
    });
    ticket.confirm();
    await until('PROCESSING');
    expect(await until('SUCCESS', 1)).toMatchObject({ booked: { lines: [{ coin: 'BTC', amount: '2' }] } });
  });

  test('is refused with the code of the rule that is missed', async () => {
    const { block } = await openOrderTypes('sub@sluice.example');
    const { ticket, until } = runTicket(block);
    ticket.preview(ORDER);
    await expect(until('QUOTED')).rejects.toThrow('137001');
  });
});

describe('a batch at the exchange', () => {
  const ITEMS = [
    { fromCoin: 'BTC', amount: '0.01' },
    { fromCoin: 'ETH', amount: '0.1' },
    { fromCoin: 'DOGE', amount: '17' },
  ];
  const order = (items = ITEMS) => ({ accountType: 'funding', toCoin: 'USDT', items }) as const;

  test('is priced again by its quote, also for fewer coins', async () => {
    const { batch, sent } = await openOrderTypes();
    const { ticket, until } = runTicket(batch);
    ticket.preview(order());
    const first = await until('QUOTED');
    ticket.newPrice(order(ITEMS.slice(0, 2)));
    const second = await until('QUOTED');
    expect(second.quote.id).not.toBe(first.quote.id);
    expect(second.quote.gives.map(({ coin }) => coin)).toEqual(['BTC', 'ETH']);
    expect(sent.at(-1)).toBe('/exchangeNew/batch/reQuote');
    ticket.confirm();
    await until('SUCCESS');
  });

  test('of which a coin fails is shown coin by coin', async () => {
    const { batch } = await openOrderTypes();
    const { ticket, until } = runTicket(batch);
    ticket.preview(order());
    await until('QUOTED');
    ticket.confirm();
    await until('PROCESSING');
    const { booked } = await until('PARTIAL', 1);
    const results = booked.lines.map(({ coin, status }) => `${coin} ${status}`);
    expect(results.toSorted()).toEqual(['BTC success', 'DOGE failure', 'ETH success']);
    expect(booked.unconverted).toBe('untaken');
  });

  test('is asked for again where its quote can be priced no more', async () => {
    const { batch, sent } = await openOrderTypes();
    const { ticket, until } = runTicket(batch);
    ticket.preview(order());
    await until('QUOTED');
    for (let round = 0; round < 12; round += 1) {
      ticket.newPrice();
      await until('QUOTED');
    }
    expect(sent.filter((path) => path.endsWith('/batch/quote')).length).toBeGreaterThan(1);
  });
});

describe('a low-balance conversion at the exchange', () => {
  test('is previewed, done, and found by its request when the answer is lost', async () => {
    const { lowBalance, request } = await openOrderTypes();
    const listed = await request('lowBalanceList', { view: 'coins' });
    const view = listed.ok ? listed.value.result : undefined;
    const coins =
      view !== undefined && 'coins' in view
        ? view.coins.filter(({ support }) => support === 1).map(({ coin }) => coin)
        : [];
    expect(coins.length).toBeGreaterThan(0);
    const { ticket, until } = runTicket(losingAnswers(lowBalance));
    ticket.preview({ to_coin: 'USDT', coins: coins.filter((coin) => coin !== 'USDT').slice(0, 3) });
    const { quote } = await until('QUOTED');
    expect(quote).toMatchObject({ lifeMs: 30_000, account: 'all', gets: { coin: 'USDT' } });
    ticket.confirm();
    await until('PROCESSING');
    const { booked } = await until('SUCCESS', 1);
    expect(booked?.gets).toEqual(quote.gets);
  });
});
