import type { Clock, Timer } from '#shared/async/clock.ts';
import type { FeedStatus } from '#shared/contract/feedStatus.ts';
import type { TabInterest } from '#shared/contract/gatewayApi.ts';
import type { Epoch, TabId } from '#shared/contract/ids.ts';
import type { Demand, Flush, ToQuotes } from '#shared/contract/linkMessages.ts';
import type { QuoteSink } from '#shared/contract/quoteBatch.ts';
import { klineKey } from '#shared/market/kline.ts';
import type { Measure } from '#shared/profiling/trackMeasure.ts';
import { CURRENT_FOR_MS, LINGER_MS } from './policy.ts';
import { createQuoteTable } from './quotes/createQuoteTable.ts';
import { createTabFeed, type FeedContext, type TabFeed } from './quotes/createTabFeed.ts';
import { mergeDemand } from './quotes/mergeDemand.ts';

/** The gateway's quote half: table → view → diff per tab → publish. */
export interface QuotePublisher {
  /** `tickAgeMs`: how long ago a gateway before this one gave the tab its last tick; null if none did. */
  readonly addTab: (tabId: TabId, sink: QuoteSink, tickAgeMs: number | null) => void;
  readonly removeTab: (tabId: TabId) => void;
  readonly setInterest: (tabId: TabId, interest: TabInterest) => boolean;
  /** A tab was added or removed, or its visibility changed. */
  readonly followTabs: () => void;
  /** A tab became visible. Called before followTabs, which acts on it. */
  readonly onTabShown: (tabId: TabId) => void;
  /** Another quotes worker is linked, which knows no demand yet. */
  readonly onLinked: () => void;
  readonly takeFlush: (flush: Flush) => void;
  readonly takeStatus: (status: FeedStatus) => void;
  readonly figures: () => PublisherFigures;
  readonly tabFigures: (tabId: TabId) => ReturnType<TabFeed['figures']> | undefined;
}

export interface PublisherFigures {
  readonly batches: number;
  readonly batchBytes: number;
  readonly largestBatchBytes: number;
  readonly rowsSent: number;
  readonly diffMs: number;
  readonly postMs: number;
}

export interface QuotePublisherOptions {
  readonly epoch: Epoch;
  readonly clock: Clock;
  readonly measure: Measure;
  readonly isVisible: (tabId: TabId) => boolean;
  readonly tabCount: () => number;
  readonly post: (message: ToQuotes) => void;
  readonly warn: (message: string) => void;
}

interface Tab {
  readonly feed: TabFeed;
  readonly sink: QuoteSink;
  sequence: number;
  wasVisible: boolean;
  /** After it was hidden, what it looks at stays wanted until then. */
  lingersUntilMs: number;
}

const NO_DEMAND: Demand = { sequence: 0, symbols: [], orderBy: [], klines: [], hasPrices: false };

/**
 * Every event ends in `pump`: it brings views up to date, sends quotes the demand, sends every visible tab what it may
 * get now, and pulls from quotes when a tab is due. Hidden tabs cost nothing here.
 */
