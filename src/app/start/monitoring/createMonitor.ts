import type { Clock, Timer } from '#shared/async/clock.ts';

/** Something that happened, in words of our own: a name, codes, paths and numbers; no text written by a user or a server. */
export interface MonitorEvent {
  readonly name: string;
  readonly data?: Readonly<Record<string, string | number | boolean>>;
  /** Trace id of the call that the event is about; by default that of the newest call, while that counts. */
  readonly traceId?: string;
}

/** Reports to the deployment's collector what happens on this page (product.md section 7: batches of custom events). */
export interface Monitor {
  readonly record: (event: MonitorEvent) => void;
  /** How long something took, in ms. */
  readonly recordDuration: (name: string, durationMs: number) => void;
  /** The trace id of a call that goes out now. */
  readonly setTraceId: (traceId: string) => void;
  /** Sends what there is, as before the page is left. */
  readonly flush: () => void;
}

export interface MonitorOptions {
  /** `monitorUrl` of the app config; without it nothing is collected. */
  readonly url: string | undefined;
  readonly clock: Clock;
  /** Hands a body to the browser, as `navigator.sendBeacon` does; false if the browser doesn't take it. */
  readonly send: (url: string, body: string) => boolean;
  /** Goes with every batch: which build, which site. */
  readonly about: Readonly<Record<string, string>>;
}

interface Waiting {
  readonly entry: Readonly<Record<string, unknown>>;
  readonly wasRefused: boolean;
}

const FLUSH_MS = 10_000;
/** A batch of this many stays far below the 64 KiB that a browser lets wait. */
const BATCH_SIZE = 20;
const MAX_WAITING = 100;
/** product.md section 9: durations from here on are a sleeping device or a debugger, not a slow page. */
const MAX_DURATION_MS = 30_000;
/** product.md section 9: a trace id is tracked for 60000 ms. */
const TRACKED_MS = 60_000;

const OFF: Monitor = {
  record: () => undefined,
  recordDuration: () => undefined,
  setTraceId: () => undefined,
  flush: () => undefined,
};

export function createMonitor({ url, clock, send, about }: MonitorOptions): Monitor {
  if (url === undefined) return OFF;
  let waiting: readonly Waiting[] = [];
  let dropped = 0;
  let timer: Timer | undefined;
  let trace: { readonly id: string; readonly sinceMs: number } | undefined;

  const currentTraceId = (): string | undefined =>
    trace !== undefined && clock.now() - trace.sinceMs < TRACKED_MS ? trace.id : undefined;

  /** A batch that the browser refuses is kept for one more try; refused again, its events are the oldest to go. */
  const sendBatch = (batch: readonly Waiting[]): readonly Waiting[] => {
    const events = batch.map(({ entry }) => entry);
    if (send(url, JSON.stringify({ ...about, ...(dropped > 0 && { dropped }), events }))) {
      dropped = 0;
      return [];
    }
    const kept = batch.filter(({ wasRefused }) => !wasRefused);
    dropped += batch.length - kept.length;
    return kept.map(({ entry }) => ({ entry, wasRefused: true }));
  };

  const flush = (): void => {
    clock.clearTimer(timer);
    timer = undefined;
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += BATCH_SIZE) {
      waiting = [...waiting, ...sendBatch(all.slice(at, at + BATCH_SIZE))];
    }
    if (waiting.length > 0) timer = clock.setTimer(flush, FLUSH_MS);
  };

  const record = ({ name, data = {}, traceId = currentTraceId() }: MonitorEvent): void => {
    const entry = { name, atMs: clock.wallNow(), ...(traceId !== undefined && { traceId }), data };
    const grown = [...waiting, { entry, wasRefused: false }];
    waiting = grown.slice(-MAX_WAITING);
    dropped += grown.length - waiting.length;
    // What was refused waits for its time, so that a browser that takes nothing isn't asked with every event.
    const fresh = waiting.filter(({ wasRefused }) => !wasRefused).length;
    if (fresh > 0 && fresh % BATCH_SIZE === 0) flush();
    else timer ??= clock.setTimer(flush, FLUSH_MS);
  };

  return {
    record,
    recordDuration: (name, durationMs) => {
      if (durationMs >= 0 && durationMs < MAX_DURATION_MS) {
        record({ name, data: { durationMs: Math.round(durationMs) } });
      }
    },
    setTraceId: (id) => {
      if (trace?.id !== id) trace = { id, sinceMs: clock.now() };
    },
    flush,
  };
}

/**
 * Sends what is waiting whenever the page may be about to end: a hidden tab may be discarded without another word, and
 * `pagehide` is the last one of a tab that is closed while it is shown.
 */
export function flushOnLeave(monitor: Pick<Monitor, 'flush'>): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') monitor.flush();
  });
  window.addEventListener('pagehide', () => monitor.flush());
}

/** Hands a batch to the browser, which sends it even when the page is gone; false if it doesn't take it. */
export function sendBeacon(url: string, body: string): boolean {
  try {
    return navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
  } catch {
    // An address that the page's policy forbids, or a browser without beacons: monitoring must never break the page.
    return false;
  }
}
