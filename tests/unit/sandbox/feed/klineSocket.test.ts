import { describe, expect, it } from 'vitest';
import { createMarket } from '#sandbox/feed/market/createMarket.ts';
import { START_MS } from '../support/createManualTime.ts';
import { FRAME_MS, startSandbox } from '../support/startSandbox.ts';

const MINUTE_MS = 60_000;

describe('Subscribing to a kline topic', () => {
  it.each([
    ['1m', MINUTE_MS],
    ['5m', 5 * MINUTE_MS],
    ['15m', 15 * MINUTE_MS],
    ['30m', 30 * MINUTE_MS],
    ['1h', 60 * MINUTE_MS],
    ['4h', 240 * MINUTE_MS],
    ['1d', 1440 * MINUTE_MS],
    ['1w', 7 * 1440 * MINUTE_MS],
  ])('is answered with the last 200 candles of %s, the running one last', async (interval, lengthMs) => {
    const { connect } = await startSandbox();
    const client = await connect();
    const id = `kline_${interval}:BTCUSDT`;
    client.subscribe(`kline_${interval}`, { symbol: 'BTCUSDT', id, params: { klineType: 'last' } });
    const frame = await client.nextFrame();
    expect(frame).toMatchObject({ topic: `kline_${interval}`, id, params: { klineType: 'last' }, f: true });
    expect(frame.data).toHaveLength(200);
    expect(Object.keys(frame.data[0] ?? {})).toEqual('t s sn o h l c v'.split(' '));
    const opens = frame.data.map(({ t }) => Number(t));
    expect(opens.at(-1)).toBeLessThanOrEqual(START_MS);
    expect(opens.at(-1)).toBeGreaterThan(START_MS - lengthMs);
    expect(new Set(opens.slice(1).map((open, i) => open - (opens[i] ?? 0)))).toEqual(new Set([lengthMs]));
  });

  it('takes a limit of up to 1000 candles and the exchange number before the symbol', async () => {
    const { connect } = await startSandbox();
    const client = await connect();
    for (const [limit, length] of [
      [5, 5],
      ['17', 17],
      [5000, 1000],
      [-1, 200],
      ['many', 200],
    ]) {
      client.subscribe('kline_1m', { symbol: '301.ETHUSDT', params: { limit } });
      const frame = await client.nextFrame();
      expect(frame.data).toHaveLength(Number(length));
      expect(frame.data[0]?.s).toBe('ETHUSDT');
    }
  });

  it('shows the same prices as the ticker, frame by frame', async () => {
    const { connect, time } = await startSandbox();
    const ticker = await connect();
    const chart = await connect();
    ticker.subscribe('slowBroker');
    await ticker.nextFrame();
    chart.subscribe('kline_1m', { symbol: 'BTCUSDT' });
    await chart.nextFrame();
    for (let round = 0; round < 20; round++) {
      time.advance(FRAME_MS);
      const row = (await ticker.nextFrame()).data.find(({ s }) => s === 'BTCUSDT');
      const candles = await chart.nextFrame();
      expect(candles.f).toBe(false);
      expect(candles.data.at(-1)?.c).toBe(row?.c);
    }
  });

  it('brings the running candle when it changed, and a closed one once more in its final state', async () => {
    const { connect, time } = await startSandbox();
    const client = await connect();
    client.subscribe('kline_1m', { symbol: 'BTCUSDT' });
    const snapshot = await client.nextFrame();
    const runningMs = Number(snapshot.data.at(-1)?.t);
    time.advance(FRAME_MS);
    expect((await client.nextFrame()).data.map(({ t }) => t)).toEqual([runningMs]);

    const nextMs = runningMs + MINUTE_MS;
    time.advance(nextMs - START_MS - 2 * FRAME_MS);
    await client.readUntilPong();
    let roll = await advanceOneFrame();
    while (roll.data.length === 1) {
      expect(roll.data[0]?.t).toBe(runningMs);
      roll = await advanceOneFrame();
    }
    expect(roll.data.map(({ t }) => t)).toEqual([runningMs, nextMs]);
    expect(roll.data[0]?.c).toBe(roll.data[1]?.o);
    expect((await advanceOneFrame()).data.map(({ t }) => t)).toEqual([nextMs]);

    function advanceOneFrame() {
      time.advance(FRAME_MS);
      return client.nextFrame();
    }
  });

  it('agrees with the market to the digit', async () => {
    const { connect } = await startSandbox();
    const client = await connect();
    client.subscribe('kline_1h', { symbol: 'SOLUSDT', params: { limit: 3 } });
    const frame = await client.nextFrame();
    const market = createMarket({ seed: 'sluice', symbols: 60, rhythm: 'own' });
    const index = market.findPair('SOLUSDT')?.index ?? -1;
    const candles = market.candles(index, 60, { count: 3, tickMs: market.lastTick(index, START_MS) });
    expect(frame.data.map(({ o, h, l, c }) => [o, h, l, c].map(Number))).toEqual(
      candles.map(({ open, high, low, close }) => [open, high, low, close].map((ticks) => ticks / 100)),
    );
  });

  it('sends a frame only when the pair has ticked', async () => {
    const { connect, time } = await startSandbox({ symbols: 300 });
    const market = createMarket({ seed: 'sluice', symbols: 300, rhythm: 'own' });
    const index = market.findPair('C0299USDT')?.index ?? -1;
    const client = await connect();
    client.subscribe('kline_1m', { symbol: 'C0299USDT' });
    await client.nextFrame();
    let ticks = 0;
    for (let nowMs = START_MS + FRAME_MS; nowMs <= START_MS + 40 * FRAME_MS; nowMs += FRAME_MS) {
      ticks += market.lastTick(index, nowMs) === market.lastTick(index, nowMs - FRAME_MS) ? 0 : 1;
    }
    time.advance(40 * FRAME_MS);
    expect(await client.readUntilPong()).toHaveLength(ticks);
    expect(ticks).toBeGreaterThan(0);
    expect(ticks).toBeLessThan(40);
  });
});
