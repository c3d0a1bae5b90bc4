import { describe, expect, test } from 'vitest';
import type { Epoch, LinkId } from '#shared/contract/ids.ts';
import { createFakeClock, type FakeClock } from '#tests/support/fakeClock.ts';
import { createFakeChannel } from '#tests/support/fakePort.ts';
import { createLink, type Link } from '#workers/kit/createLink.ts';

interface Word {
  readonly type: string;
}

interface End {
  readonly link: Link<Word>;
  readonly heard: string[];
  readonly joined: () => number;
}

function openEnd(clock: FakeClock, role: 'caller' | 'answerer', epoch: string): End {
  const heard: string[] = [];
  let joined = 0;
  const link = createLink<Word, Word>({
    epoch: epoch as Epoch,
    role,
    clock,
    onLinked: () => {
      joined += 1;
    },
    onMessage: ({ type }) => heard.push(type),
  });
  return { link, heard, joined: () => joined };
}

function openEnds() {
  const clock = createFakeClock();
  const [gateway, quotes] = [openEnd(clock, 'caller', 'g1'), openEnd(clock, 'answerer', 'q1')];
  /** What a tab does: one end of a channel to each. */
  const join = (
    id: string,
    to: { gateway?: End | undefined; quotes?: End | undefined } = { gateway, quotes },
  ) => {
    const { port1, port2 } = createFakeChannel(true);
    return {
      ports: [port1, port2],
      results: Promise.all([
        to.quotes?.link.offer(port1.port, id as LinkId),
        to.gateway?.link.offer(port2.port, id as LinkId),
      ]),
    };
  };
  return { clock, gateway, quotes, join };
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('two workers that are joined', () => {
  test('both know the link and each other, and hear each other from then on', async () => {
    const { gateway, quotes, join } = openEnds();
    expect(gateway.link.post({ type: 'too early' })).toBe(false);
    expect(await join('1').results).toEqual([{ ok: true }, { ok: true }]);
    expect(gateway.link.state()).toEqual({ id: '1', peerEpoch: 'q1' });
    expect(quotes.link.state()).toEqual({ id: '1', peerEpoch: 'g1' });
    gateway.link.post({ type: 'demand' });
    quotes.link.post({ type: 'flush' });
    await settle();
    expect([quotes.heard, gateway.heard]).toEqual([['demand'], ['flush']]);
  });

  test('take a new link in place of the old one, which is closed', async () => {
    const { gateway, quotes, join } = openEnds();
    const old = join('1');
    await old.results;
    await join('2').results;
    expect([gateway.link.state()?.id, quotes.link.state()?.id]).toEqual(['2', '2']);
    expect(old.ports.map((port) => port.isClosed())).toEqual([true, true]);
    expect([gateway.joined(), quotes.joined()]).toEqual([2, 2]);
  });
});

describe('a tab that dies between its two calls', () => {
  test.each(['gateway', 'quotes'] as const)('leaves the current link in use, after only %s', async (only) => {
    const { clock, gateway, quotes, join } = openEnds();
    await join('1').results;
    const half = join('2', only === 'gateway' ? { gateway } : { quotes });
    await settle();
    gateway.link.post({ type: 'demand' });
    await settle();
    expect(quotes.heard).toEqual(['demand']);
    clock.advance(2_000);
    expect((await half.results).find((result) => result !== undefined)).toMatchObject({
      ok: false,
      error: { code: 'link/no-greeting', retryable: true },
    });
    expect([gateway.link.state()?.id, quotes.link.state()?.id]).toEqual(['1', '1']);
  });

  test('leaves nothing behind: its half is closed and no timer runs', async () => {
    const { clock, gateway, join } = openEnds();
    const half = join('1', { gateway });
    clock.advance(2_000);
    await half.results;
    expect(half.ports[1]?.isClosed()).toBe(true);
    expect([clock.timerCount(), gateway.link.state(), gateway.joined()]).toEqual([0, null, 0]);
  });
});

test('two tabs that cross their channels make no link, since a greeting names its own', async () => {
  const { clock, gateway, quotes } = openEnds();
  const { port1, port2 } = createFakeChannel(true);
  const results = Promise.all([
    quotes.link.offer(port1.port, 'of one tab' as LinkId),
    gateway.link.offer(port2.port, 'of another tab' as LinkId),
  ]);
  await settle();
  clock.advance(2_000);
  expect((await results).map(({ ok }) => ok)).toEqual([false, false]);
});

test('what is said before the greeting is not taken for news', async () => {
  const { clock, gateway } = openEnds();
  const { port1, port2 } = createFakeChannel(true);
  const offered = gateway.link.offer(port2.port, '1' as LinkId);
  port1.port.postMessage({ type: 'flush' });
  await settle();
  expect(gateway.heard).toEqual([]);
  clock.advance(2_000);
  expect((await offered).ok).toBe(false);
});
