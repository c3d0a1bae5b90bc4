import { describe, expect, test } from 'vitest';
import { buildFrame, buildRow, gzipFrame } from '#tests/support/marketFrames.ts';
import { ONE_MINUTE, startHub } from '#tests/support/startHub.ts';

const openGunzip = (): DecompressionStream => new DecompressionStream('gzip');

/** A hub that inflates with the browser's stream. */
const startStreamingHub = () => startHub({}, { openGunzip });

/** A frame of this price, so large that inflating it takes a while. */
function largeFrame(price: string, options = {}): ArrayBuffer {
  const others = Array.from({ length: 2_000 }, (_, index) => buildRow(`X${index}USDT`, { c: `${index}` }));
  return gzipFrame(buildFrame([buildRow('BTCUSDT', { c: price }), ...others], options));
}

const smallFrame = (price: string, symbol = 'BTCUSDT') => buildFrame([buildRow(symbol, { c: price })]);

describe('frames of a connection', () => {
  test('are applied in the order in which they came, whatever each takes', async () => {
    const { gateway, server, hub } = await startStreamingHub();
    const last = gzipFrame(smallFrame('4', 'LASTUSDT'));
    for (const frame of [largeFrame('1', { full: true }), smallFrame('2'), largeFrame('3'), last]) {
      server.last().receive(frame);
    }
    expect(hub.figures()).toMatchObject({ frames: 4, pairs: 0 });
    await expect.poll(() => hub.figures().pairs).toBe(2_002);
    gateway.demand({ symbols: ['BTCUSDT'] });
    expect(gateway.flushes().at(-1)?.quotes[0]?.lastPrice).toBe('3');
  });

  test('that are text go on at once when none is before them', async () => {
    const { server, hub } = await startStreamingHub();
    server.last().receive(smallFrame('1'));
    expect(hub.figures().pairs).toBe(1);
  });

  test('that are text wait for those before them, pings too', async () => {
    const { server, hub } = await startStreamingHub();
    server.last().receive(largeFrame('1'));
    server.last().receive('{"ping":7}');
    expect(server.last().sent).not.toContainEqual({ pong: 7 });
    await expect.poll(() => server.last().sent).toContainEqual({ pong: 7 });
    expect(hub.figures().pairs).toBe(2_001);
  });

  test('are measured one after another, each from its turn to its end', async () => {
    const measured: string[] = [];
    const measure = (name: string): number => measured.push(name);
    const { server, hub } = await startHub({}, { openGunzip, measure });
    for (const price of ['1', '2']) server.last().receive(gzipFrame(smallFrame(price)));
    await expect.poll(() => measured).toHaveLength(6);
    expect(measured).toEqual(['inflate', 'decode', 'frame', 'inflate', 'decode', 'frame']);
    expect(hub.figures()).toMatchObject({ frames: 2, inflateMs: 1 + 4, decodeMs: 2 + 5 });
  });

  test('are skipped and counted when more than 32 MiB wait, and those before are read', async () => {
    const { server, hub } = await startStreamingHub();
    server.last().receive(largeFrame('1'));
    const text = 'x'.repeat(8 * 1024 * 1024);
    for (let frame = 1; frame <= 8; frame += 1) server.last().receive(text);
    server.last().receive(smallFrame('2'));
    expect(hub.figures().badFrames).toEqual({ 'frame/too-many': 4 });
    await expect.poll(() => hub.figures().pairs).toBe(2_001);
  });
});

describe('frames that wait when their connection ends are dropped', () => {
  test('after a lost connection, and those of the next one count', async () => {
    const { gateway, server, hub, clock } = await startStreamingHub();
    server.last().receive(largeFrame('1', { full: true }));
    server.last().receive(largeFrame('2'));
    server.last().drop();
    clock.advance(1_000);
    server.last().open();
    server.last().receive(gzipFrame(smallFrame('3')));
    await expect.poll(() => hub.figures().pairs).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(hub.figures()).toMatchObject({ frames: 3, pairs: 1, badFrames: {} });
    gateway.demand({ symbols: ['BTCUSDT'] });
    expect(gateway.flushes().at(-1)?.quotes[0]?.lastPrice).toBe('3');
  });

  test('after the change to text, so that none of them counts towards another', async () => {
    const { server, hub } = await startStreamingHub();
    const broken = new Uint8Array(gzipFrame(smallFrame('1')));
    broken[broken.length - 8] = (broken[broken.length - 8] as number) ^ 1;
    for (let frame = 1; frame <= 12; frame += 1) server.last().receive(broken.buffer);
    await expect.poll(() => server.sockets.length).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(hub.figures().badFrames).toEqual({ 'frame/wrong-checksum': 5 });
    expect(server.sockets).toHaveLength(2);
    expect(server.last().url).toContain('binary=false');
  });

  test('after the last tab’s death', async () => {
    const { server, hub, locks } = await startStreamingHub();
    server.last().receive(largeFrame('1'));
    locks.release('tab:a');
    expect(server.last().closedWith()).toBe(1000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(hub.figures()).toMatchObject({ frames: 1, pairs: 0, asOfMs: null });
  });

  test('even if one is never inflated: the next connection does not wait for it', async () => {
    const streams = [{ readable: new ReadableStream(), writable: new WritableStream() }];
    const { server, hub, clock } = await startHub({}, { openGunzip: () => streams.pop() ?? openGunzip() });
    server.last().receive(gzipFrame(smallFrame('1')));
    server.last().drop();
    clock.advance(1_000);
    server.last().open();
    server.last().receive(gzipFrame(smallFrame('2')));
    await expect.poll(() => hub.figures().pairs).toBe(1);
  });
});

test('candles that wait while their topic is cancelled are not applied', async () => {
  const { gateway, server, hub } = await startStreamingHub();
  gateway.demand({ klines: [ONE_MINUTE] });
  const candle = [{ t: 60_000, o: '1', h: '1', l: '1', c: '1', v: '1' }];
  server
    .last()
    .receive(gzipFrame(buildFrame(candle, { topic: 'kline_1m', id: 'kline_1m:BTCUSDT', full: true })));
  gateway.demand({ klines: [] });
  server.last().receive(smallFrame('1'));
  await expect.poll(() => hub.figures().pairs).toBe(1);
  gateway.demand({ klines: [ONE_MINUTE] });
  expect(gateway.flushes().flatMap(({ klines }) => klines)).toEqual([]);
});

test('a stream that cannot be opened costs its frame and nothing else', async () => {
  let failures = 1;
  const { server, hub } = await startHub(
    {},
    {
      openGunzip: () => {
        failures -= 1;
        if (failures === 0) throw new Error('There is no memory for it.');
        return openGunzip();
      },
    },
  );
  for (const price of ['1', '2']) server.last().receive(gzipFrame(smallFrame(price)));
  await expect.poll(() => hub.figures().pairs).toBe(1);
  expect(hub.figures()).toMatchObject({ badFrames: { 'frame/failed': 1 }, status: { state: 'open' } });
});
