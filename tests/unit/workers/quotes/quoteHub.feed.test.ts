import { describe, expect, test } from 'vitest';
import type { KlineTopic } from '#shared/market/kline.ts';
import { createHubHarness, type GatewayEnd, type HubHarness, settle } from '../../../support/hubHarness.ts';
import { buildFrame, buildRow, gzipFrame } from '../../../support/marketFrames.ts';

const ONE_MINUTE: KlineTopic = { symbol: 'BTCUSDT', interval: '1m', klineType: 'spot' };

async function startHub(source = {}): Promise<HubHarness & { gateway: GatewayEnd }> {
  const harness = createHubHarness(source);
  harness.addTab('a');
  const gateway = await harness.join();
  harness.server.last().open();
  return { ...harness, gateway };
}

function events(harness: HubHarness, event: string): unknown[] {
  return harness.server.last().sent.filter((message) => (message as { event?: string }).event === event);
}

describe('subscribing', () => {
  test('both market topics are asked for on open, in the words of the public gateway', async () => {
    const harness = await startHub();
    expect(events(harness, 'sub')).toEqual([
      {
        id: 'slowBroker',
        topic: 'slowBroker',
        event: 'sub',
        symbol: '',
        params: { binary: 'true', realtimeInterval: '24h' },
      },
      { id: 'fiat', topic: 'fiat', event: 'sub', symbol: '', params: { binary: 'true' } },
    ]);
  });

  test('what is wanted before the socket is open is sent once, when it opens', async () => {
    const harness = createHubHarness();
    harness.addTab('a');
    const gateway = await harness.join();
    gateway.demand({ klines: [ONE_MINUTE] });
    gateway.demand({ klines: [] });
    gateway.demand({ klines: [ONE_MINUTE] });
    expect(harness.server.last().sent).toEqual([]);
    harness.server.last().open();
    const ids = events(harness, 'sub').map((message) => (message as { id: string }).id);
    expect(ids).toEqual(['slowBroker', 'fiat', 'kline_1m:BTCUSDT']);
  });

  test('after a reconnect what is wanted then is replayed, not what was wanted before', async () => {
    const harness = await startHub();
    harness.gateway.demand({ klines: [ONE_MINUTE] });
    harness.server.last().drop();
    harness.gateway.demand({ klines: [{ ...ONE_MINUTE, symbol: 'ETHUSDT' }] });
    harness.clock.advance(1_000);
    harness.server.last().open();
    const ids = events(harness, 'sub').map((message) => (message as { id: string }).id);
    expect(ids).toEqual(['slowBroker', 'fiat', 'kline_1m:ETHUSDT']);
    expect(events(harness, 'cancel')).toEqual([]);
  });

  test('a kline nobody wants any more is cancelled', async () => {
    const harness = await startHub();
    harness.gateway.demand({ klines: [ONE_MINUTE] });
    harness.gateway.demand({ klines: [] });
    expect(events(harness, 'cancel')).toEqual([
      expect.objectContaining({ id: 'kline_1m:BTCUSDT', topic: 'kline_1m', symbol: 'BTCUSDT' }),
    ]);
  });

  test('klineType is part of the subscription exactly when klineV2 is on', async () => {
    const off = await startHub();
    off.gateway.demand({ klines: [ONE_MINUTE, { ...ONE_MINUTE, klineType: 'index' }] });
    expect(events(off, 'sub')).toHaveLength(3);
    expect(events(off, 'sub').at(-1)).toMatchObject({ id: 'kline_1m:BTCUSDT', params: { binary: 'true' } });

    const on = await startHub({ klineV2: true });
    on.gateway.demand({ klines: [ONE_MINUTE, { ...ONE_MINUTE, klineType: 'index' }] });
    expect(events(on, 'sub').slice(2)).toEqual([
      expect.objectContaining({ id: 'kline_1m:BTCUSDT:spot', params: { binary: 'true', klineType: 'spot' } }),
      expect.objectContaining({
        id: 'kline_1m:BTCUSDT:index',
        params: { binary: 'true', klineType: 'index' },
      }),
    ]);
  });

  test('gzip switched off is said in the address and in every subscription', async () => {
    const harness = await startHub({ binary: false });
    expect(harness.server.last().url).toContain('?binary=false&');
    expect(events(harness, 'sub')).toEqual([
      expect.objectContaining({ params: expect.objectContaining({ binary: 'false' }) }),
      expect.objectContaining({ params: { binary: 'false' } }),
    ]);
  });
});

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

  test('a new gateway is told everything again', async () => {
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

  test('a refusal is noted and changes nothing', async () => {
    const { hub, server } = await startHub();
    server.last().receive('{"code":"-10004","msg":"Invalid topic!"}');
    server.last().receive('{"code":-100010}');
    expect(hub.figures()).toMatchObject({ badFrames: {}, status: { state: 'open' } });
  });
});

