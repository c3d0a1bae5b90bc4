import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Clock, Timers } from '#sandbox/clock.ts';
import type { Faults } from '#sandbox/server/faults/createFaults.ts';
import type { Backlog } from './createBacklog.ts';
import { createDelivery } from './createDelivery.ts';
import type { FrameEncoder } from './createFrameEncoder.ts';
import { createInbox, createSlice } from './createInbox.ts';
import { createOutbox } from './createOutbox.ts';
import { createRateLimit, type RateLimit } from './createRateLimit.ts';
import { createSession } from './createSession.ts';
import { createSubscriptions } from './createSubscriptions.ts';
import type { TopicCatalog } from './createTopicCatalog.ts';
import type { Traffic } from './createTraffic.ts';
import type { Moment } from './quoteTopic.ts';

/** One client of the quote server. */
export interface Connection {
  sendChanges(now: Moment): void;
  /** The topic of each of its subscriptions. */
  listTopics(): string[];
  drop(code: number | undefined): void;
}

export interface ConnectionParts {
  readonly socket: WebSocket;
  /** What `socket` reads from. */
  readonly stream: Duplex;
  readonly catalog: TopicCatalog;
  readonly encoder: FrameEncoder;
  readonly backlog: Backlog;
  /** Limits the snapshots of all connections together. */
  readonly snapshotRate: RateLimit;
  readonly faults: Faults;
  readonly traffic: Traffic;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Reads the moment that a snapshot shows. */
  readonly readMoment: () => Moment;
  /** Text or gzip for subscriptions that do not say: the flag in the socket's address. */
  readonly isGzipDefault: boolean;
}

const PING_EVERY_MS = 15_000;
const IDLE_LIMIT_MS = 60_000;
/** A burst of more subscriptions than a socket may have, and then more a second than any client needs. */
const SUBSCRIPTION_RATE = { burst: 250, perSecond: 50 };

/** Creates the connection of a socket that is open, and disposes it when the socket closes. */
export function createConnection(parts: ConnectionParts): Connection {
  const { socket, stream, catalog, clock, timers, traffic } = parts;
  const outbox = createOutbox(parts);
  const subscriptions = createSubscriptions(catalog, parts.isGzipDefault);
  const session = createSession({
    outbox,
    catalog,
    subscriptions,
    deliver: createDelivery({ ...parts, outbox }),
    readMoment: parts.readMoment,
    subscriptionRate: createRateLimit(SUBSCRIPTION_RATE),
    timers,
  });
  const number = traffic.open();
  let lastHeardMs = timers.elapsedMs();

  const stopPings = timers.every(PING_EVERY_MS, () => {
    if (timers.elapsedMs() - lastHeardMs >= IDLE_LIMIT_MS) {
      socket.close(1001, 'nothing heard for 60 s');
    } else {
      outbox.send({ data: JSON.stringify({ ping: clock.now() }), isBinary: false });
    }
  });

  const inbox = createInbox({
    socket,
    handle(text) {
      traffic.received(number, text);
      return session.receive(text);
    },
  });
  // Everything costs, complete messages or not.
  stream.on('data', (bytes: Buffer) => inbox.countBytes(bytes.length));
  socket.on('message', (data) => {
    lastHeardMs = timers.elapsedMs();
    inbox.take(data.toString());
  });
  // The protocol's own pings. A client that never reads would fill the memory with the answers.
  socket.on('ping', (data) => {
    inbox.countPing();
    if (!outbox.isFull()) socket.pong(data);
  });
  socket.on('pong', inbox.countPing);
  // Broken frames and messages that are too long: ws itself closes the socket with the right code.
  socket.on('error', () => {});
  socket.on('close', () => {
    stopPings();
    inbox.dispose();
    outbox.dispose();
    traffic.close();
  });

  return {
    sendChanges(now) {
      session.sendChanges(now, createSlice());
    },
    listTopics: () => [...subscriptions.list()].map(({ topicName }) => topicName),
    drop: (code) => (code === undefined ? socket.terminate() : socket.close(code)),
  };
}
