import { describe, expect, it } from 'vitest';
import { START_MS } from '../support/createManualTime.ts';
import { openVisitor, type Visitor } from '../support/openVisitor.ts';
import { type Row, readResult } from '../support/readResult.ts';
import { startSandbox } from '../support/startSandbox.ts';

const KLINES = '/spot/api/quote/v5/klines';
const MINUTE_MS = 60_000;
const INTERVALS = {
  '1m': MINUTE_MS,
  '5m': 5 * MINUTE_MS,
  '15m': 15 * MINUTE_MS,
  '1h': 60 * MINUTE_MS,
  '4h': 240 * MINUTE_MS,
  '1d': 1_440 * MINUTE_MS,
  '1w': 10_080 * MINUTE_MS,
} as const;

async function openMarket() {
  const test = await startSandbox();
  return { ...test, visitor: openVisitor(test.sandbox) };
}

async function read(visitor: Visitor, query: string): Promise<Row[]> {
  const { list } = await readResult(visitor, `${KLINES}?${query}`);
  return list as Row[];
}

const times = (rows: readonly Row[]): number[] => rows.map(({ t }) => Number(t));

describe('Klines', () => {
  it('are the candles of the socket to the digit, of each length, the running one included', async () => {
    const { visitor, connect } = await openMarket();
    const client = await connect();
    for (const [interval, lengthMs] of Object.entries(INTERVALS)) {
      for (const symbol of ['BTCUSDT', 'SOLUSDC']) {
        client.subscribe(`kline_${interval}`, { symbol, params: { limit: 12 } });
        const { data } = await client.nextFrame();
        const rows = await read(visitor, `symbol=${symbol}&interval=${interval}&limit=12`);
        expect(rows.map(({ t, o, h, l, c, v }) => ({ t: Number(t), o, h, l, c, v }))).toEqual(
          data.map(({ t, o, h, l, c, v }) => ({ t, o, h, l, c, v })),
        );
        const gaps = times(rows).map((time, at, all) => time - (all[at - 1] ?? time - lengthMs));
        expect(new Set(gaps)).toEqual(new Set([lengthMs]));
      }
    }
  });

  it('have a turnover between what their volume would cost at the lowest and at the highest', async () => {
    const { visitor } = await openMarket();
    for (const { l, h, v, qv } of await read(visitor, 'symbol=BTCUSDT&interval=1h&limit=50')) {
      expect(Number(qv)).toBeGreaterThanOrEqual(Number(v) * Number(l) * 0.99);
      expect(Number(qv)).toBeLessThanOrEqual(Number(v) * Number(h) * 1.01);
    }
  });

  it('of a time are those it falls into, from the first moment to the last, oldest first', async () => {
    const { visitor } = await openMarket();
    const from = Date.UTC(2026, 5, 1, 10, 7, 30);
    const rows = await read(visitor, `symbol=BTCUSDT&interval=5m&from=${from}&to=${from + 10 * MINUTE_MS}`);
    expect(times(rows)).toEqual([5, 10, 15].map((minute) => Date.UTC(2026, 5, 1, 10, minute)));
  });

  it('of the past do not depend on how much is asked at once', async () => {
    const { visitor } = await openMarket();
    const to = Date.UTC(2026, 2, 3, 4, 59, 59, 999);
    const one = await read(visitor, `symbol=ETHUSDT&interval=1h&to=${to}&limit=1`);
    const many = await read(visitor, `symbol=ETHUSDT&interval=1h&to=${to}&limit=100`);
    expect(times(one)).toEqual([Date.UTC(2026, 2, 3, 4)]);
    expect(many.at(-1)).toEqual(one[0]);
    expect(many).toHaveLength(100);
    const earlier = await read(visitor, `symbol=ETHUSDT&interval=1h&to=${Number(many[50]?.t) - 1}&limit=50`);
    expect(earlier).toEqual(many.slice(0, 50));
  });

  it('of a minute are those of the hour put together', async () => {
    const { visitor } = await openMarket();
    const from = Date.UTC(2026, 7, 9, 3);
    const minutes = await read(
      visitor,
      `symbol=SOLUSDT&interval=1m&from=${from}&to=${from + 60 * MINUTE_MS - 1}`,
    );
    const [hour] = await read(visitor, `symbol=SOLUSDT&interval=1h&from=${from}&to=${from}`);
    expect(minutes).toHaveLength(60);
    expect([hour?.o, hour?.c]).toEqual([minutes[0]?.o, minutes.at(-1)?.c]);
    expect(Number(hour?.h)).toBe(Math.max(...minutes.map(({ h }) => Number(h))));
    expect(Number(hour?.l)).toBe(Math.min(...minutes.map(({ l }) => Number(l))));
  });

  it('of a longer time than the limit are the newest, 200 where nothing is said', async () => {
    const { visitor } = await openMarket();
    const all = await read(visitor, 'symbol=BTCUSDT&interval=1m');
    expect(all).toHaveLength(200);
    expect(times(all).at(-1)).toBe(START_MS - (START_MS % MINUTE_MS));
    const from = START_MS - 100 * MINUTE_MS;
    expect(await read(visitor, `symbol=BTCUSDT&interval=1m&from=${from}&limit=10`)).toEqual(all.slice(-10));
    expect(await read(visitor, 'symbol=BTCUSDT&interval=1m&limit=1000')).toHaveLength(1_000);
  });

  it('begin when the market opened, and end now', async () => {
    const { visitor } = await openMarket();
    const opened = Date.UTC(2023, 0, 2);
    const first = await read(visitor, `symbol=BTCUSDT&interval=1d&from=0&to=${opened + 3 * INTERVALS['1d']}`);
    expect(times(first)[0]).toBe(opened);
    expect(await read(visitor, `symbol=BTCUSDT&interval=1d&from=0&to=${opened - 1}`)).toEqual([]);
    expect(await read(visitor, `symbol=BTCUSDT&interval=1m&from=${START_MS + MINUTE_MS}`)).toEqual([]);
    const future = await read(visitor, `symbol=BTCUSDT&interval=1m&limit=5&to=${START_MS + 10 ** 12}`);
    expect(future).toEqual(await read(visitor, 'symbol=BTCUSDT&interval=1m&limit=5'));
  });

  it('take the option klineType, which changes nothing here', async () => {
    const { visitor } = await openMarket();
    const plain = await read(visitor, 'symbol=BTCUSDT&interval=1h&limit=3');
    expect(await read(visitor, 'symbol=BTCUSDT&interval=1h&limit=3&klineType=2')).toEqual(plain);
  });

  it('of nothing that there is are a bad parameter', async () => {
    const { visitor } = await openMarket();
    for (const query of [
      'symbol=NONE&interval=1h',
      'symbol=__proto__&interval=1h',
      'symbol=btcusdt&interval=1h',
      'interval=1h',
      'symbol=BTCUSDT',
      'symbol=BTCUSDT&interval=2h',
      'symbol=BTCUSDT&interval=1h&limit=0',
      'symbol=BTCUSDT&interval=1h&limit=1001',
      'symbol=BTCUSDT&interval=1h&limit=1e2',
      'symbol=BTCUSDT&interval=1h&from=-1',
      'symbol=BTCUSDT&interval=1h&from=NaN',
      'symbol=BTCUSDT&interval=1h&from=2000&to=1000',
      'symbol=BTCUSDT&interval=1h&from=9999999999999999',
    ]) {
      const { status, body } = await visitor.get(`${KLINES}?${query}`);
      expect([status, body.retCode], query).toEqual([200, 700000]);
    }
  });

  it('at the edges of time are none, or those there are', async () => {
    const { visitor } = await openMarket();
    for (const interval of ['1m', '1w']) {
      for (const [query, count] of [
        ['from=0&to=0', 0],
        ['to=0', 0],
        ['from=999999999999999', 0],
        ['to=999999999999999', 2],
        ['from=0', 2],
      ] as const) {
        const rows = await read(visitor, `symbol=BTCUSDT&interval=${interval}&${query}&limit=2`);
        expect(rows, `${interval} ${query}`).toHaveLength(count);
      }
    }
  });
});