describe('how old prices are', () => {
  test('prices are marked stale when no quote frame came for 6 s, though pongs do, and fresh with the next frame', async () => {
    const { gateway, server, clock } = await startHub();
    server.last().receive(buildFrame([buildRow('BTCUSDT')], { full: true }));
    clock.advance(5_999);
    expect(gateway.lastStatus()?.stale).toBe(false);
    clock.advance(2);
    expect(gateway.lastStatus()).toMatchObject({ state: 'open', stale: true });
    clock.advance(30_000);
    expect(gateway.lastStatus()).toMatchObject({ state: 'open', stale: true });
    server.last().receive(buildFrame([buildRow('BTCUSDT')]));
    expect(gateway.lastStatus()?.stale).toBe(false);
  });

  test('a connection counts as fresh with its first quote frame, not when it opens', async () => {
    const { gateway, server } = await startHub();
    expect(gateway.lastStatus()).toMatchObject({ state: 'open', stale: true });
    server.last().receive('{"pong":1}');
    expect(gateway.lastStatus()?.stale).toBe(true);
    server.last().receive(buildFrame([buildRow('BTCUSDT')], { full: true }));
    expect(gateway.lastStatus()).toMatchObject({ state: 'open', stale: false });
  });

  test('a lost connection marks them at once', async () => {
    const { gateway, server } = await startHub();
    server.last().receive(buildFrame([buildRow('BTCUSDT')], { full: true }));
    server.last().drop();
    expect(gateway.lastStatus()).toMatchObject({ state: 'error', stale: true });
  });
});

describe('login', () => {
  test('the callbacks run only after the login topic confirmed with code 200, a number or a string', async () => {
    for (const code of [200, '"200"']) {
      const { hub, server, addTab } = await startHub();
      addTab('b', {}, 'secret');
      let isDone = false;
      const login = hub.login().then((result) => {
        isDone = true;
        return result;
      });
      await settle();
      expect(server.last().sent.at(-1)).toEqual({ event: 'login', args: ['secret'] });
      expect(isDone).toBe(false);
      server.last().receive(`{"topic":"login","code":${code}}`);
      expect(await login).toEqual({ ok: true, value: undefined });
    }
  });

  test('the token is asked of the most recently visible tab', async () => {
    const { hub, addTab, server } = await startHub();
    const first = addTab('first', {}, 'token-1');
    const second = addTab('second', {}, 'token-2');
    second.tell({ visible: false, online: true });
    first.tell({ visible: false, online: true });
    first.tell({ visible: true, online: true });
    void hub.login();
    await settle();
    expect(server.last().sent.at(-1)).toEqual({ event: 'login', args: ['token-1'] });
    expect(second.tokensAsked()).toBe(0);
  });

  test('a refusal, a silence of 10 s and a guest end as errors that say so', async () => {
    const refused = await startHub();
    refused.addTab('b', {}, 'secret');
    const answer = refused.hub.login();
    await settle();
    refused.server.last().receive('{"topic":"login","code":401}');
    expect(await answer).toMatchObject({ ok: false, error: { code: 'socket/login-refused' } });

    const silent = await startHub();
    silent.addTab('b', {}, 'secret');
    const unanswered = silent.hub.login();
    await settle();
    silent.clock.advance(10_000);
    expect(await unanswered).toMatchObject({ ok: false, error: { code: 'socket/login-unconfirmed' } });

    const guest = await startHub();
    expect(await guest.hub.login()).toMatchObject({ ok: false, error: { code: 'socket/no-login-token' } });
  });

  test('after a reconnect it logs in again, with the token of that moment', async () => {
    const { hub, server, addTab, clock } = await startHub();
    const tab = addTab('b', {}, 'secret');
    const login = hub.login();
    await settle();
    server.last().receive('{"topic":"login","code":200}');
    await login;
    server.last().drop();
    clock.advance(1_000);
    server.last().open();
    await settle();
    expect(server.last().sent).toContainEqual({ event: 'login', args: ['secret'] });
    expect(tab.tokensAsked()).toBe(2);
  });

  test('a login whose connection ended before it was confirmed is sent again on the next one', async () => {
    const { hub, server, addTab, clock } = await startHub();
    addTab('b', {}, 'secret');
    const login = hub.login();
    await settle();
    server.last().drop();
    // Longer than a login may take: that time counts from the moment it is sent.
    for (let second = 0; second < 12; second += 1) {
      clock.advance(1_000);
      if (hub.figures().status.state === 'connecting') server.last().drop();
    }
    while (hub.figures().status.state !== 'connecting') clock.advance(500);
    server.last().open();
    await settle();
    expect(server.last().sent).toContainEqual({ event: 'login', args: ['secret'] });
    server.last().receive('{"topic":"login","code":200}');
    expect(await login).toEqual({ ok: true, value: undefined });
  });

  test('nothing that the hub tells or keeps holds the token', async () => {
    const { hub, server, addTab, gateway } = await startHub();
    addTab('b', {}, 'very-secret');
    void hub.login();
    await settle();
    server.last().receive('{"topic":"login","code":200}');
    expect(JSON.stringify([hub.figures(), gateway.messages])).not.toContain('very-secret');
    expect(server.last().url).not.toContain('very-secret');
  });
});
