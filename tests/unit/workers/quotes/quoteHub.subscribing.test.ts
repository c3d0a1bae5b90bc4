import { describe, expect, test } from 'vitest';
import { createHubHarness } from '#tests/support/hubHarness.ts';
import { buildFrame, buildRow } from '#tests/support/marketFrames.ts';
import { events, ONE_MINUTE, startHub } from '#tests/support/startHub.ts';

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

  test('prices are cancelled after ten seconds without a visible tab that shows one, and asked for again at once', async () => {
    const harness = await startHub();
    const { gateway, server, clock } = harness;
    gateway.demand({});
    server.last().receive(buildFrame([buildRow('BTCUSDT')], { full: true }));
    gateway.demand({ hasPrices: false });
    clock.advance(9_000);
    gateway.demand({});
    gateway.demand({ hasPrices: false });
    clock.advance(9_999);
    expect(events(harness, 'cancel')).toEqual([]);
    clock.advance(1);
    expect(events(harness, 'cancel')).toEqual([expect.objectContaining({ id: 'slowBroker' })]);
    expect(gateway.lastStatus()).toMatchObject({ state: 'open', stale: true });

    const asked = events(harness, 'sub').length;
    gateway.demand({ symbols: ['BTCUSDT'] });
    expect(events(harness, 'sub').slice(asked)).toEqual([expect.objectContaining({ id: 'slowBroker' })]);
    expect(gateway.lastStatus()?.stale).toBe(true);
    server.last().receive(buildFrame([buildRow('BTCUSDT')], { full: true }));
    expect(gateway.lastStatus()?.stale).toBe(false);
  });

  test('prices that no tab has asked for are not kept for longer than ten seconds', async () => {
    const harness = await startHub();
    harness.clock.advance(10_000);
    expect(events(harness, 'cancel')).toEqual([expect.objectContaining({ id: 'slowBroker' })]);
    harness.clock.advance(120_000);
    expect(harness.server.last().closedWith()).toBeUndefined();
  });

  test('a kline that is no longer wanted is cancelled', async () => {
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
