import type { Server } from 'node:http';
import type { Clock, Timers } from '#sandbox/clock.ts';
import type { Faults } from '#sandbox/server/faults/createFaults.ts';
import { createBacklog } from './createBacklog.ts';
import { type Connection, createConnection } from './createConnection.ts';
import { createFrameEncoder } from './createFrameEncoder.ts';
import { createRateLimit } from './createRateLimit.ts';
import { createSocketEndpoint } from './createSocketEndpoint.ts';
import type { TopicCatalog } from './createTopicCatalog.ts';
import type { Traffic } from './createTraffic.ts';
import type { Moment } from './quoteTopic.ts';

/** The quote socket of the exchange. */
export interface QuoteServer {
  /** Takes over the upgrade requests of an HTTP server. */
  attach(server: Server): void;
  /** Closes all open sockets: with a close frame if there is a code, else without one. */
  dropSockets(code: number | undefined): void;
  /** How many subscriptions there are to each topic. */
  countTopics(): Record<string, number>;
  close(): void;
}

export interface QuoteServerParts {
  readonly catalog: TopicCatalog;
  readonly faults: Faults;
  readonly traffic: Traffic;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Frames of changes per second. */
  readonly hz: number;
  /** Most sockets that are open at once. */
  readonly mostSockets: number;
}

/** Snapshots to all sockets together: to gzip one of 500 pairs takes more than a millisecond. */
const SNAPSHOT_RATE = { burst: 300, perSecond: 100 };
/** Greatest age in ms of what a snapshot shows, where rounds are rarer than that. */
const OLDEST_SNAPSHOT_MS = 500;

/** Creates the quote server: it accepts clients and sends all of them what changed, `hz` times a second. */
export function createQuoteServer(parts: QuoteServerParts): QuoteServer {
  const { faults, clock, timers, hz, mostSockets } = parts;
  const encoder = createFrameEncoder();
  const shared = {
    encoder,
    backlog: createBacklog(),
    snapshotRate: createRateLimit(SNAPSHOT_RATE),
    readMoment,
  };
  const connections = new Set<Connection>();
  let round = 0;
  let latest: Moment | undefined;

  /** Snapshots are of the last round, so that there is one of each kind between two. */
  function readMoment(): Moment {
    const nowMs = clock.now();
    if (latest === undefined || nowMs - latest.nowMs >= OLDEST_SNAPSHOT_MS) {
      latest = { nowMs, round };
    }
    return latest;
  }

  const endpoint = createSocketEndpoint({
    faults,
    mostSockets,
    onOpen(socket, isGzipDefault, stream) {
      const connection = createConnection({ ...parts, ...shared, socket, stream, isGzipDefault });
      connections.add(connection);
      socket.on('close', () => connections.delete(connection));
    },
  });

  const stopRounds = timers.every(1000 / hz, () => {
    round += 1;
    latest = { nowMs: clock.now(), round };
    for (const connection of connections) {
      connection.sendChanges(latest);
    }
  });

  return {
    attach: endpoint.attach,
    dropSockets(code) {
      for (const connection of connections) {
        connection.drop(code);
      }
    },
    countTopics() {
      const countByTopic: Record<string, number> = {};
      for (const topic of [...connections].flatMap((connection) => connection.listTopics())) {
        countByTopic[topic] = (countByTopic[topic] ?? 0) + 1;
      }
      return countByTopic;
    },
    close() {
      stopRounds();
      endpoint.close();
    },
  };
}
