import type { Timers } from '#sandbox/clock.ts';
import type { Deliver } from './createDelivery.ts';
import type { Outbox } from './createOutbox.ts';
import type { RateLimit } from './createRateLimit.ts';
import type { CancelRequest, Subscriptions } from './createSubscriptions.ts';
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
  /** Answers a message. What is returned is left to do: it is to be called until it is true. */
  receive(text: string): Unfinished | undefined;
  /** Brings every subscription up to date; snapshots that are still to come wait for the next time after `isOver`. */
  sendChanges(now: Moment, isOver: () => boolean): void;
}

/** Works until `isOver`; true once all is done. */
export type Unfinished = (isOver: () => boolean) => boolean;

export interface SessionParts {
  readonly outbox: Outbox;
  readonly catalog: TopicCatalog;
  readonly subscriptions: Subscriptions;
  readonly deliver: Deliver;
  readonly readMoment: () => Moment;
  readonly subscriptionRate: RateLimit;
  readonly timers: Timers;
}

const LONGEST_TOKEN_CHARS = 4096;

/** Creates the conversation with a client that has just connected. */
export function createSession(parts: SessionParts): Session {
  const { outbox, catalog, subscriptions, deliver, readMoment, subscriptionRate, timers } = parts;

  function send(message: object): void {
    outbox.send({ data: JSON.stringify(message), isBinary: false });
  }

  function refuse(refusal: RefusalName): void {
    send(REFUSALS[refusal]);
  }

  /** Each is answered with a snapshot, whether it is new or not. */
  function subscribe(request: SubscribeRequest): Unfinished | undefined {
    const added = subscriptionRate(timers.elapsedMs()) ? subscriptions.add(request) : 'invalidRequest';
    if (typeof added === 'string') {
      refuse(added);
      return undefined;
    }
    return (isOver) => deliver(added, readMoment(), isOver);
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
          cancel(message);
          break;
        case 'cancel-all':
          subscriptions.cancelAll();
          break;
        case 'login':
          login(message.token);
          break;
        case 'ping':
          send({ pong: message.value });
          break;
        case 'refused':
          refuse(message.refusal);
          break;
        case 'pong':
          break;
      }
      return undefined;
    },
    sendChanges(now, isOver) {
      for (const subscription of subscriptions.list()) {
        if (subscription.since !== undefined || !isOver()) {
          deliver(subscription, now, isOver);
        }
      }
    },
  };
}
