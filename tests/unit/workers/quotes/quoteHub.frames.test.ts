import { expect, test } from 'vitest';
import type { KlineTopic } from '#shared/market/kline.ts';
import { createHubHarness, type GatewayEnd, type HubHarness } from '#tests/support/hubHarness.ts';
import { buildFrame, buildRow } from '#tests/support/marketFrames.ts';

type Effects = Parameters<typeof createHubHarness>[2];

async function startHub(effects: Effects = {}): Promise<HubHarness & { gateway: GatewayEnd }> {
  const harness = createHubHarness({}, undefined, effects);
  harness.addTab('a');
  const gateway = await harness.join();
  harness.server.last().open();
  return { ...harness, gateway };
}

/** A log that a test can read. */
function createLog() {
  const warned: string[] = [];
  const warn = (message: string): void => {
    warned.push(message);
  };
  return {
    warned,
    log: { warn, warnOnce: (_kind: string, message: string) => warn(message), lines: () => [] },
  };
}

test.each<[string, unknown]>([
  ['{"ping":1795000000000}', { pong: 1_795_000_000_000 }],
  ['{"ping":"1795000000000"}', { pong: '1795000000000' }],
  ['{"ping":"from-node-7"}', { pong: 'from-node-7' }],
  ['{"sendTime":1,"ping":-1.5e3}', { pong: -1_500 }],
])('a server’s %s is answered with the same value', async (ping, pong) => {
  const { hub, server } = await startHub();
  server.last().receive(ping);
  expect(server.last().sent.at(-1)).toEqual(pong);
  expect(hub.figures().badFrames).toEqual({});
});

test.each([
  '{"pong":1}',
  '{"pong":"1"}',
  '{"pong":null}',
  '{"pong":{}}',
  '{"pong":[1]}',
  '{"pong":true}',
  '{"pong":1e999}',
])('%s is ignored: it is no bad frame and gives no round trip', async (pong) => {
  const { hub, server } = await startHub();
  for (let count = 1; count <= 10; count += 1) server.last().receive(pong);
  expect(hub.figures()).toMatchObject({ badFrames: {}, roundTripMs: null, status: { state: 'open' } });
  expect(server.sockets).toHaveLength(1);
});

test.each([['a number', Number] as const, ['a string', String] as const])(
  'the pong of the last ping gives the round trip, as %s',
  async (_kind, write) => {
    const { hub, server, clock } = await startHub();
    server.mute();
    clock.advance(10_000);
    const ping = server.last().sent.at(-1) as { readonly ping: number };
    clock.advance(37);
    server.last().receive(JSON.stringify({ pong: write(ping.ping) }));
    expect(hub.figures().roundTripMs).toBe(37);
    server.last().receive(JSON.stringify({ pong: ping.ping - 10_000 }));
    server.last().receive(JSON.stringify({ pong: clock.wallNow() + 1_000 }));
    expect(hub.figures().roundTripMs).toBe(37);
  },
);

test('a server that refuses everything is logged once for each code, and for twenty codes at most', async () => {
  const { warned, log } = createLog();
  const { hub, server } = await startHub({ log });
  for (let count = 1; count <= 50; count += 1) {
    server.last().receive('{"code":"-10000","msg":"Invalid request!"}');
    server.last().receive('{"code":-10004,"msg":"Invalid topic!"}');
  }
  expect(warned).toEqual([
    'The quote server refused a request: -10000 Invalid request!',
    'The quote server refused a request: -10004 Invalid topic!',
  ]);
  for (let code = 1; code <= 1_000; code += 1) server.last().receive(`{"code":${code}}`);
  expect(warned).toHaveLength(20);
  expect(hub.figures().badFrames).toEqual({});
});

test('a frame that throws in an unforeseen way is counted and skipped, and the next one is read', async () => {
  let failures = 0;
  const measure = (name: string): number => {
    if (name === 'decode' && failures > 0) {
      failures -= 1;
      throw new Error('This is beyond the frame.');
    }
    return 0;
  };
  const { gateway, hub, server } = await startHub({ measure });
  server.last().receive(buildFrame([buildRow('BTCUSDT', { c: '1' })], { full: true }));
  failures = 1;
  server.last().receive(buildFrame([buildRow('BTCUSDT', { c: '2' })]));
  expect(hub.figures().badFrames).toEqual({ 'frame/failed': 1 });
  server.last().receive(buildFrame([buildRow('BTCUSDT', { c: '3' })]));
  gateway.demand({ symbols: ['BTCUSDT'] });
  expect(gateway.flushes().at(-1)?.quotes[0]?.lastPrice).toBe('3');
  expect(server.sockets).toHaveLength(1);
});

test('a candle that no number can be read of costs its row and nothing else', async () => {
  const topic: KlineTopic = { symbol: 'BTCUSDT', interval: '1m', klineType: 'spot' };
  const { gateway, hub, server } = await startHub();
  gateway.demand({ klines: [topic] });
  const rows = [
    { t: { valueOf: 1, toString: 1 }, c: '1' },
    { t: 60_000, c: { valueOf: 1, toString: 1 } },
  ];
  server.last().receive(buildFrame(rows, { topic: 'kline_1m', id: 'kline_1m:BTCUSDT', full: true }));
  gateway.pull();
  expect(gateway.flushes().at(-1)?.klines[0]?.klines).toEqual([[60_000, '0', '0', '0', '0', '0']]);
  expect(hub.figures().badFrames).toEqual({});
});
