import type { Clock } from '#shared/async/clock.ts';
import type { Locks } from '#shared/async/locks.ts';
import type { Answer, ApiCall } from '#shared/contract/apiCall.ts';
import type {
  ApiSettings,
  GatewayFigures,
  GatewayHello,
  TabInterest,
  TabSink,
} from '#shared/contract/gatewayApi.ts';
import type { Epoch, LinkId, TabId } from '#shared/contract/ids.ts';
import type { ToGateway, ToQuotes } from '#shared/contract/linkMessages.ts';
import type { LinkState } from '#shared/contract/workerApi.ts';
import type { WorkerReport } from '#shared/contract/workerReport.ts';
import type { Measure } from '#shared/profiling/trackMeasure.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { createJoint } from '#workers/kit/createJoint.ts';
import { createReportTray } from '#workers/kit/createReportTray.ts';
import { createTabRegistry } from '#workers/kit/createTabRegistry.ts';
import type { WorkerLog } from '#workers/kit/workerLog.ts';
import { createAnswerStore, type TextDatabase } from './cache/createAnswerStore.ts';
import { createQuoteBoard } from './createQuoteBoard.ts';
import { createRequestDesk } from './createRequestDesk.ts';
import { STORE_MAX_BYTES, STORE_TTL_MS } from './policy.ts';
import { readInterest } from './quotes/readInterest.ts';

export interface GatewayOptions {
  readonly epoch: Epoch;
  readonly clock: Clock;
  readonly locks: Locks | null;
  readonly log: WorkerLog;
  readonly measure: Measure;
  readonly fetch: typeof fetch;
  /** Null where the page is not in a secure context: signatures are checked without it then. */
  readonly subtle: SubtleCrypto | null;
  readonly answers: TextDatabase;
  /** A tab is gone; what was kept for it outside the gateway can go. */
  readonly onTabGone: (tabId: TabId) => void;
}

/** The gateway worker without its thread: everything behind GatewayApi but the greeting. */
export interface Gateway {
  readonly addTab: (hello: GatewayHello, sink: TabSink, presence: MessagePort) => void;
  readonly removeTab: (tabId: TabId) => void;
  readonly setInterest: (tabId: TabId, interest: TabInterest) => Result<void>;
  readonly request: (call: ApiCall) => Promise<Result<Answer>>;
  readonly cancel: (tabId: TabId, callId: number) => void;
  readonly takeReports: () => readonly WorkerReport[];
  readonly join: (port: MessagePort, linkId: LinkId) => Promise<Result<void>>;
  readonly link: () => LinkState;
  readonly figures: () => GatewayFigures;
}

/**
 * Composes the gateway: who is there (kit), the link to quotes (kit), the quote half (createQuoteBoard) and the HTTP
 * half (createRequestDesk).
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { epoch, clock, locks, log, measure } = options;

  const reports = createReportTray(clock.wallNow);
  const sinkByTab = new Map<TabId, TabSink>();
  /** As the newest tab has it: a deployment that changes its keys serves new pages first. */
  let api: ApiSettings = { base: '/x-api', keys: {} };

  const joint = createJoint<ToGateway, ToQuotes>({
    epoch,
    role: 'caller',
    clock,
    onJoined: () => board.noteJoined(),
    onMessage: (message) => {
      if (message.type === 'flush') board.takeFlush(message);
      else if (message.type === 'status') board.takeStatus(message.status);
    },
  });

  const registry = createTabRegistry(locks, {
    onChange: () => board.followTabs(),
    onShown: (tabId) => board.noteShown(tabId),
    onGone: (tabId) => {
      board.removeTab(tabId);
      desk.forgetTab(tabId);
      sinkByTab.delete(tabId);
      options.onTabGone(tabId);
    },
  });

  const board = createQuoteBoard({
    epoch,
    clock,
    measure,
    isVisible: registry.isVisible,
    tabCount: registry.count,
    post: (message) => joint.post(message),
    warn: log.warn,
  });

  const desk = createRequestDesk({
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
      for (const [tabId, sink] of sinkByTab) void tellEnd(tabId, () => sink.endSession(notice));
    },
    report: ({ name, ...data }) => {
      log.warnOnce(`${name} ${data.path}`, `${name}: ${JSON.stringify(data)}`);
      reports.put(name, data);
    },
  });

  /** A tab that can't be told has died or is about to: it asks with its token when it comes back. */
  const tellEnd = async (tabId: TabId, tell: () => void | Promise<void>): Promise<void> => {
    try {
      await tell();
    } catch (reason) {
      log.warn(`Tab ${tabId} could not be told that the session ended: ${String(reason)}`);
    }
  };

  return {
    addTab: (hello, sink, presence) => {
      api = hello.api;
      sinkByTab.set(hello.tabId, sink);
      // In this order: the registry reports a visible tab as newly shown, which would break the throttle's time.
      registry.add(hello, presence);
      board.addTab(hello.tabId, sink, hello.tickAgeMs);
    },
    removeTab: registry.remove,
    setInterest: (tabId, interest) => {
      const read = readInterest(interest);
      if (!read.ok) return read;
      if (board.setInterest(tabId, read.value)) return ok();
      return err(
        appError('worker/unknown-tab', 'This tab is not registered with the background worker.', true),
      );
    },
    request: desk.request,
    cancel: desk.cancel,
    takeReports: reports.take,
    join: joint.offer,
    link: () => ({ epoch, link: joint.link() }),
    figures: () => ({
      ...board.figures(),
      atMs: clock.wallNow(),
      calls: desk.figures(),
      tabs: registry.ids().map((tabId) => ({
        tabId,
        visible: registry.isVisible(tabId),
        ...(board.tabFigures(tabId) ?? { batches: 0, awaitingAck: false }),
      })),
      log: log.lines(),
    }),
  };
}
