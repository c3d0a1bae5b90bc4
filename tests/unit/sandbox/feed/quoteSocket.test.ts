import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type DataFrame, type Row, readRefusal, readText } from '../support/connectClient.ts';
import { START_MS } from '../support/createManualTime.ts';
import { FRAME_MS, startSandbox } from '../support/startSandbox.ts';

const symbolsOf = (frame: DataFrame): unknown[] => frame.data.map(({ s }) => s);

describe('Subscribing to slowBroker', () => {
  it('is answered at once with a full snapshot that repeats id and params', async () => {
    const { connect } = await startSandbox();
    const client = await connect();
    const params = { binary: 'true', realtimeInterval: '24h' };
    client.subscribe('slowBroker', { id: 'my id', params });
    const frame = await client.nextFrame();
    expect(frame).toMatchObject({ topic: 'slowBroker', id: 'my id', params, f: true, shared: false });
    expect(frame.sendTime).toBe(START_MS);
    expect(new Set(symbolsOf(frame)).size).toBe(60);
    expect(frame.data[0]).toMatchObject({ s: 'BTCUSDT', sn: 'BTCUSDT', e: 301 });
    expect(Object.keys(frame.data[0] ?? {})).toEqual('t s sn c h l o v qv m e'.split(' '));
  });

  it('brings only rows that ticked afterwards, in frames that are not full', async () => {
    const { connect, time } = await startSandbox();
    const client = await connect();
    client.subscribe('slowBroker');
    const snapshot = await client.nextFrame();
    const rowBySymbol = new Map(snapshot.data.map((row) => [row.s, row]));
    for (let round = 0; round < 20; round++) {
      time.advance(FRAME_MS);
      const frame = await client.nextFrame();
      expect(frame.f).toBe(false);
      expect(frame.data.length).toBeGreaterThan(0);
      expect(frame.data.length).toBeLessThan(60);
      expect(symbolsOf(frame)).toContain('BTCUSDT');
      for (const row of frame.data) {
        const before = rowBySymbol.get(row.s ?? '') as Row;
        expect(Number(row.t)).toBeGreaterThan(Number(before.t));
        expect(Number(row.t)).toBeLessThanOrEqual(frame.sendTime);
        rowBySymbol.set(row.s ?? '', row);
      }
    }
  });

  it('leaves the client with exactly what a new snapshot holds', async () => {
    const { connect, time } = await startSandbox();
    const client = await connect();
    client.subscribe('slowBroker');
    const rowBySymbol = new Map((await client.nextFrame()).data.map((row) => [row.s, row]));
    for (let round = 0; round < 80; round++) {
      time.advance(FRAME_MS);
      for (const row of (await client.nextFrame()).data) {
        rowBySymbol.set(row.s, row);
      }
    }
    const later = await connect();
    later.subscribe('slowBroker');
    expect([...rowBySymbol.values()]).toEqual((await later.nextFrame()).data);
  });

  it('gives each symbol the same number of digits in every frame, and a change that fits its prices', async () => {
    const { connect, time } = await startSandbox({ symbols: 300 });
    const client = await connect();
    client.subscribe('slowBroker');
    const shapes = new Map<unknown, string>();
    for (let round = 0; round < 40; round++) {
      for (const row of (await client.nextFrame()).data) {
        const shape = [row.c, row.h, row.l, row.o, row.v, row.qv, row.m]
          .map((text) => String(text).split('.')[1]?.length ?? 0)
          .join(' ');
        expect(shapes.get(row.s) ?? shape).toBe(shape);
        shapes.set(row.s, shape);
        expect(String(row.m)).toMatch(/^-?\d\.\d{6}$/);
        expect(Number(row.m)).toBeCloseTo((Number(row.c) - Number(row.o)) / Number(row.o), 6);
        expect(Number(row.h)).toBeGreaterThanOrEqual(Number(row.c));
        expect(Number(row.l)).toBeLessThanOrEqual(Number(row.c));
      }
      time.advance(FRAME_MS);
    }
    expect(shapes.size).toBe(300);
  });

  it('sends a fixed number of rows a frame, all in turn, when configured to', async () => {
    const { connect, time } = await startSandbox({ changedRows: 25 });
    const client = await connect();
    client.subscribe('slowBroker');
    const order = symbolsOf(await client.nextFrame());
    const sent: unknown[] = [];
    for (let round = 0; round < 12; round++) {
      time.advance(FRAME_MS);
      const symbols = symbolsOf(await client.nextFrame());
      expect(new Set(symbols).size).toBe(25);
      sent.push(...symbols);
    }
    expect(sent).toEqual([0, 1, 2, 3, 4].flatMap(() => order));
  });

  it('sends every row when more are asked for than there are', async () => {
    const { connect, time } = await startSandbox({ changedRows: 1000 });
    const client = await connect();
    client.subscribe('slowBroker');
    const snapshot = await client.nextFrame();
    time.advance(FRAME_MS);
    expect(symbolsOf(await client.nextFrame())).toEqual(symbolsOf(snapshot));
  });
});

