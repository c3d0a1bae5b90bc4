import type { Clock } from '#sandbox/clock.ts';

/** A message a client sent, without its login token. */
export interface ReceivedMessage {
  readonly atMs: number;
  /** Number of the socket, counted from 1 over the life of the process. */
  readonly socket: number;
  readonly message: unknown;
}

/** Counters of the quote socket; the answer of `GET /sandbox/state` is made of them. */
export interface Traffic {
  /** Counts a new socket and numbers it. */
  open(): number;
  close(): void;
  /** Counts a message that went out. */
  sent(bytes: number): void;
  /** Counts a data frame and the good rows in it. */
  sentFrame(rows: number): void;
  received(socket: number, text: string): void;
  read(): TrafficReading;
}

export interface TrafficReading {
  /** Sockets open now, ever, and closed again. */
  readonly sockets: number;
  readonly opened: number;
  readonly closed: number;
  /** Data frames, the rows in them, and the bytes of everything that went out. */
  readonly framesSent: number;
  readonly rowsSent: number;
  readonly bytesSent: number;
  readonly received: readonly ReceivedMessage[];
}

const KEPT_MESSAGES = 200;
/** Longer messages are kept by their length only. */
const LONGEST_KEPT_CHARS = 4096;

/** Creates the counters. */
export function createTraffic(clock: Clock): Traffic {
  const received: ReceivedMessage[] = [];
  const counts = { opened: 0, closed: 0, framesSent: 0, rowsSent: 0, bytesSent: 0 };
  return {
    open() {
      counts.opened += 1;
      return counts.opened;
    },
    close() {
      counts.closed += 1;
    },
    sent(bytes) {
      counts.bytesSent += bytes;
    },
    sentFrame(rows) {
      counts.framesSent += 1;
      counts.rowsSent += rows;
    },
    received(socket, text) {
      received.push({ atMs: clock.now(), socket, message: redactMessage(text) });
      if (received.length > KEPT_MESSAGES) {
        received.shift();
      }
    },
    read: () => ({ sockets: counts.opened - counts.closed, ...counts, received: [...received] }),
  };
}

/** What may be shown of a message: never the arguments of a login, and nothing that could not be read. */
function redactMessage(text: string): unknown {
  if (text.length > LONGEST_KEPT_CHARS) {
    return `(${text.length} characters)`;
  }
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return `(not JSON, ${text.length} characters)`;
  }
  if (typeof message === 'object' && message !== null && 'args' in message) {
    return { ...message, args: ['…'] };
  }
  return message;
}
