import type { Clock } from '#sandbox/clock.ts';
import type { Outbox } from './createOutbox.ts';
import type { RateLimit } from './createRateLimit.ts';
import type { CancelRequest, Subscription, Subscriptions } from './createSubscriptions.ts';
import type { TopicCatalog } from './createTopicCatalog.ts';
import {
  parseClientMessage,
  REFUSALS,
  type RefusalName,
  type SubscribeRequest,
} from './parseClientMessage.ts';
import type { Moment } from './quoteTopic.ts';

/** The conversation on one socket. */
export interface Session {
  receive(text: string): void;
  /** Brings every subscription up to date. */
  sendChanges(now: Moment): void;
}

export interface SessionParts {
  readonly outbox: Outbox;
  readonly catalog: TopicCatalog;
  readonly subscriptions: Subscriptions;
  readonly deliver: (subscription: Subscription, now: Moment) => void;
  readonly readMoment: () => Moment;
  readonly subscriptionRate: RateLimit;
  readonly clock: Clock;
}

const LONGEST_TOKEN_CHARS = 4096;

/** Creates the conversation with a client that has just connected. */
export function createSession(parts: SessionParts): Session {
  const { outbox, catalog, subscriptions, deliver, readMoment, subscriptionRate, clock } = parts;

  function send(message: object): void {
    outbox.send({ data: JSON.stringify(message), isBinary: false });
  }

  function refuse(refusal: RefusalName): void {
    send(REFUSALS[refusal]);
  }

  /** Each is answered with a snapshot, whether it is new or not. */
  function subscribe(request: SubscribeRequest): void {
    const added = subscriptionRate(clock.now()) ? subscriptions.add(request) : 'invalidRequest';
    if (typeof added === 'string') {
      refuse(added);
    } else {
      deliver(added, readMoment());
    }
  }

  function cancel(request: CancelRequest): void {
    if (catalog.isTopic(request.topic)) {
      subscriptions.cancel(request);
    } else {
      refuse('invalidTopic');
    }
  }

  function login(token: unknown): void {
    const isValid = typeof token === 'string' && token !== '' && token.length <= LONGEST_TOKEN_CHARS;
    send({ topic: 'login', code: isValid ? 200 : 401, msg: isValid ? 'success' : 'Invalid token!' });
  }

  return {
    receive(text) {
      const message = parseClientMessage(text);
      switch (message.type) {
        case 'subscribe':
          return subscribe(message.request);
        case 'cancel':
          return cancel(message);
        case 'cancel-all':
          return subscriptions.cancelAll();
        case 'login':
          return login(message.token);
        case 'ping':
          return send({ pong: message.value });
        case 'refused':
          return refuse(message.refusal);
        case 'pong':
          return;
      }
    },
    sendChanges(now) {
      for (const subscription of subscriptions.list()) {
        deliver(subscription, now);
      }
    },
  };
}
