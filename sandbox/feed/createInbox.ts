import type { WebSocket } from 'ws';
import { createMessageBudget } from './createMessageBudget.ts';
import type { Unfinished } from './createSession.ts';

/**
 * The way in of one socket. Its messages are answered in their order, a few milliseconds at a time, so that no client makes
 * others wait; a client that sends more than its budget is not read for a while, and is closed if it goes on (screens.md
 * 0.2c, issue 32).
 */
export interface Inbox {
  take(text: string): void;
  /** Counts bytes that arrived, whatever they are. */
  countBytes(bytes: number): void;
  /** Counts a ping or pong of the protocol itself. */
  countPing(): void;
  dispose(): void;
}

export interface InboxParts {
  readonly socket: Pick<WebSocket, 'pause' | 'resume' | 'close' | 'terminate'>;
  readonly handle: (text: string) => Unfinished | undefined;
}

/** As long as one client's work may keep the process at a time. */
const SLICE_MS = 8;
/** With so many waiting, the socket is not read. */
const MOST_WAITING = 100;
/** How often a socket that is not read is looked at. */
const LOOK_MS = 100;
/** A client that never paused for so long is closed. */
const MOST_OVERDRAWN_MS = 15_000;
/** So long a client that does not read has to take notice of that. */
const FAREWELL_MS = 1_000;
/** "Policy violation" of RFC 6455. */
const TOO_MUCH = 1008;
/** Against a message that counts as 1: what it costs to read so many bytes, and to answer a ping. */
const BYTES_AS_MESSAGE = 64 * 1024;
const PING_COST = 0.05;

/** One pass of the process through what is ready. */
interface Turn {
  readonly startMs: number;
  readonly isOver: () => boolean;
}

/** True once the time of one slice is over, by the process's own clock: that is what others wait for. */
export function createSlice(): () => boolean {
  const endMs = performance.now() + SLICE_MS;
  return () => performance.now() >= endMs;
}

/** Creates the inbox of a socket. */
export function createInbox({ socket, handle }: InboxParts, budget = createMessageBudget()): Inbox {
  const waiting: string[] = [];
  /** Index of the first waiting message that is not answered: shifting a long list costs as much as a message. */
  let next = 0;
  let unfinished: Unfinished | undefined;
  let cancelNext: (() => void) | undefined;
  let turn: Turn | undefined;
  let isRead = true;
  let isOpen = true;

  /** One slice of the work; what is left is planned. */
  function work(): void {
    cancelNext = undefined;
    const { startMs, isOver } = openTurn();
    while (isOpen && !isOver() && (unfinished !== undefined || (countWaiting() > 0 && !budget.isSpent()))) {
      goOn(isOver);
    }
    plan(performance.now() - startMs);
  }

  /** All that arrives together shares one slice: the messages of one piece of the stream come one after another, at once. */
  function openTurn(): Turn {
    if (turn === undefined) {
      turn = { startMs: performance.now(), isOver: createSlice() };
      setImmediate(() => {
        turn = undefined;
      });
    }
    return turn;
  }

  function goOn(isOver: () => boolean): void {
    if (unfinished === undefined) {
      unfinished = handle(takeNext());
    }
    if (unfinished?.(isOver) !== false) {
      unfinished = undefined;
    }
  }

  function takeNext(): string {
    const text = waiting[next] ?? '';
    next += 1;
    if (next === waiting.length) {
      waiting.length = 0;
      next = 0;
    }
    return text;
  }

  function countWaiting(): number {
    return waiting.length - next;
  }

  function plan(workedMs: number): void {
    if (!isOpen) {
      return;
    }
    if (budget.isSpent() && unfinished === undefined) {
      wait();
    } else if (unfinished !== undefined || countWaiting() > 0) {
      read(countWaiting() < MOST_WAITING);
      // All others get as much time as this one had.
      workAfter(workedMs);
    } else {
      read(true);
    }
  }

  /** The budget is spent: nothing is read and nothing answered until there is some of it again. */
  function wait(): void {
    read(false);
    if (budget.overdrawnMs() >= MOST_OVERDRAWN_MS) {
      dispose();
      socket.close(TOO_MUCH, 'too many messages');
      setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
    } else {
      workAfter(LOOK_MS);
    }
  }

  function workAfter(delayMs: number): void {
    const timer = setTimeout(work, delayMs);
    cancelNext = () => clearTimeout(timer);
  }

  function spend(cost: number): void {
    budget.spend(cost);
    if (isOpen && cancelNext === undefined && budget.isSpent()) {
      wait();
    }
  }

  function read(shouldRead: boolean): void {
    if (shouldRead !== isRead) {
      isRead = shouldRead;
      if (isRead) socket.resume();
      else socket.pause();
    }
  }

  function dispose(): void {
    isOpen = false;
    waiting.length = 0;
    next = 0;
    unfinished = undefined;
    cancelNext?.();
  }

  return {
    take(text) {
      if (!isOpen) {
        return;
      }
      waiting.push(text);
      budget.spend(1);
      if (cancelNext === undefined) {
        work();
      } else if (countWaiting() >= MOST_WAITING) {
        read(false);
      }
    },
    countBytes: (bytes) => spend(bytes / BYTES_AS_MESSAGE),
    countPing: () => spend(PING_COST),
    dispose,
  };
}
