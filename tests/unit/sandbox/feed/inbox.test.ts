import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createInbox, type Inbox } from '#sandbox/feed/createInbox.ts';
import { createMessageBudget } from '#sandbox/feed/createMessageBudget.ts';
import { createMarket } from '#sandbox/feed/market/createMarket.ts';
import { START_MS } from '../support/createManualTime.ts';
import { startSandbox } from '../support/startSandbox.ts';

/** An inbox whose budget is turned by hand. */
function open(handle: (text: string) => undefined = () => undefined) {
  const socket = { pause: vi.fn(), resume: vi.fn(), close: vi.fn(), terminate: vi.fn() };
  const time = { nowMs: 0 };
  const inbox = createInbox(
    { socket, handle },
    createMessageBudget(() => time.nowMs),
  );
  onTestFinished(inbox.dispose);
  return { socket, time, inbox };
}

function work(ms: number): void {
  const endMs = performance.now() + ms;
  while (performance.now() < endMs) {
    // The process is busy, as with a large snapshot.
  }
}

describe('What one socket sends', () => {
  it('is answered in its order, with room for others after every few milliseconds', async () => {
    const answered: string[] = [];
    const { inbox } = open((text) => {
      work(5);
      answered.push(text);
      return undefined;
    });
    let turns = 0;
    const others = setInterval(() => {
      turns += 1;
    }, 1);
    onTestFinished(() => clearInterval(others));
    const sent = Array.from({ length: 40 }, (_, at) => String(at));
    for (const text of sent) inbox.take(text);
    expect(answered.length).toBeLessThan(5);
    await expect.poll(() => answered, { timeout: 10_000 }).toEqual(sent);
    expect(turns).toBeGreaterThan(10);
  });

  it('is not read beyond its budget, and is read again once it has rested', async () => {
    const answered: string[] = [];
    const { inbox, socket, time } = open((text) => {
      answered.push(text);
      return undefined;
    });
    for (let at = 0; at < 1_500; at += 1) inbox.take(String(at));
    await expect.poll(() => answered, { timeout: 10_000 }).toHaveLength(1_500);
    socket.pause.mockClear();
    socket.resume.mockClear();
    for (let at = 1_500; at < 1_600; at += 1) inbox.take(String(at));
    expect(socket.pause).toHaveBeenCalled();
    await sleep(150);
    expect(answered).toHaveLength(1_500);
    time.nowMs += 1_000;
    await expect.poll(() => answered).toHaveLength(1_600);
    await expect.poll(() => socket.resume.mock.calls.length).toBe(1);
    expect(socket.close).not.toHaveBeenCalled();
  });

  it.each([
    ['messages', 2_000, (inbox: Inbox) => inbox.take('x')],
    ['bytes of none', 2_000, (inbox: Inbox) => inbox.countBytes(64 * 1024)],
    ['pings of the protocol', 40_000, (inbox: Inbox) => inbox.countPing()],
  ])(
    'ends with 1008 where it sends %s on and on',
    async (_kind, perSecond, send) => {
      const { inbox, socket, time } = open();
      while (socket.close.mock.calls.length === 0 && time.nowMs < 60_000) {
        for (let at = 0; at < perSecond; at += 1) send(inbox);
        time.nowMs += 1_000;
        await sleep(110);
      }
      expect(socket.close).toHaveBeenCalledWith(1008, 'too many messages');
      expect(time.nowMs).toBeGreaterThanOrEqual(15_000);
      await expect.poll(() => socket.terminate.mock.calls.length, { timeout: 3_000 }).toBe(1);
    },
    20_000,
  );
});

describe('The quote socket', () => {
  it('survives a ping that is nested too deeply to be sent back', async () => {
    const { connect } = await startSandbox();
    const client = await connect();
    client.sendText(`{"ping":${'['.repeat(30_000)}${']'.repeat(30_000)}}`);
    expect(await client.nextJson()).toMatchObject({ code: '-10000' });
    client.send({ ping: 7 });
    expect(await client.nextJson()).toEqual({ pong: 7 });
  });

  it('prepares the days of a chart piece by piece, and sends what it would have sent at once', () => {
    const options = { seed: 'sluice', symbols: 60, rhythm: 'own' } as const;
    const [market, other] = [createMarket(options), createMarket(options)];
    const range = { count: 300, tickMs: START_MS };
    let parts = 0;
    let computed = 0;
    // Days that are there already are passed over at once.
    const isOver = () => {
      let asked = 0;
      return () => {
        asked += 1;
        return asked > computed + 50;
      };
    };
    while (!market.prepareCandles(0, 1440, range, isOver())) {
      parts += 1;
      computed += 50;
    }
    expect(parts).toBeGreaterThan(3);
    expect(market.candles(0, 1440, range)).toEqual(other.candles(0, 1440, range));
  });
});
