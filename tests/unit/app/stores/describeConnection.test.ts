import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConnectionState } from '#app/stores/connectionStore.ts';
import { describeConnection } from '#app/stores/describeConnection.ts';
import type { FeedStatus } from '#shared/contract/feedStatus.ts';

const OPEN: FeedStatus = { state: 'open', reason: null, attempt: 0, nextAttemptAtMs: null, stale: false };
const LIVE: ConnectionState = {
  transport: 'shared',
  linkState: 'attached',
  isOnline: true,
  isUpdateReady: false,
  feed: OPEN,
  tabs: 1,
};

const describeWith = (changes: Partial<ConnectionState>, hasPrices = true) =>
  describeConnection({ ...LIVE, ...changes }, hasPrices);

const state = fc.record<ConnectionState>({
  transport: fc.constantFrom('shared', 'dedicated'),
  linkState: fc.constantFrom('starting', 'attached', 'restarting', 'failed'),
  isOnline: fc.boolean(),
  isUpdateReady: fc.boolean(),
  feed: fc.option(
    fc.record<FeedStatus>({
      state: fc.constantFrom('init', 'connecting', 'open', 'error', 'closed'),
      reason: fc.constantFrom('gave-up', 'idle', 'manual', null),
      attempt: fc.nat(5),
      nextAttemptAtMs: fc.option(fc.nat()),
      stale: fc.boolean(),
    }),
  ),
  tabs: fc.integer({ min: 1, max: 50 }),
});

describe('what counts more', () => {
  test('a new version before everything else, since only a reload helps then', () => {
    const all = { isUpdateReady: true, isOnline: false, linkState: 'failed' } as const;
    expect(describeWith(all)).toMatchObject({
      words: { key: 'connection.updateReady' },
      action: 'reload',
    });
  });

  test('being offline before what the workers say of their attempts', () => {
    const feed = { ...OPEN, state: 'error', attempt: 3 } as const;
    expect(describeWith({ isOnline: false, feed }).words.key).toBe('connection.offline');
  });

  test('the link to the workers before what they last said', () => {
    expect(describeWith({ linkState: 'restarting' }).words.key).toBe('connection.restarting');
    expect(describeWith({ linkState: 'failed' }).action).toBe('reload');
  });
});

describe('a closed feed', () => {
  test('that gave up can be tried again by hand', () => {
    const feed = { ...OPEN, state: 'closed', reason: 'gave-up', attempt: 5 } as const;
    expect(describeWith({ feed })).toMatchObject({ tone: 'stopped', action: 'retry', isStale: true });
  });

  test('that sleeps while hidden comes back by itself', () => {
    const feed = { ...OPEN, state: 'closed', reason: 'idle', stale: true } as const;
    expect(describeWith({ feed })).toMatchObject({ tone: 'waiting', action: null });
  });
});

test('an attempt is counted in words only while there is something to try again', () => {
  const feed = { ...OPEN, state: 'connecting', attempt: 3, stale: true } as const;
  expect(describeWith({ feed }).words).toEqual({ key: 'connection.lost', values: { attempt: 3, most: 5 } });
  expect(describeWith({ feed: { ...OPEN, attempt: 3 } }).words.key).toBe('connection.live');
});

test('an open socket without fresh prices is never called live', () => {
  expect(describeWith({ feed: { ...OPEN, stale: true } }).tone).toBe('waiting');
  expect(describeWith({}, false).tone).toBe('waiting');
});

describe('in every state there is', () => {
  test('prices are called live exactly when all is well, and marked old exactly when some are there and not live', () => {
    fc.assert(
      fc.property(state, fc.boolean(), (drawn, hasPrices) => {
        const { tone, isStale } = describeConnection(drawn, hasPrices);
        const isWell =
          !drawn.isUpdateReady &&
          drawn.isOnline &&
          drawn.linkState === 'attached' &&
          drawn.feed?.state === 'open' &&
          !drawn.feed.stale &&
          hasPrices;
        expect(tone === 'live').toBe(isWell);
        expect(isStale).toBe(hasPrices && !isWell);
      }),
    );
  });

  test('there are words, which lead to the time exactly when there is one', () => {
    fc.assert(
      fc.property(state, fc.boolean(), (drawn, hasPrices) => {
        const { words, time, action, tone } = describeConnection(drawn, hasPrices);
        expect(words.key).toMatch(/^connection\.\w+$/);
        expect(time !== null).toBe(hasPrices);
        if (action !== null) expect(tone).toBe('stopped');
      }),
    );
  });
});