export function createQuotePublisher(options: QuotePublisherOptions): QuotePublisher {
  const { epoch, clock, measure } = options;
  const table = createQuoteTable();
  const tabById = new Map<TabId, Tab>();
  let status: FeedStatus | undefined;
  let tabCount = 0;
  let demand = NO_DEMAND;
  let satisfiedDemand = 0;
  /** When quotes was asked for news it has not sent yet; null while no pull is open. */
  let pulledAtMs: number | null = null;
  let freshAtMs = Number.NEGATIVE_INFINITY;
  let timer: Timer | undefined;
  const totals = { batches: 0, batchBytes: 0, largestBatchBytes: 0, rowsSent: 0, diffMs: 0, postMs: 0 };

  const visibleTabs = (): [TabId, Tab][] => [...tabById].filter(([tabId]) => options.isVisible(tabId));

  const context = (): FeedContext => {
    const nowMs = clock.now();
    const hasNoNews = pulledAtMs !== null && nowMs - pulledAtMs >= CURRENT_FOR_MS;
    const isCurrent = hasNoNews || nowMs - freshAtMs < CURRENT_FOR_MS;
    return { nowMs, isCurrent, status, tabs: options.tabCount() };
  };

  const pump = (): void => {
    const now = context();
    const tabs = visibleTabs();
    for (const [, { feed }] of tabs) feed.look(table, now);
    const lingering = lingeringTabs(now.nowMs);
    demandFor([...tabs, ...lingering]);
    // Rows that were asked for just now come within milliseconds; without them a batch would be half a view.
    if (satisfiedDemand === demand.sequence) for (const [tabId, tab] of tabs) publish(tabId, tab, now);
    if (pulledAtMs === null && tabs.some(([, { feed }]) => feed.isDue(now.nowMs))) {
      pulledAtMs = now.nowMs;
      options.post({ type: 'pull' });
    }
    const currentAtMs = pulledAtMs === null ? 0 : pulledAtMs + CURRENT_FOR_MS;
    const wakeTimesMs = tabs.flatMap(([, { feed }]) => feed.wakeTimesMs(table));
    wakeAtNext([currentAtMs, ...lingering.map(([, tab]) => tab.lingersUntilMs), ...wakeTimesMs], now.nowMs);
  };

  /**
   * Tabs that were hidden a moment ago. When a user switches tabs, the first one hides before the other one shows: without
   * this, what both look at would be dropped and derived again.
   */
  const lingeringTabs = (nowMs: number): [TabId, Tab][] =>
    [...tabById].filter(([tabId, tab]) => {
      const isVisible = options.isVisible(tabId);
      if (tab.wasVisible && !isVisible) tab.lingersUntilMs = nowMs + LINGER_MS;
      tab.wasVisible = isVisible;
      return !isVisible && nowMs < tab.lingersUntilMs;
    });

  /** Times in the past wait for an event, news or an acknowledgement. */
  const wakeAtNext = (timesMs: readonly number[], nowMs: number): void => {
    const nextAtMs = Math.min(...timesMs.filter((atMs) => atMs > nowMs));
    clock.clearTimer(timer);
    timer = Number.isFinite(nextAtMs) ? clock.setTimer(pump, nextAtMs - nowMs) : undefined;
  };

  const demandFor = (tabs: readonly [TabId, Tab][]): void => {
    const wants = tabs.map(([, { feed }]) => feed.want()).filter((want) => want !== undefined);
    const next = mergeDemand(wants, demand);
    if (next === undefined) return;
    demand = next;
    table.retain(demand);
    options.post({ type: 'demand', demand });
  };

  const publish = (tabId: TabId, tab: Tab, now: FeedContext): void => {
    const diffStartMs = performance.now();
    const body = tab.feed.take(table, now);
    if (body === undefined) return;
    totals.diffMs += measure('diff', diffStartMs);
    tab.sequence += 1;
    const batch = { ...body, epoch, sequence: tab.sequence };
    countBatch(JSON.stringify(batch).length, body.rows?.length ?? 0);
    const postStartMs = performance.now();
    const pushed = Promise.resolve(tab.sink.push(batch));
    totals.postMs += measure('post', postStartMs);
    void settle(tabId, tab, pushed);
  };

  /** The promise of the push is the acknowledgement. */
  const settle = async (tabId: TabId, tab: Tab, pushed: Promise<void>): Promise<void> => {
    try {
      await pushed;
      tab.feed.onAcknowledged();
    } catch (reason) {
      options.warn(`A tab failed to apply a batch: ${String(reason)}`);
      tab.feed.startOver(clock.now());
      tab.sequence = 0;
    }
    if (tabById.get(tabId) === tab) pump();
  };

  /** Rates and candles come a moment after what they belong to; no tab should wait a tick for the first of them. */
  const askForFirsts = (flush: Flush): void => {
    // USD is always there.
    if (table.rates().size <= 1 && flush.rates !== undefined && flush.rates.size > 1) askAnswers();
    const keys = new Set(flush.klines.filter(({ full }) => full).map(({ key }) => key));
    for (const { feed } of tabById.values()) {
      if (feed.want()?.interest.klines.some((topic) => keys.has(klineKey(topic)))) feed.askAnswer();
    }
  };

  const askAnswers = (): void => {
    for (const { feed } of tabById.values()) feed.askAnswer();
  };

  const countBatch = (bytes: number, rows: number): void => {
    totals.batches += 1;
    totals.batchBytes += bytes;
    totals.largestBatchBytes = Math.max(totals.largestBatchBytes, bytes);
    totals.rowsSent += rows;
  };

  return {
    addTab: (tabId, sink, tickAgeMs) => {
      const lastTickAtMs = tickAgeMs === null ? undefined : clock.now() - tickAgeMs;
      const feed = createTabFeed(lastTickAtMs);
      if (tickAgeMs !== null) feed.onRestarted(clock.now());
      tabById.set(tabId, { feed, sink, sequence: 0, wasVisible: false, lingersUntilMs: 0 });
      pump();
    },
    removeTab: (tabId) => {
      tabById.delete(tabId);
      pump();
    },
    setInterest: (tabId, interest) => {
      const tab = tabById.get(tabId);
      tab?.feed.setInterest(interest);
      pump();
      return tab !== undefined;
    },
    followTabs: () => {
      if (options.tabCount() !== tabCount) askAnswers();
      tabCount = options.tabCount();
      pump();
    },
    onTabShown: (tabId) => tabById.get(tabId)?.feed.onShown(),
    onLinked: () => {
      table.clear();
      // Sent even when nothing is wanted: only flushes of a demand that the new worker knows count.
      demand = { ...NO_DEMAND, sequence: demand.sequence + 1 };
      options.post({ type: 'demand', demand });
      pulledAtMs = null;
      freshAtMs = Number.NEGATIVE_INFINITY;
      for (const { feed } of tabById.values()) feed.onRestarted(clock.now());
      pump();
    },
    takeFlush: (flush) => {
      if (flush.pulled) pulledAtMs = null;
      satisfiedDemand = flush.demand;
      freshAtMs = clock.now();
      askForFirsts(flush);
      table.apply(flush);
      pump();
    },
    takeStatus: (next) => {
      status = next;
      askAnswers();
      pump();
    },
    figures: () => ({ ...totals }),
    tabFigures: (tabId) => tabById.get(tabId)?.feed.figures(),
  };
}
