import type { WebSocket } from 'ws';
import type { Clock, Timers } from '#sandbox/clock.ts';
import type { Faults } from '#sandbox/server/faults/createFaults.ts';
import { createDelivery } from './createDelivery.ts';
import type { FrameEncoder } from './createFrameEncoder.ts';
import { createOutbox } from './createOutbox.ts';
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
  readonly catalog: TopicCatalog;
  readonly encoder: FrameEncoder;
  readonly faults: Faults;
  readonly traffic: Traffic;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly readMoment: () => Moment;
  /** Text or gzip for subscriptions that do not say: the flag in the socket's address. */
  readonly isGzipDefault: boolean;
}

const PING_EVERY_MS = 15_000;
const IDLE_LIMIT_MS = 60_000;

/** Creates the connection of a socket that is open, and disposes it when the socket closes. */
export function createConnection(parts: ConnectionParts): Connection {
  const { socket, catalog, clock, timers, traffic } = parts;
  const outbox = createOutbox(parts);
  const subscriptions = createSubscriptions(catalog, parts.isGzipDefault);
  const session = createSession({
    outbox,
    catalog,
    subscriptions,
    deliver: createDelivery({ ...parts, outbox }),
    readMoment: parts.readMoment,
  });
  const number = traffic.open();
  let lastHeardMs = clock.now();

  const stopPings = timers.every(PING_EVERY_MS, () => {
    const nowMs = clock.now();
    if (nowMs - lastHeardMs >= IDLE_LIMIT_MS) {
      socket.close(1001, 'nothing heard for 60 s');
    } else {
      outbox.send({ data: JSON.stringify({ ping: nowMs }), isBinary: false });
    }
  });

  socket.on('message', (data) => {
    lastHeardMs = clock.now();
    const text = data.toString();
    traffic.received(number, text);
    session.receive(text);
  });
  // Broken frames and messages that are too long: ws itself closes the socket with the right code.
  socket.on('error', () => {});
  socket.on('close', () => {
    stopPings();
    outbox.dispose();
    traffic.close();
  });

  return {
    sendChanges: session.sendChanges,
    listTopics: () => [...subscriptions.list()].map(({ topicName }) => topicName),
    drop: (code) => (code === undefined ? socket.terminate() : socket.close(code)),
  };
}
