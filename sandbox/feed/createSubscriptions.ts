import type { TopicCatalog } from './createTopicCatalog.ts';
import type { SubscribeRequest } from './parseClientMessage.ts';
import type { Moment, QuoteTopic } from './quoteTopic.ts';

/** One subscription of one socket. */
export interface Subscription {
  readonly topic: QuoteTopic;
  readonly topicName: string;
  readonly symbol: string;
  readonly id: string;
  readonly params: string;
  readonly isGzip: boolean;
  /** The state the client has; undefined while it still waits for its snapshot. */
  since: Moment | undefined;
}

export interface CancelRequest {
  readonly topic: string;
  /** An empty symbol or a missing id stands for any. */
  readonly symbol: string;
  readonly id: string | undefined;
}

/** The subscriptions of one socket. */
export interface Subscriptions {
  /** Adds one, in the place of an equal one, or says why not. */
  add(request: SubscribeRequest): Subscription | 'invalidTopic' | 'invalidSymbols' | 'invalidRequest';
  cancel(request: CancelRequest): void;
  cancelAll(): void;
  list(): Iterable<Subscription>;
}

const MOST_SUBSCRIPTIONS = 200;

/** Creates the empty list of a socket that takes gzip or text unless a subscription says otherwise. */
export function createSubscriptions(catalog: TopicCatalog, isGzipDefault: boolean): Subscriptions {
  const subscriptionByKey = new Map<string, Subscription>();
  return {
    add(request) {
      const topic = catalog.find(request);
      if (typeof topic === 'string') {
        return topic;
      }
      const { topic: topicName, symbol, id, params, isGzip = isGzipDefault } = request;
      const key = JSON.stringify([topicName, symbol, id]);
      if (subscriptionByKey.size >= MOST_SUBSCRIPTIONS && !subscriptionByKey.has(key)) {
        return 'invalidRequest';
      }
      const subscription = { topic, topicName, symbol, id, params, isGzip, since: undefined };
      subscriptionByKey.set(key, subscription);
      return subscription;
    },
    cancel({ topic, symbol, id }) {
      for (const [key, subscription] of subscriptionByKey) {
        const isSameSymbol = symbol === '' || subscription.symbol === symbol;
        const isSameId = id === undefined || subscription.id === id;
        if (subscription.topicName === topic && isSameSymbol && isSameId) {
          subscriptionByKey.delete(key);
        }
      }
    },
    cancelAll: () => subscriptionByKey.clear(),
    list: () => subscriptionByKey.values(),
  };
}
