import type { WebSocket } from 'ws';
import type { Timers } from '#sandbox/clock.ts';
import type { Faults } from '#sandbox/server/faults/createFaults.ts';
import type { Backlog } from './createBacklog.ts';
import type { Traffic } from './createTraffic.ts';
import type { Payload } from './quoteFrame.ts';

/** The way out of one socket. All messages pass here, so that the faults of silence and slowness hold for all of them. */
export interface Outbox {
  send(payload: Payload): void;
  /** True while the client reads so slowly that data frames are better left out. */
  isFull(): boolean;
  dispose(): void;
}

export interface OutboxParts {
  readonly socket: Pick<WebSocket, 'send' | 'bufferedAmount' | 'terminate'>;
  readonly backlog: Backlog;
  readonly faults: Faults;
  readonly traffic: Traffic;
  readonly timers: Timers;
}

/** Beyond this many unread bytes a socket gets no more data frames until it has caught up. */
const FULL_BYTES = 4 * 1024 * 1024;
/** Beyond this many it is ended: its client asks, and does not read what it is answered. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Both limits, while all sockets together have too much. */
const SCARCE_BYTES = 64 * 1024;

/** Creates the outbox of a socket. */
export function createOutbox({ socket, backlog, faults, traffic, timers }: OutboxParts): Outbox {
  const waiting: Payload[] = [];
  const cancels = new Set<() => void>();
  let lastDueMs = 0;
  let waitingBytes = 0;

  function hasMoreThan(bytes: number): boolean {
    return socket.bufferedAmount + waitingBytes > (backlog.isFull() ? SCARCE_BYTES : bytes);
  }

  function transmit({ data, isBinary }: Payload): void {
    const bytes = countBytes(data);
    traffic.sent(bytes);
    socket.send(data, { binary: isBinary }, backlog.hold(bytes));
  }

  /** Each timer sends the oldest message, not its own, so that order holds whatever the delays were. */
  function sendLater(payload: Payload, delayMs: number): void {
    waiting.push(payload);
    waitingBytes += countBytes(payload.data);
    const cancel = timers.after(delayMs, () => {
      cancels.delete(cancel);
      const oldest = waiting.shift();
      if (oldest !== undefined) {
        waitingBytes -= countBytes(oldest.data);
        transmit(oldest);
      }
    });
    cancels.add(cancel);
  }

  return {
    send(payload) {
      if (faults.hit('socket/silent') !== undefined) {
        return;
      }
      if (hasMoreThan(MOST_BYTES)) {
        socket.terminate();
        return;
      }
      const nowMs = timers.elapsedMs();
      const delayMs = faults.hit('socket/slow')?.delayMs ?? 0;
      lastDueMs = Math.max(lastDueMs, nowMs + delayMs);
      if (lastDueMs > nowMs || waiting.length > 0) {
        sendLater(payload, lastDueMs - nowMs);
      } else {
        transmit(payload);
      }
    },
    isFull: () => hasMoreThan(FULL_BYTES),
    dispose() {
      for (const cancel of cancels) {
        cancel();
      }
      cancels.clear();
      waiting.length = 0;
      waitingBytes = 0;
    },
  };
}

function countBytes(data: string | Buffer): number {
  return typeof data === 'string' ? Buffer.byteLength(data) : data.length;
}
