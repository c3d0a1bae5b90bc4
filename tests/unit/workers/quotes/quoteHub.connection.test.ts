import { describe, expect, test } from 'vitest';
import { createHubHarness } from '#tests/support/hubHarness.ts';
import { buildFrame, buildRow } from '#tests/support/marketFrames.ts';

const longestWait = (): number => 0.999999;

describe('connecting', () => {
  test('the first visible tab opens one socket with gzip asked for and the time in the address', () => {
    const { addTab, server, clock } = createHubHarness();
    addTab('a');
    addTab('b');
    expect(server.sockets).toHaveLength(1);
    expect(server.last().url).toBe(
      `wss://feed.example/spot/ws/quote/v2?binary=true&timestamp=${clock.wallNow()}`,
    );
  });

  test('a tab that is hidden or offline opens nothing until that changes', () => {
    const { addTab, server } = createHubHarness();
    const hidden = addTab('a', { visible: false });
    expect(server.sockets).toHaveLength(0);
    hidden.setPresence({ visible: true, online: false });
    expect(server.sockets).toHaveLength(0);
    hidden.setPresence({ visible: true, online: true });
    expect(server.sockets).toHaveLength(1);
  });

  test('an attempt that is not answered within 4 s counts as failed', async () => {
    const { addTab, server, clock, join } = createHubHarness();
    addTab('a');
    const gateway = await join();
    clock.advance(3_999);
    expect(gateway.lastStatus()?.state).toBe('connecting');
    clock.advance(1);
    expect(gateway.lastStatus()?.state).toBe('error');
    expect(server.last().closedWith()).toBe(4000);
  });

  test('an address that the browser refuses is a failed attempt, not a crash', async () => {
    const { addTab, join } = createHubHarness({ url: 'nonsense' });
    const gateway = await join();
    addTab('a');
    expect(gateway.lastStatus()?.state).toBe('connecting');
  });
});

describe('reconnecting', () => {
  test('waits grow to 1, 2, 4, 6 and 6 s, then it gives up', async () => {
    const { addTab, server, clock, join } = createHubHarness({}, longestWait);
    addTab('a');
    const gateway = await join();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      server.last().drop();
      expect(gateway.lastStatus()).toMatchObject({ state: 'error', attempt });
      waits.push(Math.round(waitForSocket({ server, clock }) / 1000));
    }
    expect(waits).toEqual([1, 2, 4, 6, 6]);
    server.last().drop();
    expect(gateway.lastStatus()).toMatchObject({ state: 'closed', reason: 'gave-up' });
    clock.advance(600_000);
    expect(server.sockets).toHaveLength(6);
  });

  test.each([
    ['the user asks for it', (harness: ReturnType<typeof createHubHarness>) => harness.hub.retry()],
    ['another tab comes', (harness: ReturnType<typeof createHubHarness>) => void harness.addTab('new')],
    [
      'another tab comes behind the visible one',
      (harness: ReturnType<typeof createHubHarness>) => void harness.addTab('new', { visible: false }),
    ],
  ])('after giving up it starts again when %s', (_why, wake) => {
    const harness = createHubHarness({}, longestWait);
    harness.addTab('a');
    giveUp(harness);
    const before = harness.server.sockets.length;
    wake(harness);
    expect(harness.server.sockets).toHaveLength(before + 1);
  });

  test('after giving up it starts again when a tab is shown, even beside one that was visible all along', () => {
    const harness = createHubHarness({}, longestWait);
    harness.addTab('a');
    const other = harness.addTab('b', { visible: false });
    giveUp(harness);
    const before = harness.server.sockets.length;
    other.setPresence({ visible: true, online: true });
    expect(harness.server.sockets).toHaveLength(before + 1);
  });

  test('after giving up it starts again when the network returns, with all its attempts', async () => {
    const harness = createHubHarness({}, longestWait);
    const tab = harness.addTab('a');
    const gateway = await harness.join();
    giveUp(harness);
    tab.setPresence({ visible: true, online: false });
    tab.setPresence({ visible: true, online: true });
    expect(gateway.lastStatus()).toMatchObject({ state: 'connecting', attempt: 0 });
  });

  test('a tab that slept through the loss of the network neither spends the attempts nor hides its return', () => {
    const harness = createHubHarness({}, longestWait);
    harness.addTab('asleep', { visible: false });
    const tab = harness.addTab('a');
    harness.server.last().open();
    tab.setPresence({ visible: true, online: false });
    harness.server.last().drop();
    harness.clock.advance(60_000);
    expect(harness.server.sockets).toHaveLength(1);
    expect(harness.hub.figures().events.map(({ name }) => name)).toEqual(['quote-socket-open']);
    tab.setPresence({ visible: true, online: true });
    expect(harness.server.sockets).toHaveLength(2);
  });

  test('a change to text frames waits for a visible tab', () => {
    const { addTab, server } = createHubHarness();
    const tab = addTab('a');
    server.last().open();
    tab.setPresence({ visible: false, online: true });
    for (let frame = 0; frame < 5; frame += 1) server.last().receive('no frame');
    expect(server.sockets).toHaveLength(1);
    tab.setPresence({ visible: true, online: true });
    expect(server.sockets).toHaveLength(2);
    expect(server.last().url).toContain('binary=false');
  });

  test('several wake-ups at once make one attempt', () => {
    const harness = createHubHarness({}, longestWait);
    const tab = harness.addTab('a');
    giveUp(harness);
    const before = harness.server.sockets.length;
    harness.hub.retry();
    tab.setPresence({ visible: false, online: true });
    tab.setPresence({ visible: true, online: true });
    harness.hub.retry();
    harness.addTab('b');
    expect(harness.server.sockets).toHaveLength(before + 1);
  });

  test('nothing is attempted while all tabs are hidden, and at once when one is shown', () => {
    const { addTab, server, clock } = createHubHarness();
    const tab = addTab('a');
    server.last().open();
    tab.setPresence({ visible: false, online: true });
    server.last().drop();
    clock.advance(30_000);
    expect(server.sockets).toHaveLength(1);
    tab.setPresence({ visible: true, online: true });
    expect(server.sockets).toHaveLength(2);
  });

  test('only a connection that lived 5 s clears the attempts', async () => {
    const { addTab, server, clock, join } = createHubHarness({}, longestWait);
    addTab('a');
    const gateway = await join();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      server.last().open();
      clock.advance(4_900);
      server.last().drop();
      expect(gateway.lastStatus()?.attempt).toBe(attempt);
      waitForSocket({ server, clock });
    }
    server.last().open();
    clock.advance(5_000);
    server.last().drop();
    expect(gateway.lastStatus()?.attempt).toBe(1);
  });

  test('what a dead socket says later is dropped', async () => {
    const { addTab, server, clock, join, hub } = createHubHarness();
    addTab('a');
    await join();
    const dead = server.last();
    clock.advance(4_000);
    waitForSocket({ server, clock });
    server.last().open();
    const before = hub.figures();
    dead.open();
    dead.receive(buildFrame([buildRow('BTCUSDT')], { full: true }));
    dead.drop();
    expect(hub.figures()).toMatchObject({ frames: before.frames, status: { state: 'open' } });
  });
});

