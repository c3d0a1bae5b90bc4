import { backoffDelayMs, type Clock, type Timer } from '#shared/async/clock.ts';
import type { CloseReason, SocketState } from '#shared/contract/feedStatus.ts';
import {
  BACKOFF_CEILINGS_MS,
  BACKOFF_FLOOR_MS,
  CONNECT_TIMEOUT_MS,
  MAX_ATTEMPTS,
  PING_INTERVAL_MS,
  PONG_DEADLINE_MS,
  STABLE_AFTER_MS,
} from '../policy.ts';
import { pingMessage } from './messages.ts';

/** The part of a WebSocket that is used. */
export type WebSocketLike = Pick<
  WebSocket,
  'binaryType' | 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'
>;

export interface QuoteSocketState {
  readonly state: SocketState;
  readonly reason: CloseReason | null;
  readonly attempt: number;
  /** By the clock's now(). */
  readonly nextAttemptAt: number | null;
}

export interface QuoteSocket {
  /** Whether any tab is visible and any is online. When both become true the socket opens, with the counter reset. */
  readonly setConditions: (conditions: { readonly visible: boolean; readonly online: boolean }) => void;
  /** Prices are wanted now: a retry button, a new tab. Several wake-ups at once make one attempt. */
  readonly wake: () => void;
  /** Sends if open; false means that it was not sent. */
  readonly send: (text: string) => boolean;
  /** Drops this connection and opens another one at once, for another mode of transfer. */
  readonly reopen: () => void;
  readonly close: (reason: CloseReason) => void;
  readonly state: () => QuoteSocketState;
}

export interface QuoteSocketOptions {
  readonly clock: Clock;
  readonly random: () => number;
  readonly openSocket: (url: string) => WebSocketLike;
  /** Asked before every attempt, since the address carries the time. */
  readonly url: () => string;
  readonly onOpen: (url: string) => void;
  readonly onFrame: (data: string | ArrayBuffer) => void;
  /** A connection, or an attempt at one, ended. */
  readonly onEnd: (url: string, closeCode: number) => void;
  /** The state has changed. */
  readonly onChange: () => void;
}

/** Closing codes of our own making, seen by the server only. */
const CLOSE_CODE = { unanswered: 4000, replaced: 4001, wanted: 1000 } as const;

/** No close frame was received (RFC 6455, 7.1.5). */
const ABNORMAL = 1006;

interface Connection {
  readonly url: string;
  readonly socket: WebSocketLike;
}

/** The quote socket's life: connecting, backoff, pings, and giving up (product.md sections 4 and 9, design.md section 3). */
export function createQuoteSocket(options: QuoteSocketOptions): QuoteSocket {
  const { clock, random } = options;
  let state: SocketState = 'init';
  let reason: CloseReason | null = null;
  let attempt = 0;
  let nextAttemptAt: number | null = null;
  let conditions = { visible: false, online: false };
  /** Events of any other connection are those of a dead socket and are dropped. */
  let connection: Connection | null = null;
  const timers = new Map<'connect' | 'retry' | 'stable' | 'ping' | 'pong', Timer>();

  const startTimer = (
    name: 'connect' | 'retry' | 'stable' | 'ping' | 'pong',
    delayMs: number,
    run: () => void,
  ): void => {
    clock.clearTimer(timers.get(name));
    timers.set(name, clock.setTimer(run, delayMs));
  };

  const stopTimers = (): void => {
    for (const timer of timers.values()) clock.clearTimer(timer);
    timers.clear();
    nextAttemptAt = null;
  };

  const enter = (next: SocketState, why: CloseReason | null = null): void => {
    state = next;
    reason = why;
    options.onChange();
  };

  const connect = (): void => {
    stopTimers();
    const url = options.url();
    let socket: WebSocketLike;
    try {
      socket = options.openSocket(url);
    } catch {
      // The address is wrong or forbidden by policy: the same as a server that refuses.
      enter('error');
      retryLater();
      return;
    }
    const mine: Connection = { url, socket };
    connection = mine;
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => connection === mine && opened(mine);
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) =>
      connection === mine && received(data);
    socket.onclose = ({ code }: { readonly code: number }) => connection === mine && lost(code);
    startTimer('connect', CONNECT_TIMEOUT_MS, giveUpOnLink);
    enter('connecting');
  };

  const opened = ({ url }: Connection): void => {
    stopTimers();
    if (attempt > 0) startTimer('stable', STABLE_AFTER_MS, clearAttempts);
    startTimer('ping', PING_INTERVAL_MS, ping);
    enter('open');
    options.onOpen(url);
  };

  const clearAttempts = (): void => {
    attempt = 0;
    options.onChange();
  };

  const ping = (): void => {
    startTimer('ping', PING_INTERVAL_MS, ping);
    startTimer('pong', PONG_DEADLINE_MS, giveUpOnLink);
    send(pingMessage(clock.wallNow()));
  };

  /** No close event can be waited for: a dead link may never bring one. */
  const giveUpOnLink = (): void => {
    const url = connection?.url;
    abandon(CLOSE_CODE.unanswered);
    lost(ABNORMAL, url);
  };

  const received = (data: string | ArrayBuffer): void => {
    clock.clearTimer(timers.get('pong'));
    timers.delete('pong');
    options.onFrame(data);
  };

  /** Leaves a socket without waiting for it: a dead link may never answer the close. */
  const abandon = (code: number): void => {
    const left = connection;
    connection = null;
    if (left === null) return;
    left.socket.onopen = null;
    left.socket.onmessage = null;
    left.socket.onclose = null;
    left.socket.close(code);
  };

  const lost = (closeCode: number, url = connection?.url): void => {
    connection = null;
    stopTimers();
    if (url !== undefined) options.onEnd(url, closeCode);
    enter('error');
    retryLater();
  };

  const retryLater = (): void => {
    // Nothing is done while hidden or offline; the return of either starts again.
    if (!conditions.visible || !conditions.online) return;
    if (attempt >= MAX_ATTEMPTS) {
      enter('closed', 'gave-up');
      return;
    }
    const delayMs = backoffDelayMs(attempt, BACKOFF_CEILINGS_MS, BACKOFF_FLOOR_MS, random);
    attempt += 1;
    startTimer('retry', delayMs, connect);
    nextAttemptAt = clock.now() + delayMs;
    options.onChange();
  };

  const wake = (): void => {
    if (!conditions.visible || !conditions.online || state === 'connecting') return;
    if (state === 'open') {
      // The machine may have slept or changed networks: find out now whether the link still lives.
      if (!timers.has('pong')) ping();
      return;
    }
    attempt = 0;
    connect();
  };

  const send = (text: string): boolean => {
    if (state !== 'open' || connection === null) return false;
    connection.socket.send(text);
    return true;
  };

  const end = (code: number): void => {
    stopTimers();
    const url = connection?.url;
    abandon(code);
    if (url !== undefined) options.onEnd(url, code);
  };

  return {
    setConditions: (next) => {
      const before = conditions;
      conditions = next;
      const isReady = next.visible && next.online;
      if (isReady && !(before.visible && before.online)) wake();
      if (!isReady && state === 'error') {
        stopTimers();
        options.onChange();
      }
    },
    wake,
    send,
    reopen: () => {
      end(CLOSE_CODE.replaced);
      if (conditions.visible && conditions.online) connect();
      else enter('error');
    },
    close: (why) => {
      end(CLOSE_CODE.wanted);
      attempt = 0;
      enter('closed', why);
    },
    state: () => ({ state, reason, attempt, nextAttemptAt }),
  };
}
