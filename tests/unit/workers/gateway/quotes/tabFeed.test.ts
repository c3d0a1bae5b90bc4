import { describe, expect, test } from 'vitest';
import type { FeedStatus } from '#shared/contract/feedStatus.ts';
import type { TabInterest } from '#shared/contract/gatewayApi.ts';
import { buildFlush, buildQuote } from '#tests/support/buildFlush.ts';
import { createQuoteTable } from '#workers/gateway/quotes/createQuoteTable.ts';
import { createTabFeed, type FeedContext } from '#workers/gateway/quotes/createTabFeed.ts';

const STATUS: FeedStatus = { state: 'open', reason: null, attempt: 0, nextAttemptAtMs: null, stale: false };
const KEY = 'kline_1m:A:spot';
const INTEREST: TabInterest = { symbols: ['A'], klines: [], view: null, currency: 'EUR' };

const viewFrom = (first: number, held = false): TabInterest => ({
  ...INTEREST,
  symbols: [],
  view: {
    query: '',
    favourites: null,
    sort: { by: 'last', direction: 'descending' },
    window: { first, count: 2 },
    held,
  },
});

/** A feed whose clock is the test's hand; every batch counts as sent. */
function openFeed(tickedAtMs?: number) {
  const feed = createTabFeed(tickedAtMs);
  const table = createQuoteTable();
  let price = 0;
  let nowMs = 100_000;
  table.apply(
    buildFlush({
      pairs: ['A', 'B', 'C'],
      quotes: ['A', 'B', 'C'].map((symbol) => buildQuote(symbol)),
      order: [{ key: 'last', indexes: Uint32Array.of(0, 1, 2), values: Float64Array.of(3, 2, 1) }],
    }),
  );
  const take = (context: Partial<FeedContext> = {}) => {
    feed.look(table, { nowMs, isCurrent: true, ...context });
    return feed.take(table, { nowMs, isCurrent: true, status: STATUS, tabs: 1, ...context });
  };
  return {
    feed,
    table,
    take,
    pass: (ms: number) => {
      nowMs += ms;
    },
    now: () => nowMs,
    /** A new price of A. */
    move: () => {
      price += 1;
      table.apply(buildFlush({ asOfMs: nowMs, quotes: [buildQuote('A', { lastPrice: String(price) })] }));
      return String(price);
    },
    /** Takes what is due and acknowledges it at once. */
    flow: (context: Partial<FeedContext> = {}) => {
      const body = take(context);
      if (body !== undefined) feed.onAcknowledged();
      return body;
    },
  };
}

describe('before a tab has said what it looks at', () => {
  test('it is sent nothing, is never due and sets no timer', () => {
    const { feed, take, table, now } = openFeed();
    expect(take()).toBeUndefined();
    expect([feed.want(), feed.isDue(now()), feed.wakeTimesMs(table)]).toEqual([undefined, false, []]);
  });
});

describe('ticks', () => {
  test('the first one comes at once, the next one no sooner than 3,000 ms later', () => {
    const { feed, flow, move, pass } = openFeed();
    feed.setInterest(INTEREST);
    expect(flow()?.rows).toHaveLength(1);
    move();
    pass(2_999);
    expect(flow()).toBeUndefined();
    pass(1);
    expect(flow()?.rows).toHaveLength(1);
  });

  test('are counted from the batch that was sent, so that a late one is not followed by an early one', () => {
    const { feed, flow, move, pass } = openFeed();
    feed.setInterest(INTEREST);
    flow();
    pass(4_500);
    move();
    expect(flow()?.rows).toHaveLength(1);
    move();
    pass(2_999);
    expect(flow()).toBeUndefined();
  });

  test('wait until what the gateway has is what quotes has', () => {
    const { feed, flow, move, pass } = openFeed();
    feed.setInterest(INTEREST);
    flow();
    pass(3_000);
    move();
    expect(flow({ isCurrent: false })).toBeUndefined();
    expect(flow({ isCurrent: true })?.rows).toHaveLength(1);
  });

  test('are not used up by a word about the connection', () => {
    const { feed, flow, move, pass } = openFeed();
    feed.setInterest(INTEREST);
    flow();
    pass(3_000);
    expect(flow({ tabs: 2 })?.tabs).toBe(2);
    const price = move();
    expect(flow({ tabs: 2 })?.rows?.[0]?.[1]).toBe(price);
  });

  test('go on where those of the gateway before left off', () => {
    const { feed, flow, move, pass } = openFeed(99_000);
    feed.setInterest(INTEREST);
    expect(flow()?.rows, 'what it shows is unknown, so it is sent everything').toHaveLength(1);
    move();
    pass(1_999);
    expect(flow()).toBeUndefined();
    pass(1);
    expect(flow()?.rows).toHaveLength(1);
  });
});