describe('an open link', () => {
  test('is pinged every 10 s, and dead when no frame follows within 5 s', async () => {
    const { addTab, server, clock, join } = createHubHarness();
    addTab('a');
    const gateway = await join();
    server.last().open();
    server.mute();
    clock.advance(10_000);
    expect(server.last().sent.at(-1)).toEqual({ ping: clock.wallNow() });
    clock.advance(4_999);
    expect(gateway.lastStatus()?.state).toBe('open');
    clock.advance(1);
    expect(gateway.lastStatus()?.state).toBe('error');
    expect(server.last().closedWith()).toBe(4000);
  });

  test('lives on any frame at all', async () => {
    const { addTab, server, clock, join } = createHubHarness();
    addTab('a');
    const gateway = await join();
    server.last().open();
    server.mute();
    for (let turn = 0; turn < 20; turn += 1) {
      clock.advance(4_000);
      server.last().receive(buildFrame([buildRow('BTCUSDT')]));
    }
    expect(gateway.lastStatus()?.state).toBe('open');
    expect(server.sockets).toHaveLength(1);
  });

  test('answers the server’s ping with the same value', () => {
    const { addTab, server } = createHubHarness();
    addTab('a');
    server.last().open();
    server.last().receive('{"ping":1795000000123}');
    expect(server.last().sent.at(-1)).toEqual({ pong: 1_795_000_000_123 });
  });
});

describe('when no tab is visible', () => {
  test('topics are cancelled and the socket is closed after 60 s, and the first visible tab brings them back', async () => {
    const { addTab, server, clock, join } = createHubHarness();
    const tab = addTab('a');
    const gateway = await join();
    server.last().open();
    tab.setPresence({ visible: false, online: true });
    clock.advance(59_999);
    expect(server.last().closedWith()).toBeUndefined();
    clock.advance(1);
    expect(server.last().sent.at(-1)).toEqual({ event: 'cancel_all' });
    expect(server.last().closedWith()).toBe(1000);
    expect(gateway.lastStatus()).toMatchObject({ state: 'closed', reason: 'idle' });
    tab.setPresence({ visible: true, online: true });
    gateway.demand({});
    server.last().open();
    expect(server.sockets).toHaveLength(2);
    expect(topicsAsked(server.last().sent)).toEqual(['slowBroker', 'fiat']);
  });

  test('a tab shown within the minute keeps the connection', () => {
    const { addTab, server, clock } = createHubHarness();
    const tab = addTab('a');
    server.last().open();
    tab.setPresence({ visible: false, online: true });
    clock.advance(50_000);
    tab.setPresence({ visible: true, online: true });
    clock.advance(4_000);
    expect(server.sockets).toHaveLength(1);
  });

  test('the last tab’s death ends the socket, its timers and its subscriptions', () => {
    const { addTab, server, clock } = createHubHarness();
    const first = addTab('a');
    const second = addTab('b');
    server.last().open();
    first.die();
    expect(server.last().closedWith()).toBeUndefined();
    second.die();
    expect(server.last().closedWith()).toBe(1000);
    clock.advance(120_000);
    expect(server.sockets).toHaveLength(1);
    expect(clock.timerCount()).toBe(0);
  });
});

/** Moves time on until the next attempt is made; says how long that took, ms. */
function waitForSocket({
  server,
  clock,
}: Pick<ReturnType<typeof createHubHarness>, 'server' | 'clock'>): number {
  const startedAtMs = clock.now();
  const opened = server.sockets.length;
  while (server.sockets.length === opened) clock.advance(50);
  return clock.now() - startedAtMs;
}

function giveUp({ server, clock }: ReturnType<typeof createHubHarness>): void {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    server.last().drop();
    clock.advance(6_000);
  }
}

function topicsAsked(sent: readonly unknown[]): unknown[] {
  return sent
    .map((message) => message as { event?: string; topic?: string })
    .filter(({ event }) => event === 'sub')
    .map(({ topic }) => topic);
}
