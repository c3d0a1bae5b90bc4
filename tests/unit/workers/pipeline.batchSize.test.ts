import { describe, expect, test } from 'vitest';
import { buildFrame, buildRow } from '#tests/support/marketFrames.ts';
import { VIEW } from '#tests/support/pipeline.ts';
import { name, startMarket } from '#tests/support/startMarket.ts';

describe('the size of a batch', () => {
  test('no batch is larger than 10 kB, whatever a tab asks for, and everything arrives', async () => {
    const { addTab, pass, gateway, server } = await startMarket(2_000);
    const fiat = Array.from({ length: 300 }, (_, at) => ({ sr: `F${at}`, tg: 'USD', rt: '1.23456789' }));
    server.last().receive(buildFrame(fiat, { topic: 'fiat', full: true }));
    const tab = addTab('a');
    const topic = { symbol: name(1), interval: '1m', klineType: 'spot' } as const;
    const symbols = Array.from({ length: 500 }, (_, at) => name(1_000 + at));
    tab.look({ symbols, view: { ...VIEW, window: { first: 0, count: 200 } }, klines: [topic] });
    await pass(10);
    const candles = Array.from({ length: 500 }, (_, at) => ({
      t: 60_000 * (at + 1),
      o: '1.23456789',
      h: '1',
      l: '1',
      c: '1',
      v: '1',
    }));
    server.last().receive(buildFrame(candles, { topic: 'kline_1m', id: `kline_1m:${name(1)}`, full: true }));
    await pass(10_000);
    expect(gateway.figures().largestBatchBytes).toBeLessThanOrEqual(10_000);
    expect(tab.shown().quoteBySymbol.size).toBe(700);
    expect(tab.shown().rateByCurrency.size).toBe(301);
    expect([...tab.shown().klinesByKey.values()][0]).toHaveLength(500);
  });

  test('a statement that makes no sense is refused with the field named, and the one before stays', async () => {
    const { addTab, pass, gateway, server } = await startMarket();
    const tab = addTab('a');
    tab.look({ symbols: [name(1)] });
    await pass(1);
    const refused = gateway.setInterest(tab.tabId, {
      symbols: [5],
      klines: [],
      view: null,
      currency: 'EUR',
    } as never);
    expect(refused).toMatchObject({ ok: false, error: { code: 'input/bad-interest' } });
    expect(!refused.ok && refused.error.message).toContain('symbols.0');
    server.last().receive(buildFrame([buildRow(name(1), { c: '7.00' }), buildRow(name(2), { c: '8.00' })]));
    await pass(5_000);
    expect([...tab.shown().quoteBySymbol].map(([symbol, { lastPrice }]) => [symbol, lastPrice])).toEqual([
      [name(1), '7.00'],
    ]);
  });

  test('a statement of an unknown tab is refused', async () => {
    const { gateway } = await startMarket();
    expect(
      gateway.setInterest('unknown' as never, { symbols: [], klines: [], view: null, currency: 'EUR' }),
    ).toMatchObject({
      ok: false,
      error: { code: 'worker/unknown-tab' },
    });
  });
});