describe('answers', () => {
  test('to a changed view come between ticks, at most every 100 ms', () => {
    const { feed, flow, pass } = openFeed();
    feed.setInterest(viewFrom(0));
    expect(flow()?.view?.symbols).toEqual(['A', 'B']);
    pass(50);
    feed.setInterest(viewFrom(1));
    expect(flow()).toBeUndefined();
    pass(50);
    expect(flow()?.view?.symbols).toEqual(['B', 'C']);
  });

  test('say when they are due, so that the last of several changes is not lost', () => {
    const { feed, flow, table, now, pass } = openFeed();
    feed.setInterest(viewFrom(0));
    flow();
    const answeredAtMs = now();
    pass(10);
    feed.setInterest(viewFrom(1));
    flow();
    expect(Math.min(...feed.wakeTimesMs(table))).toBe(answeredAtMs + 100);
  });
});

describe('a batch that is not acknowledged', () => {
  test('is followed by nothing, whatever happens, and what happened is merged into one', () => {
    const { feed, take, move, pass, now, table } = openFeed();
    feed.setInterest(INTEREST);
    take();
    let price = '';
    for (let at = 0; at < 100; at += 1) {
      price = move();
      pass(1_000);
      expect(take()).toBeUndefined();
    }
    expect([feed.isDue(now()), feed.wakeTimesMs(table)]).toEqual([false, []]);
    expect(feed.figures()).toEqual({ batches: 1, awaitingAck: true });
    feed.onAcknowledged();
    expect(take()?.rows?.map((row) => row[1])).toEqual([price]);
    feed.onAcknowledged();
    expect(take()).toBeUndefined();
  });

  test('on which the page failed makes it start over with everything', () => {
    const { feed, take, flow, pass, now } = openFeed();
    feed.setInterest(viewFrom(0));
    flow();
    pass(200);
    feed.setInterest({ ...viewFrom(0), symbols: ['C'] });
    expect(take()?.rows).toHaveLength(1);
    feed.startOver(now());
    pass(900);
    expect(take(), 'a page that always fails must not keep the gateway busy').toBeUndefined();
    pass(100);
    const body = take();
    expect(body?.rows?.map(([symbol]) => symbol).sort()).toEqual(['A', 'B', 'C']);
    expect(body).toMatchObject({ view: { first: 0 }, currency: 'EUR', tabs: 1, status: STATUS });
  });
});

describe('a tab that is shown again', () => {
  test('gets what is newest at once, though its last tick was a moment ago', () => {
    const { feed, flow, move, pass } = openFeed();
    feed.setInterest(INTEREST);
    flow();
    pass(500);
    move();
    expect(flow()).toBeUndefined();
    feed.onShown();
    expect(flow()?.rows).toHaveLength(1);
  });
});

describe('the order of rows', () => {
  const reverse = {
    key: 'last',
    indexes: Uint32Array.of(0, 1, 2),
    values: Float64Array.of(1, 2, 3),
  } as const;

  test('changes with the next tick, not between', () => {
    const { feed, flow, table, pass } = openFeed();
    feed.setInterest(viewFrom(0));
    flow();
    pass(1_000);
    table.apply(buildFlush({ asOfMs: 2_000, order: [reverse] }));
    flow();
    expect(feed.want()?.symbols).toEqual(['A', 'B']);
    pass(2_000);
    expect(flow()?.view?.symbols).toEqual(['C', 'B']);
  });

  test('stays under a pointer, and follows once it has gone', () => {
    const { feed, flow, table, pass } = openFeed();
    feed.setInterest(viewFrom(0, true));
    flow();
    table.apply(buildFlush({ asOfMs: 2_000, order: [reverse] }));
    pass(10_000);
    flow();
    expect(feed.want()?.symbols).toEqual(['A', 'B']);
    feed.setInterest(viewFrom(0, false));
    pass(3_000);
    flow();
    expect(feed.want()?.symbols).toEqual(['C', 'B']);
  });
});

test('a tab that looks at candles alone gets them as they come', () => {
  const { feed, flow, table, pass } = openFeed();
  feed.setInterest({
    ...INTEREST,
    symbols: [],
    klines: [{ symbol: 'A', interval: '1m', klineType: 'spot' }],
  });
  flow();
  pass(3_000);
  table.apply(
    buildFlush({
      asOfMs: 2_000,
      klines: [{ key: KEY, full: true, klines: [[60_000, '1', '1', '1', '1', '1']] }],
    }),
  );
  expect(flow()?.klines).toHaveLength(1);
});
