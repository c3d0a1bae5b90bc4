import { cancelAllMessage, cancelMessage, type Subscription, subscribeMessage } from './messages.ts';

/** Sends if the socket is open; false means not sent. */
export type Send = (text: string) => boolean;

/** What is subscribed, and the queue of it while the socket is not open: an entry not sent yet is sent on open. */
export interface Subscriptions {
  /** The whole set that is wanted from now on; only the difference is sent. */
  readonly want: (wanted: readonly Subscription[]) => void;
  /** After a connection opened: everything wanted, once. */
  readonly replay: () => void;
  /** Cancels everything at the server and forgets it. */
  readonly clear: () => void;
  /** The wanted subscription that a frame belongs to; undefined for late frames of a cancelled one. */
  readonly find: (id: string | null, topic: string) => Subscription | undefined;
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
    find: (id, topic) => {
      if (id !== null) return wantedById.get(id);
      return [...wantedById.values()].find((subscription) => subscription.topic === topic);
    },
  };
}
