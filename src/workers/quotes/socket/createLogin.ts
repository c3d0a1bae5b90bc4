import { type Clock, type Timer, withTimeout } from '#shared/async/clock.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { LOGIN_TIMEOUT_MS } from '../policy.ts';
import type { Send } from './createSubscriptions.ts';
import { loginMessage } from './messages.ts';

/** Logs the socket in, and in again after every reconnect. */
export interface Login {
  /**
   * Settles once the login topic confirmed with code 200, or it failed. Concurrent calls share one login, but for one by
   * another user than before: what was confirmed or sent was the other's.
   */
  readonly request: (isOther?: boolean) => Promise<Result<void>>;
  /** The connection opened: a login that is wanted is sent again. */
  readonly replay: () => void;
  /** The connection ended: a login sent on it won't be confirmed, and waits for the next one. */
  readonly lost: () => void;
  /** The server's answer on the login topic. It names no login: what comes before the newest was sent is about another one. */
  readonly confirm: (code: number) => void;
  /** Drops everything, waiting callers too. */
  readonly clear: () => void;
}

export interface LoginOptions {
  readonly clock: Clock;
  readonly send: Send;
  /** Asks a tab for the token of this moment; null for a guest. The token is sent and not kept. */
  readonly askToken: () => Promise<string | null>;
}

const NO_TOKEN = appError(
  'socket/no-login-token',
  'No user is logged in, so the quote feed was not logged in.',
);
const REFUSED = appError('socket/login-refused', 'The quote server refused the login.');
const UNCONFIRMED = appError('socket/login-unconfirmed', 'The quote server did not confirm the login.', true);
const CLOSED = appError('socket/closed', 'The quote connection was closed.', true);

export function createLogin({ clock, send, askToken }: LoginOptions): Login {
  let isWanted = false;
  let isConfirmed = false;
  /** The newest login is out on this connection. */
  let isSent = false;
  let waiting: ((result: Result<void>) => void)[] = [];
  let deadline: Timer | undefined;
  /** A token that arrives after the connection changed is dropped. */
  let round = 0;

  const settle = (result: Result<void>): void => {
    clock.clearTimer(deadline);
    isConfirmed = result.ok;
    isWanted = result.ok;
    const callbacks = waiting;
    waiting = [];
    for (const callback of callbacks) callback(result);
  };

  const start = async (): Promise<void> => {
    round += 1;
    const mine = round;
    isConfirmed = false;
    isSent = false;
    clock.clearTimer(deadline);
    const token = await withTimeout(
      askToken().catch(() => null),
      LOGIN_TIMEOUT_MS,
      clock,
      () => null,
    );
    if (mine !== round) return;
    if (token === null) return settle(err(NO_TOKEN));
    // Not open: the replay on open asks again.
    isSent = send(loginMessage(token));
    if (!isSent) return;
    deadline = clock.setTimer(() => settle(err(UNCONFIRMED)), LOGIN_TIMEOUT_MS);
  };

  return {
    request: (isOther = false) => {
      if (isConfirmed && !isOther) return Promise.resolve(ok());
      const result = new Promise<Result<void>>((resolve) => waiting.push(resolve));
      if (!isWanted || isOther) {
        isWanted = true;
        void start();
      }
      return result;
    },
    replay: () => {
      if (isWanted) void start();
    },
    lost: () => {
      round += 1;
      clock.clearTimer(deadline);
      isConfirmed = false;
    },
    confirm: (code) => {
      if (!isWanted || !isSent) return;
      settle(code === 200 ? ok() : err(REFUSED));
    },
    clear: () => {
      round += 1;
      settle(err(CLOSED));
    },
  };
}
