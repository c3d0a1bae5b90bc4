import type { Clock, Timer } from '#shared/async/clock.ts';
import type { Locks } from '#shared/async/locks.ts';
import type { FeedStatus } from '#shared/contract/feedStatus.ts';
import type { Epoch, LinkId, TabId } from '#shared/contract/ids.ts';
import type { Demand, ToGateway, ToQuotes } from '#shared/contract/linkMessages.ts';
import type { QuoteSource, QuotesFigures, QuotesHello, TokenSource } from '#shared/contract/quotesApi.ts';
import type { LinkState, WorkerReport } from '#shared/contract/workerApi.ts';
import { createKlineTable, MAX_KLINES } from '#shared/market/kline.ts';
import type { Measure } from '#shared/profiling/trackMeasure.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { Result } from '#shared/result/result.ts';
import { createEventQueue } from '#workers/kit/createEventQueue.ts';
import { createLink } from '#workers/kit/createLink.ts';
import { createTabRegistry } from '#workers/kit/createTabRegistry.ts';
import type { WorkerLog } from '#workers/kit/workerLog.ts';
import { createRowTable } from './coalesce/createRowTable.ts';
import { createDemandService } from './createDemandService.ts';
import { createFrameReader } from './createFrameReader.ts';
import { createBadFrameCounter, createRefusalLog } from './decode/badFrames.ts';
import { type DataMessage, isOfPair, type WireMessage } from './decode/decodeFrame.ts';
import { listPairRows, listValues } from './decode/rowList.ts';
import { deriveKlines } from './derive/deriveKlines.ts';
import { createRateTable } from './fiat/createRateTable.ts';
import type { OpenGunzip } from './inflate/inflateFrame.ts';
import { BAD_FRAME_WINDOW_MS, BAD_FRAMES_BEFORE_TEXT, IDLE_AFTER_MS } from './policy.ts';
import { createFreshness } from './socket/createFreshness.ts';
import { createLogin, type Login } from './socket/createLogin.ts';
import { createPriceDemand } from './socket/createPriceDemand.ts';
import { createQuoteSocket, type WebSocketLike } from './socket/createQuoteSocket.ts';
import { createSocketEvents } from './socket/createSocketEvents.ts';
import { createSubscriptions } from './socket/createSubscriptions.ts';
import {
  FIAT_RATES,
  klineSubscription,
  PRICES,
  pongMessage,
  readRoundTrip,
  socketUrl,
} from './socket/messages.ts';

export interface QuoteHubOptions {
  readonly epoch: Epoch;
  readonly clock: Clock;
  readonly random: () => number;
  readonly openSocket: (url: string) => WebSocketLike;
  readonly openGunzip: OpenGunzip;
  readonly locks: Locks | null;
  readonly log: WorkerLog;
  readonly measure: Measure;
  /** A tab is gone: what is kept for it outside the hub is released. */
  readonly onTabGone: (tabId: TabId) => void;
}

/** The quotes worker without its thread: everything behind QuotesApi but the greeting. */
export interface QuoteHub {
  readonly addTab: (hello: QuotesHello, tokens: TokenSource, presence: MessagePort) => void;
  readonly removeTab: (tabId: TabId) => void;
  readonly join: (port: MessagePort, linkId: LinkId) => Promise<Result<void>>;
  readonly link: () => LinkState;
  readonly retry: () => void;
  readonly login: Login['request'];
  readonly takeReports: () => readonly WorkerReport[];
  readonly figures: () => QuotesFigures;
}

/**
 * A frame passes socket → inflate → decode → coalesce → derive and fiat, in this order: up to decode in createFrameReader,
 * the last two only when the gateway asks, in createDemandService. Only these three files know the order.
 */
