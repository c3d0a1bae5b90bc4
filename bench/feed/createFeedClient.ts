import type { WebSocket } from 'ws';
import { type FeedSubscription, parseRequest } from './parseRequest.ts';

/** A frame for a subscription, or undefined if it gets none now. */
export type FrameSource = (subscription: FeedSubscription) => Buffer | string | undefined;

/** One socket of the feed. */
export interface FeedClient {
  /** Sends each subscription what the source has for it. */
  readonly send: (source: FrameSource) => void;
  readonly unreadBytes: () => number;
  readonly close: () => void;
}

/** Running totals of a feed. */
export interface FeedTotals {
  sentBytes: number;
  /** Frames that were left out because their reader was too slow. */
  withheld: number;
}

export interface FeedClientParts {
  readonly socket: WebSocket;
  /** For subscriptions that don't say. */
  readonly isGzipDefault: boolean;
  readonly totals: FeedTotals;
  /** What a new subscription is answered with. */
  readonly writeSnapshot: FrameSource;
}

/** A reader this far behind gets no more, as from real servers: without an end its frames would fill our memory. */
const MOST_UNREAD_BYTES = 4 * 1024 * 1024;

/** Creates the feed's end of a socket that is open. */
export function createFeedClient({
  socket,
  isGzipDefault,
  totals,
  writeSnapshot,
}: FeedClientParts): FeedClient {
  const subscriptionByKey = new Map<string, FeedSubscription>();

  function sendFrame(frame: Buffer | string | undefined): void {
    if (frame === undefined) return;
    if (socket.bufferedAmount > MOST_UNREAD_BYTES) {
      totals.withheld += 1;
      return;
    }
    socket.send(frame);
    totals.sentBytes += frame.length;
  }

  function receive(text: string): void {
    const request = parseRequest(text, isGzipDefault);
    if (request.type === 'ping') socket.send(JSON.stringify({ pong: request.value }));
    else if (request.type === 'cancel-all') subscriptionByKey.clear();
    else if (request.type === 'cancel') subscriptionByKey.delete(`${request.topic} ${request.symbol}`);
    else if (request.type === 'subscribe') {
      const { subscription } = request;
      subscriptionByKey.set(`${subscription.topic} ${subscription.symbol}`, subscription);
      sendFrame(writeSnapshot(subscription));
    }
  }

  socket.on('message', (data) => receive(data.toString()));
  // A browser that is closed resets its connections.
  socket.on('error', () => socket.terminate());

  return {
    send: (source) => {
      for (const subscription of subscriptionByKey.values()) sendFrame(source(subscription));
    },
    unreadBytes: () => socket.bufferedAmount,
    close: () => socket.terminate(),
  };
}
