import type { Clock } from '#shared/async/clock.ts';
import type { Locks } from '#shared/async/locks.ts';
import type { Answer, ApiCall, ChangeNotice, SessionNotice } from '#shared/contract/apiCall.ts';
import type {
  ApiSettings,
  GatewayFigures,
  GatewayHello,
  TabInterest,
  TabSink,
} from '#shared/contract/gatewayApi.ts';
import type { Epoch, LinkId, TabId } from '#shared/contract/ids.ts';
import type { ToGateway, ToQuotes } from '#shared/contract/linkMessages.ts';
import type { LinkState, WorkerReport } from '#shared/contract/workerApi.ts';
import type { DataKind } from '#shared/endpoints/dataKinds.ts';
import type { Measure } from '#shared/profiling/trackMeasure.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { createEventQueue } from '#workers/kit/createEventQueue.ts';
import { createLink } from '#workers/kit/createLink.ts';
import { createTabRegistry } from '#workers/kit/createTabRegistry.ts';
import type { WorkerLog } from '#workers/kit/workerLog.ts';
import { createAnswerStore, type TextDatabase } from './cache/createAnswerStore.ts';
import { createChangeNotices } from './createChangeNotices.ts';
import { createQuotePublisher } from './createQuotePublisher.ts';
import { createRequestService } from './createRequestService.ts';
import { STORE_MAX_BYTES, STORE_TTL_MS } from './policy.ts';
import { readInterest } from './quotes/readInterest.ts';

export interface GatewayOptions {
  readonly epoch: Epoch;
  readonly clock: Clock;
  readonly locks: Locks | null;
  readonly log: WorkerLog;
  readonly measure: Measure;
  readonly fetch: typeof fetch;
  /** Null where the page is not in a secure context: node-forge checks signatures there. */
  readonly subtle: SubtleCrypto | null;
  readonly answers: TextDatabase;
  /** Tells the gateways of other tabs what a call has changed. */
  readonly announceChange: (kinds: readonly DataKind[]) => void;
  /** A tab is gone: what is kept for it outside the gateway is released. */
  readonly onTabGone: (tabId: TabId) => void;
}

/** The gateway worker without its thread: everything behind GatewayApi but the greeting. */
export interface Gateway {
  readonly addTab: (hello: GatewayHello, sink: TabSink, presence: MessagePort) => void;
  readonly removeTab: (tabId: TabId) => void;
  readonly setInterest: (tabId: TabId, interest: TabInterest) => Result<void>;
  readonly request: (call: ApiCall) => Promise<Result<Answer>>;
  readonly cancel: (tabId: TabId, callId: number) => void;
  /** Takes from another gateway which data a call of its tabs has changed. */
  readonly onChangedElsewhere: (kinds: readonly DataKind[]) => void;
  readonly takeReports: () => readonly WorkerReport[];
  readonly join: (port: MessagePort, linkId: LinkId) => Promise<Result<void>>;
  readonly link: () => LinkState;
  readonly figures: () => GatewayFigures;
}

/**
 * Composes the gateway: the tabs (kit), the link to quotes (kit), the quote half (createQuotePublisher) and the HTTP half
 * (createRequestService).
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { epoch, clock, locks, log, measure } = options;

  const reports = createEventQueue(clock.wallNow);
  const sinkByTab = new Map<TabId, TabSink>();
  /** From the newest tab: after a deployment changed its keys, new pages have the new ones. */
  let api: ApiSettings = { base: '/x-api', keys: {} };

  const link = createLink<ToGateway, ToQuotes>({
    epoch,
    role: 'caller',
    clock,
    onLinked: () => publisher.onLinked(),
    onMessage: (message) => {
      if (message.type === 'flush') publisher.takeFlush(message);
      else if (message.type === 'status') publisher.takeStatus(message.status);
    },
  });

  const registry = createTabRegistry(locks, {
    onChange: () => publisher.followTabs(),
    onShown: (tabId) => {
      publisher.onTabShown(tabId);
      notices.onTabShown(tabId);
    },
    onGone: (tabId) => {
      publisher.removeTab(tabId);
      requests.forgetTab(tabId);
      notices.removeTab(tabId);
      sinkByTab.delete(tabId);
      options.onTabGone(tabId);
    },
  });

  const notices = createChangeNotices({
    tabIds: registry.ids,
    isVisible: registry.isVisible,
    send: (tabId, notice) => void sendChanges(tabId, notice),
  });

  const publisher = createQuotePublisher({
    epoch,
    clock,
    measure,
    isVisible: registry.isVisible,
    tabCount: registry.count,
    post: (message) => link.post(message),
    warn: log.warn,
  });

  const requests = createRequestService({
    clock,
    fetch: options.fetch,
    measure,
    api: () => api,
    subtle: options.subtle,
    store: createAnswerStore({
      database: options.answers,
      ttlMs: STORE_TTL_MS,
      maxBytes: STORE_MAX_BYTES,
      clock,
      warn: log.warn,
    }),
    onSessionEnd: (notice) => {
      for (const [tabId, sink] of sinkByTab) void sendSessionEnd(tabId, sink, notice);
    },
    onChange: (kinds) => {
      notices.announce(kinds);
      options.announceChange(kinds);
    },
    report: ({ name, ...data }) => {
      log.warnOnce(`${name} ${data.path}`, `${name}: ${JSON.stringify(data)}`);
      reports.put(name, data);
    },
  });

  /** A tab that cannot be reached has died or will soon: it calls with its token when it comes back. */
  const sendSessionEnd = async (tabId: TabId, sink: TabSink, notice: SessionNotice): Promise<void> => {
    try {
      await sink.endSession(notice);
    } catch (reason) {
      log.warn(`The end of the session could not be sent to tab ${tabId}: ${String(reason)}`);
    }
  };

  const sendChanges = async (tabId: TabId, notice: ChangeNotice): Promise<void> => {
    try {
      await sinkByTab.get(tabId)?.takeChanges(notice);
    } catch (reason) {
      log.warn(`A change could not be sent to tab ${tabId}: ${String(reason)}`);
    }
  };

  return {
    addTab: (hello, sink, presence) => {
      api = hello.api;
      sinkByTab.set(hello.tabId, sink);
      // In this order: the registry reports a visible tab as newly shown, which would break the throttle's time.
      registry.add(hello, presence);
      publisher.addTab(hello.tabId, sink, hello.tickAgeMs);
    },
    removeTab: registry.remove,
    setInterest: (tabId, interest) => {
      const read = readInterest(interest);
      if (!read.ok) return read;
      if (publisher.setInterest(tabId, read.value)) return ok();
      return err(
        appError('worker/unknown-tab', 'This tab is not registered with the background worker.', true),
      );
    },
    request: requests.request,
    cancel: requests.cancel,
    onChangedElsewhere: (kinds) => {
      requests.onChangedElsewhere(kinds);
      notices.announce(kinds);
    },
    takeReports: reports.take,
    join: link.offer,
    link: () => ({ epoch, link: link.state() }),
    figures: () => ({
      ...publisher.figures(),
      atMs: clock.wallNow(),
      calls: requests.figures(),
      tabs: registry.ids().map((tabId) => ({
        tabId,
        visible: registry.isVisible(tabId),
        ...(publisher.tabFigures(tabId) ?? { batches: 0, awaitingAck: false }),
      })),
      log: log.lines(),
    }),
  };
}
