import type { Server } from 'node:http';
import { createFeedClient, type FeedClient, type FeedTotals } from './createFeedClient.ts';
import type { FrameRing } from './createFrameRing.ts';
import { openSocketEndpoint } from './openSocketEndpoint.ts';
import type { FeedSubscription } from './parseRequest.ts';
import { startTicker } from './startTicker.ts';
import { type FeedMoment, writeKlineChange, writeSnapshot, writeTickerChanges } from './writeFrame.ts';

/** A quote socket of design.md section 3, made for measuring: the same rows for every page, at a constant rate. */
export interface QuoteFeed {
  /** When it began, ms since 1970; the marker's price counts from here. */
  readonly startedAtMs: number;
  readonly attach: (server: Server) => void;
  readonly read: () => FeedReading;
  readonly close: () => void;
}

export interface FeedReading {
  readonly sockets: number;
  /** Frames of ticker changes that were due so far; a difference over time shows whether the rate was kept. */
  readonly rounds: number;
  /** Bytes of frames that the browser's side took; what still waits for it is not counted. */
  readonly receivedBytes: number;
  readonly withheld: number;
}

export interface QuoteFeedOptions {
  readonly ring: FrameRing;
  /** Frames per second. */
  readonly hz: number;
  /** Accepts sockets and answers pings, but sends no data. */
  readonly isSilent?: boolean;
}

/** Creates the feed. It begins at once. */
export function createQuoteFeed({ ring, hz, isSilent = false }: QuoteFeedOptions): QuoteFeed {
  const clients = new Set<FeedClient>();
  const totals: FeedTotals = { sentBytes: 0, withheld: 0 };
  const startedAtMs = performance.timeOrigin + performance.now();
  let rounds = 0;

  const readMoment = (): FeedMoment => {
    const nowMs = performance.timeOrigin + performance.now();
    return { nowMs, sinceStartMs: nowMs - startedAtMs };
  };

  function sendChanges(): void {
    const body = ring.changes[rounds % ring.changes.length];
    rounds += 1;
    if (body === undefined || isSilent) return;
    const now = readMoment();
    const isNewSecond = rounds % Math.ceil(hz) === 0;
    const source = shareFrames((subscription) => {
      if (subscription.topic === 'slowBroker') return writeTickerChanges(subscription, body, now);
      return isNewSecond ? writeKlineChange(subscription, now) : undefined;
    });
    for (const client of clients) client.send(source);
  }

  const stop = startTicker(hz, sendChanges);

  return {
    startedAtMs,
    attach: (server) =>
      openSocketEndpoint(server, (socket, isGzipDefault) => {
        const snapshot = (subscription: FeedSubscription) =>
          isSilent ? undefined : writeSnapshot(subscription, ring, readMoment());
        const client = createFeedClient({ socket, isGzipDefault, totals, writeSnapshot: snapshot });
        clients.add(client);
        socket.on('close', () => clients.delete(client));
      }),
    read: () => {
      const unread = [...clients].reduce((sum, client) => sum + client.unreadBytes(), 0);
      const { sentBytes, withheld } = totals;
      return { sockets: clients.size, rounds, receivedBytes: sentBytes - unread, withheld };
    },
    close: () => {
      stop();
      for (const client of clients) client.close();
    },
  };
}

type Write = (subscription: FeedSubscription) => Buffer | string | undefined;

/** Equal subscriptions share a frame, so that twenty sockets cost hardly more than one. */
function shareFrames(write: Write): Write {
  const frameByKey = new Map<string, Buffer | string | undefined>();
  return (subscription) => {
    const key = JSON.stringify(subscription);
    if (!frameByKey.has(key)) frameByKey.set(key, write(subscription));
    return frameByKey.get(key);
  };
}