describe('Frames', () => {
  it('are gzip in binary messages or plain text, as the params say, else as the address says', async () => {
    const { connect } = await startSandbox();
    const gzipClient = await connect('binary=true&timestamp=1');
    const textClient = await connect('binary=false&timestamp=1');
    const cases = [
      { client: gzipClient, params: {}, isBinary: true },
      { client: gzipClient, params: { binary: 'false' }, isBinary: false },
      { client: gzipClient, params: { binary: false }, isBinary: false },
      { client: textClient, params: {}, isBinary: false },
      { client: textClient, params: { binary: 'true' }, isBinary: true },
      { client: textClient, params: { binary: true }, isBinary: true },
    ];
    for (const { client, params, isBinary } of cases) {
      client.subscribe('slowBroker', { params });
      const message = await client.next();
      expect(message.isBinary).toBe(isBinary);
      const text = isBinary ? gunzipSync(message.bytes) : message.bytes;
      expect(JSON.parse(text.toString()).f).toBe(true);
    }
  });

  it('are the same for every socket at the same time', async () => {
    const { connect, time } = await startSandbox();
    const clients = [await connect(), await connect(), await connect('binary=false')];
    for (const client of clients) {
      client.subscribe('slowBroker');
    }
    await Promise.all(clients.map((client) => client.next()));
    time.advance(FRAME_MS);
    const messages = await Promise.all(clients.map((client) => client.next()));
    expect(new Set(messages.map(readText)).size).toBe(1);
    expect(messages[0]?.bytes.equals(messages[1]?.bytes ?? Buffer.alloc(0))).toBe(true);
  });
});

describe('Cancelling', () => {
  it('ends the subscriptions of a topic, or only the one of an id, or all', async () => {
    const { connect, time, sandbox } = await startSandbox();
    const client = await connect();
    client.subscribe('slowBroker', { id: 'a' });
    client.subscribe('slowBroker', { id: 'b' });
    client.subscribe('kline_1m', { symbol: 'BTCUSDT' });
    client.subscribe('kline_1m', { symbol: 'ETHUSDT' });
    client.subscribe('fiat');
    await client.readUntilPong();
    expect(sandbox.state().topics).toEqual({ slowBroker: 2, kline_1m: 2, fiat: 1 });

    client.send({ event: 'cancel', topic: 'slowBroker', symbol: '', id: 'a' });
    client.send({ event: 'cancel', topic: 'kline_1m', symbol: 'ETHUSDT' });
    await client.readUntilPong();
    expect(sandbox.state().topics).toEqual({ slowBroker: 1, kline_1m: 1, fiat: 1 });

    client.send({ event: 'cancel', topic: 'slowBroker' });
    await client.readUntilPong();
    expect(sandbox.state().topics).toEqual({ kline_1m: 1, fiat: 1 });

    client.send({ event: 'cancel_all' });
    time.advance(20 * FRAME_MS);
    await client.readUntilPong();
    time.advance(20 * FRAME_MS);
    expect(await client.readUntilPong()).toEqual([]);
  });

  it('of what was never subscribed to is no error', async () => {
    const { connect } = await startSandbox();
    const client = await connect();
    client.send({ event: 'cancel', topic: 'fiat', symbol: '' });
    expect(await client.readUntilPong()).toEqual([]);
  });
});

