import { cancelAllMessage, cancelMessage, type Subscription, subscribeMessage } from './messages.ts';

/** Sends if the socket is open; false means not sent. */
export type Send = (text: string) => boolean;

interface Frame {
  readonly id: string | null;
  readonly topic: string;
  /** Whether all of its rows can be of a pair. */
  readonly isOf: (symbol: string) => boolean;
}

/** What is subscribed, and the queue of it while the socket is not open: an entry not sent yet is sent on open. */
export interface Subscriptions {
  /** The whole set that is wanted from now on; only the difference is sent. */
  readonly want: (wanted: readonly Subscription[]) => void;
  /** After a connection opened: everything wanted, once. */
  readonly replay: () => void;
  /** Cancels everything at the server and forgets it. */
  readonly clear: () => void;
  /**
   * The wanted subscription that a frame belongs to; undefined for late frames of a cancelled one, and for one without an id that
   * could belong to several.
   */
  readonly find: (frame: Frame) => Subscription | undefined;
}

export function createSubscriptions(send: Send, isBinary: () => boolean): Subscriptions {
  let wantedById: ReadonlyMap<string, Subscription> = new Map();

  return {
    want: (wanted) => {
      const next = new Map(wanted.map((subscription) => [subscription.id, subscription]));
      for (const [id, gone] of wantedById) if (!next.has(id)) send(cancelMessage(gone, isBinary()));
      for (const [id, added] of next) if (!wantedById.has(id)) send(subscribeMessage(added, isBinary()));
      wantedById = next;
    },
    replay: () => {
      for (const subscription of wantedById.values()) send(subscribeMessage(subscription, isBinary()));
    },
    clear: () => {
      if (wantedById.size > 0) send(cancelAllMessage());
      wantedById = new Map();
    },
    find: (frame) => {
      if (frame.id !== null) return wantedById.get(frame.id);
      const fitting = [...wantedById.values()].filter(
        ({ topic, symbol }) => topic === frame.topic && (symbol === '' || frame.isOf(symbol)),
      );
      return fitting.length === 1 ? fitting[0] : undefined;
    },
  };
}
