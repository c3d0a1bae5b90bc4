import { describe, expect, test } from 'vitest';
import { buildFrame, buildRow } from '#tests/support/marketFrames.ts';
import { ONE_MINUTE, startHub } from '#tests/support/startHub.ts';

describe('quotes', () => {
  test('only what is demanded is derived, at once when the demand changes', async () => {
    const { gateway, server, hub } = await startHub();
    server
      .last()
      .receive(buildFrame([buildRow('BTCUSDT'), buildRow('ETHUSDT'), buildRow('SOLUSDT')], { full: true }));
    expect(gateway.flushes()).toEqual([]);
    gateway.demand({ symbols: ['ETHUSDT', 'NOSUCHUSDT'] });
    expect(gateway.flushes()).toHaveLength(1);
    expect(gateway.flushes()[0]).toMatchObject({
      demand: 1,
      pulled: false,
      pairs: ['BTCUSDT', 'ETHUSDT', 'SOLUSDT'],
      quotes: [{ symbol: 'ETHUSDT' }],
    });
    expect(hub.figures().rowsDerived).toBe(1);
  });

  test('a pull is answered by the next news, once, with what changed', async () => {
    const { gateway, server } = await startHub();
    server.last().receive(buildFrame([buildRow('BTCUSDT'), buildRow('ETHUSDT')], { full: true }));
    gateway.demand({ symbols: ['BTCUSDT', 'ETHUSDT'] });
    gateway.pull();
    expect(gateway.flushes()).toHaveLength(1);
    server.last().receive(buildFrame([buildRow('ETHUSDT', { c: '7.5' })]));
    server.last().receive(buildFrame([buildRow('BTCUSDT', { c: '8.5' })]));
    expect(gateway.flushes()).toHaveLength(2);
    expect(gateway.flushes()[1]).toMatchObject({
      pulled: true,
      quotes: [{ symbol: 'ETHUSDT', lastPrice: '7.5' }],
    });
    gateway.pull();
    expect(gateway.flushes()[2]?.quotes).toEqual([
      expect.objectContaining({ symbol: 'BTCUSDT', lastPrice: '8.5' }),
    ]);
  });

  test('of several changes between two pulls only the newest is derived', async () => {
    const { gateway, server, hub } = await startHub();
    server.last().receive(buildFrame([buildRow('BTCUSDT')], { full: true }));
    gateway.demand({ symbols: ['BTCUSDT'] });
    for (const c of ['1', '2', '3']) server.last().receive(buildFrame([buildRow('BTCUSDT', { c })]));
    gateway.pull();
    expect(gateway.flushes().at(-1)?.quotes).toEqual([expect.objectContaining({ lastPrice: '3' })]);
    expect(hub.figures().rowsDerived).toBe(2);
  });

  test('turnover in USD follows the price of the quote coin, even when the pair itself is quiet', async () => {
    const { gateway, server } = await startHub();
    const rows = [buildRow('BTCUSDT', { c: '50000' }), buildRow('ETHBTC', { qv: '2' })];
    server.last().receive(buildFrame(rows, { full: true }));
    gateway.demand({ symbols: ['ETHBTC'] });
    expect(gateway.flushes().at(-1)?.quotes[0]?.turnoverUsd).toBe('100000.00');
    server.last().receive(buildFrame([buildRow('BTCUSDT', { c: '60000' })]));
    gateway.pull();
    expect(gateway.flushes().at(-1)?.quotes[0]?.turnoverUsd).toBe('120000.00');
  });

  test('numbers to order by are sent for the asked columns only: all at first, then those that changed', async () => {
    const { gateway, server } = await startHub();
    const rows = [
      buildRow('BTCUSDT', { qv: '300' }),
      buildRow('ETHUSDT', { qv: '200' }),
      buildRow('ETHBTC', { qv: '1' }),
    ];
    server.last().receive(buildFrame(rows, { full: true }));
    gateway.demand({ orderBy: ['turnover'] });
    const [first] = gateway.flushes().at(-1)?.order ?? [];
    expect(first?.key).toBe('turnover');
    expect([...(first?.values ?? [])]).toEqual([300, 200, 100]);
    server.last().receive(buildFrame([buildRow('ETHUSDT', { qv: '250' })]));
    gateway.pull();
    const [second] = gateway.flushes().at(-1)?.order ?? [];
    expect([...(second?.indexes ?? [])]).toEqual([1]);
    expect([...(second?.values ?? [])]).toEqual([250]);
  });

  test('a new snapshot removes the pairs it does not hold, and an empty one removes nothing', async () => {
    const { gateway, server } = await startHub();
    server.last().receive(buildFrame([buildRow('A1USDT'), buildRow('A2USDT')], { full: true }));
    gateway.demand({ symbols: ['A1USDT'] });
    server.last().receive(buildFrame([buildRow('A2USDT'), buildRow('A3USDT')], { full: true }));
    gateway.pull();
    expect(gateway.flushes().at(-1)?.pairs).toEqual(['A2USDT', 'A3USDT']);
    server.last().receive(buildFrame([], { full: true }));
    gateway.demand({ symbols: ['A2USDT', 'A3USDT'] });
    expect(gateway.flushes().at(-1)).not.toHaveProperty('pairs');
    expect(gateway.flushes().at(-1)?.quotes).toHaveLength(2);
  });

  test('fiat rates keep target USD only, with USD itself fixed at 1', async () => {
    const { gateway, server } = await startHub();
    const rows = [
      { sr: 'EUR', tg: 'USD', rt: '1.08' },
      { sr: 'USD', tg: 'EUR', rt: '0.92' },
      { sr: 'USD', tg: 'USD', rt: '7' },
      { sr: 'JPY', tg: 'USD', rt: 0.0067 },
      { sr: '__proto__', tg: 'USD', rt: '1' },
    ];
    server.last().receive(buildFrame(rows, { topic: 'fiat', full: true }));
    gateway.demand({});
    expect([...(gateway.flushes().at(-1)?.rates ?? [])]).toEqual([
      ['EUR', '1.08'],
      ['USD', '1'],
      ['JPY', '0.0067'],
    ]);
  });

  test('candles come whole first, then those that changed', async () => {
    const { gateway, server } = await startHub();
    gateway.demand({ klines: [ONE_MINUTE] });
    const candle = (t: number, c: string) => ({ t, s: 'BTCUSDT', o: '1', h: '2', l: '0.5', c, v: '10' });
    const frame = (rows: unknown[], full: boolean) =>
      buildFrame(rows, { topic: 'kline_1m', id: 'kline_1m:BTCUSDT', full });
    server.last().receive(frame([candle(60_000, '1'), candle(120_000, '2')], true));
    gateway.pull();
    expect(gateway.flushes().at(-1)?.klines).toEqual([
      { key: 'kline_1m:BTCUSDT:spot', full: true, klines: [expect.any(Array), expect.any(Array)] },
    ]);
    server.last().receive(frame([candle(120_000, '3')], false));
    gateway.pull();
    expect(gateway.flushes().at(-1)?.klines).toEqual([
      { key: 'kline_1m:BTCUSDT:spot', full: false, klines: [[120_000, '1', '2', '0.5', '3', '10']] },
    ]);
  });

  test('late frames of a cancelled subscription are dropped', async () => {
    const { gateway, server } = await startHub();
    gateway.demand({ klines: [ONE_MINUTE] });
    gateway.demand({ klines: [] });
    server
      .last()
      .receive(
        buildFrame([{ t: 60_000, c: '1' }], { topic: 'kline_1m', id: 'kline_1m:BTCUSDT', full: true }),
      );
    gateway.demand({ klines: [ONE_MINUTE] });
    expect(gateway.flushes().at(-1)?.klines).toEqual([]);
  });

  test('a new gateway is sent everything again', async () => {
    const harness = await startHub();
    harness.server.last().receive(buildFrame([buildRow('BTCUSDT')], { full: true }));
    harness.gateway.demand({ symbols: ['BTCUSDT'] });
    const successor = await harness.join();
    successor.demand({ symbols: ['BTCUSDT'] });
    expect(successor.flushes()).toEqual([
      expect.objectContaining({
        pairs: ['BTCUSDT'],
        quotes: [expect.objectContaining({ symbol: 'BTCUSDT' })],
      }),
    ]);
    expect(successor.lastStatus()?.state).toBe('open');
  });
});
