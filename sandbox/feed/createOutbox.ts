import type { WebSocket } from 'ws';
import type { Clock, Timers } from '#sandbox/clock.ts';
import type { Faults } from '#sandbox/server/faults/createFaults.ts';
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
  readonly socket: Pick<WebSocket, 'send' | 'bufferedAmount'>;
  readonly faults: Faults;
  readonly traffic: Traffic;
  readonly clock: Clock;
  readonly timers: Timers;
}

/** Beyond this many unread bytes a socket gets no more data frames until it has caught up. */
const FULL_BYTES = 4 * 1024 * 1024;

/** Creates the outbox of a socket. */
export function createOutbox({ socket, faults, traffic, clock, timers }: OutboxParts): Outbox {
  const waiting: Payload[] = [];
  const cancels = new Set<() => void>();
  let lastDueMs = 0;

  function transmit({ data, isBinary }: Payload): void {
    traffic.sent(countBytes(data));
    socket.send(data, { binary: isBinary });
  }

  /** Each timer sends the oldest message, not its own, so that order holds whatever the delays were. */
  function sendLater(payload: Payload, delayMs: number): void {
    waiting.push(payload);
    const cancel = timers.after(delayMs, () => {
      cancels.delete(cancel);
      const oldest = waiting.shift();
      if (oldest !== undefined) {
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
      const nowMs = clock.now();
      const delayMs = faults.hit('socket/slow')?.delayMs ?? 0;
      lastDueMs = Math.max(lastDueMs, nowMs + delayMs);
      if (lastDueMs > nowMs || waiting.length > 0) {
        sendLater(payload, lastDueMs - nowMs);
      } else {
        transmit(payload);
      }
    },
    isFull() {
      const waitingBytes = waiting.reduce((sum, { data }) => sum + countBytes(data), 0);
      return socket.bufferedAmount + waitingBytes > FULL_BYTES;
    },
    dispose() {
      for (const cancel of cancels) {
        cancel();
      }
      cancels.clear();
      waiting.length = 0;
    },
  };
}

function countBytes(data: string | Buffer): number {
  return typeof data === 'string' ? Buffer.byteLength(data) : data.length;
}
