import { describe, expect, test } from 'vitest';
import { buildFrame, buildRow } from '#tests/support/marketFrames.ts';
import { startHub } from '#tests/support/startHub.ts';

describe('how old prices are', () => {
  test('prices are marked stale when no quote frame came for 6 s, though pongs do, and fresh with the next frame', async () => {
    const { gateway, server, clock } = await startHub();
    gateway.demand({});
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
