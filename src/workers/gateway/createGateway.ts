import type { Clock } from '#shared/async/clock.ts';
import type { Locks } from '#shared/async/locks.ts';
import type { GatewayFigures, GatewayHello, TabInterest } from '#shared/contract/gatewayApi.ts';
import type { Epoch, LinkId, TabId } from '#shared/contract/ids.ts';
import type { ToGateway, ToQuotes } from '#shared/contract/linkMessages.ts';
import type { QuoteSink } from '#shared/contract/quoteBatch.ts';
import type { LinkState } from '#shared/contract/workerApi.ts';
import type { Measure } from '#shared/profiling/trackMeasure.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { createJoint } from '../kit/createJoint.ts';
import { createTabRegistry } from '../kit/createTabRegistry.ts';
import type { WorkerLog } from '../kit/workerLog.ts';
import { createQuoteBoard } from './createQuoteBoard.ts';
import { readInterest } from './quotes/readInterest.ts';

export interface GatewayOptions {
  readonly epoch: Epoch;
  readonly clock: Clock;
  readonly locks: Locks | null;
  readonly log: WorkerLog;
  readonly measure: Measure;
  /** A tab is gone; what was kept for it outside the gateway can go. */
  readonly onTabGone: (tabId: TabId) => void;
}

/** The gateway worker without its thread: everything behind GatewayApi but the greeting. */
export interface Gateway {
  readonly addTab: (hello: GatewayHello, sink: QuoteSink, presence: MessagePort) => void;
  readonly removeTab: (tabId: TabId) => void;
  readonly setInterest: (tabId: TabId, interest: TabInterest) => Result<void>;
  readonly join: (port: MessagePort, linkId: LinkId) => Promise<Result<void>>;
  readonly link: () => LinkState;
  readonly figures: () => GatewayFigures;
}

/** Composes the gateway: who is there (kit), the link to quotes (kit), and the quote half (createQuoteBoard). */
export function createGateway(options: GatewayOptions): Gateway {
  const { epoch, clock, locks, log, measure } = options;

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

  return {
    addTab: (hello, sink, presence) => {
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
    join: joint.offer,
    link: () => ({ epoch, link: joint.link() }),
    figures: () => ({
      ...board.figures(),
      atMs: clock.wallNow(),
      tabs: registry.ids().map((tabId) => ({
        tabId,
        visible: registry.isVisible(tabId),
        ...(board.tabFigures(tabId) ?? { batches: 0, awaitingAck: false }),
      })),
      log: log.lines(),
    }),
  };
}
