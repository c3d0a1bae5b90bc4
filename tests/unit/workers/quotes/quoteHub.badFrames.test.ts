import { describe, expect, test } from 'vitest';
import { buildFrame, buildRow, gzipFrame } from '#tests/support/marketFrames.ts';
import { events, startHub } from '#tests/support/startHub.ts';

describe('bad frames', () => {
  const bad: [string, string | ArrayBuffer][] = [
    ['not JSON', '{"topic":'],
    ['not gzip after all', new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3]).buffer],
    ['data that is no list', '{"topic":"slowBroker","id":"slowBroker","data":{"s":"BTCUSDT"}}'],
    ['a bare number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
  ];

  test.each(bad)(
    '%s is counted and skipped; the socket stays up and no other row is lost',
    async (_name, data) => {
      const { gateway, server, hub } = await startHub();
      server.last().receive(buildFrame([buildRow('BTCUSDT', { c: '1' })], { full: true }));
      server.last().receive(data);
      server.last().receive(buildFrame([buildRow('BTCUSDT', { c: '2' })]));
      gateway.demand({ symbols: ['BTCUSDT'] });
      expect(gateway.flushes().at(-1)?.quotes[0]?.lastPrice).toBe('2');
      expect(Object.values(hub.figures().badFrames)).toEqual([1]);
      expect(hub.figures().status.state).toBe('open');
      expect(server.sockets).toHaveLength(1);
    },
  );

  test('bad rows in a good frame are skipped or derive as 0; the others count', async () => {
    const { gateway, server, hub } = await startHub();
    const rows = [
      null,
      7,
      'BTCUSDT',
      [],
      {},
      { s: '' },
      { s: 5 },
      { s: 'has space' },
      { s: 'X'.repeat(41) },
      buildRow('__proto__', { c: '3' }),
      buildRow('GOODUSDT', { c: 'NaN', m: null, h: 'Infinity', l: {}, v: '1e999', qv: undefined }),
      buildRow('BTCUSDT', { c: 61_000.5, m: -0.01239 }),
    ];
    server.last().receive(buildFrame(rows, { full: true }));
    gateway.demand({ symbols: ['__proto__', 'GOODUSDT', 'BTCUSDT'] });
    const flush = gateway.flushes().at(-1);
    expect(flush?.pairs).toEqual(['__proto__', 'GOODUSDT', 'BTCUSDT']);
    expect(flush?.quotes).toEqual([
      expect.objectContaining({ symbol: '__proto__', lastPrice: '3' }),
      {
        symbol: 'GOODUSDT',
        lastPrice: '0',
        changeRate24H: '0.00',
        highPrice24h: '0',
        lowPrice24h: '0',
        volume24h: '0',
        turnover24hUSD: '0.00',
        turnoverUsd: '0.00',
      },
      expect.objectContaining({ symbol: 'BTCUSDT', lastPrice: '61000.5', changeRate24H: '-1.23' }),
    ]);
    expect(hub.figures().badFrames).toEqual({});
    expect(({} as { c?: unknown }).c).toBeUndefined();
  });

  test('five within ten seconds reconnect at once with text asked for', async () => {
    const harness = await startHub();
    harness.gateway.demand({});
    for (let count = 1; count <= 4; count += 1) harness.server.last().receive('{');
    harness.clock.advance(10_001);
    harness.server.last().receive('{');
    expect(harness.server.sockets).toHaveLength(1);
    for (let count = 1; count <= 4; count += 1) harness.server.last().receive('{');
    expect(harness.server.sockets).toHaveLength(2);
    expect(harness.server.last().url).toContain('?binary=false&');
    harness.server.last().open();
    expect(events(harness, 'sub')).toHaveLength(2);
    for (let count = 1; count <= 20; count += 1) harness.server.last().receive('{');
    expect(harness.server.sockets).toHaveLength(2);
  });

  test('ten thousand unknown symbols are taken in, and no more than there is room for', async () => {
    const { gateway, server, hub } = await startHub();
    const rows = (from: number) =>
      Array.from({ length: 10_000 }, (_, index) => buildRow(`X${from + index}USDT`));
    server.last().receive(gzipFrame(buildFrame([buildRow('BTCUSDT'), ...rows(0)], { full: true })));
    expect(hub.figures().pairs).toBe(10_001);
    for (const from of [10_000, 20_000, 30_000]) server.last().receive(gzipFrame(buildFrame(rows(from))));
    expect(hub.figures().pairs).toBe(20_000);
    server.last().receive(buildFrame([buildRow('BTCUSDT', { c: '9' })]));
    gateway.demand({ symbols: ['BTCUSDT'] });
    expect(gateway.flushes().at(-1)?.quotes[0]?.lastPrice).toBe('9');
  });

  test('a refusal is logged and changes nothing', async () => {
    const { hub, server } = await startHub();
    server.last().receive('{"code":"-10004","msg":"Invalid topic!"}');
    server.last().receive('{"code":-100010}');
    expect(hub.figures()).toMatchObject({ badFrames: {}, status: { state: 'open' } });
  });
});