describe('Control messages', () => {
  it('answer a ping with its value, and ping each socket every 15 s', async () => {
    const { connect, time } = await startSandbox();
    const client = await connect();
    client.send({ ping: 1795268840000 });
    expect(await client.nextJson()).toEqual({ pong: 1795268840000 });
    time.advance(30_000);
    expect(await client.readUntilPong()).toEqual([]);
    expect(client.pings).toEqual([START_MS + 15_000, START_MS + 30_000]);
  });

  it('confirm a login with a token and refuse one without', async () => {
    const { connect } = await startSandbox();
    const client = await connect();
    for (const args of [['token'], ['x'.repeat(4096)]]) {
      client.send({ event: 'login', args });
      expect(await client.nextJson()).toEqual({ topic: 'login', code: 200, msg: 'success' });
    }
    for (const args of [[], [''], [7], 'token', ['x'.repeat(4097)], undefined]) {
      client.send({ event: 'login', args });
      expect(await client.nextJson()).toMatchObject({ topic: 'login', code: 401 });
    }
  });

  it.each([
    ['{"event":', '-10001'],
    ['', '-10001'],
    ['[]', '-10000'],
    ['null', '-10000'],
    ['"sub"', '-10000'],
    ['{"topic":"slowBroker"}', '-10000'],
    ['{"event":"subscribe","topic":"slowBroker"}', '-10002'],
    ['{"event":7}', '-10002'],
    ['{"event":"sub","params":{}}', '-10004'],
    ['{"event":"sub","topic":"depth","params":{}}', '-10004'],
    ['{"event":"sub","topic":"kline_7m","symbol":"BTCUSDT","params":{}}', '-10004'],
    ['{"event":"sub","topic":"__proto__","params":{}}', '-10004'],
    ['{"event":"cancel","topic":"depth"}', '-10004'],
    ['{"event":"sub","topic":"slowBroker"}', '-10007'],
    ['{"event":"sub","topic":"slowBroker","params":"binary"}', '-10007'],
    ['{"event":"sub","topic":"kline_1m","params":{}}', '-100010'],
    ['{"event":"sub","topic":"kline_1m","symbol":"NOPEUSDT","params":{}}', '-100010'],
    ['{"event":"sub","topic":"kline_1m","symbol":7,"params":{}}', '-100010'],
    ['{"event":"sub","topic":"slowBroker","id":{},"params":{}}', '-10000'],
  ])('refuse %s with code %s and keep the socket', async (text, code) => {
    const { connect } = await startSandbox();
    const client = await connect();
    client.sendText(text);
    expect(await client.nextJson()).toMatchObject({ code, msg: expect.any(String) });
    expect(await client.readUntilPong()).toEqual([]);
  });
});

describe('The fiat topic', () => {
  it('sends all rates first and afterwards only those whose digits changed', async () => {
    const { connect, time } = await startSandbox();
    const client = await connect();
    client.subscribe('fiat');
    const snapshot = await client.nextFrame();
    expect(snapshot).toMatchObject({ topic: 'fiat', id: 'fiat', f: true });
    const rateByPair = new Map(snapshot.data.map(({ sr, tg, rt }) => [`${sr}${tg}`, rt]));
    expect(rateByPair.get('EURUSD')).toMatch(/^1\.0\d{4}$/);
    expect(rateByPair.has('USDEUR')).toBe(true);
    for (let round = 0; round < 5; round++) {
      time.advance(4 * FRAME_MS);
      const messages = await client.readUntilPong();
      for (const message of messages) {
        const frame = JSON.parse(readText(message)) as DataFrame;
        expect(frame.f).toBe(false);
        expect(frame.data.length).toBeLessThan(snapshot.data.length);
        for (const { sr, tg, rt } of frame.data) {
          expect(rt).not.toBe(rateByPair.get(`${sr}${tg}`));
          rateByPair.set(`${sr}${tg}`, rt);
        }
      }
    }
  });
});

describe('Other addresses', () => {
  it.each(['/spot/ws/quote/v1', '/', '/spot/ws/quote/v2/more', '//'])(
    'such as %s get no socket',
    async (path) => {
      const { sandbox } = await startSandbox();
      expect(await readRefusal(sandbox.port, path)).toBe(404);
    },
  );
});