export function createQuoteHub(options: QuoteHubOptions): QuoteHub {
  const { epoch, clock, log, measure } = options;
  let source: QuoteSource = { url: '', binary: true, klineV2: false };
  let demandedKlines: Demand['klines'] = [];
  let idleTimer: Timer | undefined;
  let wasVisible = false;
  let roundTripMs: number | null = null;
  const tokensByTab = new Map<TabId, TokenSource>();
  const reports = createEventQueue(clock.wallNow);
  const socketEvents = createSocketEvents(clock.wallNow, ({ name, atMs: _, ...data }) =>
    reports.put(name, data),
  );
  const totals = { rows: 0, socketsOpened: 0 };

  const badFrames = createBadFrameCounter(BAD_FRAMES_BEFORE_TEXT, BAD_FRAME_WINDOW_MS);
  const refusals = createRefusalLog(log.warn);
  const rows = createRowTable();
  const klines = createKlineTable(MAX_KLINES);
  const rates = createRateTable();

  const link = createLink<ToQuotes, ToGateway>({
    epoch,
    role: 'answerer',
    clock,
    onLinked: () => {
      demandedKlines = [];
      prices.want(false);
      demands.reset();
      link.post({ type: 'status', status: status() });
    },
    onMessage: (message) => {
      if (message.type === 'pull') demands.pull();
      if (message.type !== 'demand') return;
      demandedKlines = message.demand.klines;
      prices.want(message.demand.hasPrices);
      subscribe();
      demands.setDemand(message.demand);
    },
  });

  const socket = createQuoteSocket({
    clock,
    random: options.random,
    openSocket: options.openSocket,
    url: () => socketUrl(source.url, source.binary, clock.wallNow()),
    onOpen: (url) => {
      totals.socketsOpened += 1;
      socketEvents.record('quote-socket-open', url);
      subscriptions.replay();
      login.replay();
    },
    onFrame: (data) => frames.read(data),
    onEnd: (url, closeCode) => {
      frames.drop();
      freshness.onLost();
      login.lost();
      if (registry.anyOnline()) socketEvents.record('quote-socket-close', url, closeCode);
    },
    onChange: () => postStatus(),
  });

  const subscriptions = createSubscriptions(socket.send, () => source.binary);

  const login = createLogin({
    clock,
    send: socket.send,
    askToken: async () => {
      const tabId = registry.mostRecentlyVisible();
      return (await (tabId && tokensByTab.get(tabId))?.readToken()) ?? null;
    },
  });

  const freshness = createFreshness(clock, () => postStatus());

  const prices = createPriceDemand(clock, () => {
    if (!prices.isWanted()) freshness.onLost();
    subscribe();
    postStatus();
  });

  const frames = createFrameReader({
    openGunzip: options.openGunzip,
    measure,
    onMessage: (message) => take(message),
    onBadFrame: (error) => skipFrame(error),
  });

  const demands = createDemandService({
    rows,
    rates,
    klines,
    asOfMs: freshness.asOfMs,
    klineId: (topic) => klineSubscription(topic, source.klineV2).id,
    measure,
    post: (flush, transfer) => link.post(flush, transfer),
  });

  const registry = createTabRegistry(options.locks, {
    onChange: () => followTabs(),
    onShown: () => socket.wake(),
    onGone: (tabId) => {
      tokensByTab.delete(tabId);
      options.onTabGone(tabId);
    },
  });

  const status = (): FeedStatus => {
    const { state, reason, attempt, nextAttemptAt } = socket.state();
    return {
      state,
      reason,
      attempt,
      nextAttemptAtMs: nextAttemptAt === null ? null : clock.wallNow() + nextAttemptAt - clock.now(),
      stale: freshness.isSilent(),
    };
  };

  const postStatus = (): void => {
    link.post({ type: 'status', status: status() });
  };

  /** The first visible tab wakes the feed; after a minute without one it goes to sleep. */
  const followTabs = (): void => {
    const visible = registry.anyVisible();
    if (visible !== wasVisible) {
      wasVisible = visible;
      clock.clearTimer(idleTimer);
      if (visible) subscribe();
      else idleTimer = clock.setTimer(sleep, IDLE_AFTER_MS);
    }
    socket.setConditions({ visible, online: registry.anyOnline() });
    if (registry.count() === 0) hangUp();
  };

  /** The last tab is gone: queue, subscriptions and timers are dropped (product.md section 4, manual close). */
  const hangUp = (): void => {
    clock.clearTimer(idleTimer);
    subscriptions.clear();
    login.clear();
    socket.close('manual');
  };

  const sleep = (): void => {
    subscriptions.clear();
    socket.close('idle');
  };

  const subscribe = (): void => {
    if (!wasVisible) return;
    const wanted = demandedKlines.map((topic) => klineSubscription(topic, source.klineV2));
    subscriptions.want([...(prices.isWanted() ? [PRICES] : []), FIAT_RATES, ...wanted]);
    klines.retain(new Set(wanted.map(({ id }) => id)));
  };

  const skipFrame = (error: AppError): void => {
    log.warnOnce(error.code, error.message);
    if (!badFrames.count(error, clock.now()) || !source.binary) return;
    log.warn('Too many bad quote frames: asking the server for text frames.');
    source = { ...source, binary: false };
    socket.reopen();
  };

  const take = (message: WireMessage): void => {
    switch (message.type) {
      case 'data':
        takeRows(message);
        break;
      case 'login':
        login.confirm(message.code);
        break;
      case 'ping':
        socket.send(pongMessage(message.token));
        break;
      case 'pong':
        roundTripMs = readRoundTrip(message.value, clock.wallNow()) ?? roundTripMs;
        break;
      case 'refusal':
        refusals.record(message);
    }
  };

  const takeRows = (frame: DataMessage): void => {
    const { id, topic, rows: list, full } = frame;
    const subscription = subscriptions.find({ id, topic, isOf: (symbol) => isOfPair(frame, symbol) });
    if (subscription === undefined) return;
    if (subscription.topic === 'slowBroker') {
      totals.rows += rows.apply(listPairRows(list), full);
      freshness.onFrame();
    } else if (subscription.topic === 'fiat') rates.apply(listValues(list), full);
    else klines.apply(subscription.id, deriveKlines(listValues(list)), full);
    demands.onNews();
  };

  return {
    addTab: (hello, tokens, presence) => {
      if (source.url === '') source = hello.source;
      tokensByTab.set(hello.tabId, tokens);
      registry.add(hello, presence);
      // A new tab, even a hidden one, is a reason to try again after the feed gave up.
      socket.wake();
    },
    removeTab: registry.remove,
    join: link.offer,
    link: () => ({ epoch, link: link.state() }),
    retry: socket.wake,
    login: login.request,
    takeReports: reports.take,
    figures: () => ({
      ...totals,
      ...frames.figures(),
      ...demands.figures(),
      atMs: clock.wallNow(),
      asOfMs: freshness.asOfMs(),
      tabs: registry.count(),
      badFrames: badFrames.byCode(),
      pairs: rows.pairs().length,
      roundTripMs,
      status: status(),
      events: socketEvents.events(),
      log: log.lines(),
    }),
  };
}
