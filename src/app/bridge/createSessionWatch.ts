import type { Answer, SessionEnd, SessionNotice } from '#shared/contract/apiCall.ts';
import type { Result } from '#shared/result/result.ts';
import type { SessionChannel } from './openSessionChannel.ts';

/**
 * Detects on the page that its user has logged out or changed. A gateway learns it from calls and sends it to its tabs; it
 * does not reach tabs of another gateway, and a new gateway knows nothing of the user before it.
 */
export interface SessionWatch {
  /** Takes the token that was read for a call. */
  readonly observeToken: (token: string | null) => void;
  /** Reads the token again, as when the tab becomes visible. */
  readonly checkToken: () => void;
  /** The gateway says that the session has ended. */
  readonly onGatewayEnd: (notice: SessionNotice) => void;
  /** Another gateway has started, which counts sessions from 1. */
  readonly onNewGateway: () => void;
  /** Begins a call. The returned function says of its outcome whether it is still for the same user. */
  readonly begin: () => (outcome?: Result<Answer>) => boolean;
}

export interface SessionWatchOptions {
  readonly readToken: () => string | null;
  /** Opens the channel to the other tabs; `onAnnounced` runs when one of them announces. */
  readonly openChannel: (onAnnounced: () => void) => SessionChannel;
  readonly onEnd: (reason: SessionEnd) => void;
}

export function createSessionWatch({ readToken, openChannel, onEnd }: SessionWatchOptions): SessionWatch {
  /** Undefined before the first call: nothing has been requested for any user yet. */
  let token: string | null | undefined;
  let ends = 0;
  /** The gateway's number of the newest session it has announced. */
  let generation = 0;

  const end = (reason: SessionEnd): void => {
    ends += 1;
    onEnd(reason);
  };

  /** Takes a token; true if it is another one than before. */
  const take = (seen: string | null): boolean => {
    const isOther = token !== undefined && token !== seen;
    token = seen;
    return isOther;
  };

  const takeNew = (): boolean => {
    try {
      return take(readToken());
    } catch {
      // In some embedded pages cookies are refused.
      return false;
    }
  };

  const endByToken = (): void => end(token === null ? 'logout' : 'user-changed');

  const channel = openChannel(() => {
    if (takeNew()) endByToken();
  });

  /** The first token is announced as well: tabs of another gateway may still show the user before it. */
  let isAnnounced = false;
  const follow = (isOther: boolean): void => {
    if (isOther) endByToken();
    if (isOther || !isAnnounced) channel.announce();
    isAnnounced = true;
  };

  return {
    observeToken: (seen) => follow(take(seen)),
    checkToken: () => follow(takeNew()),
    onGatewayEnd: (notice) => {
      generation = notice.generation;
      // The page may have read the token before the gateway did, or have heard of the change from another tab.
      const isKnown = !takeNew() && (notice.byToken || (notice.reason === 'logout' && token === null));
      if (isKnown) return;
      end(notice.reason);
      channel.announce();
    },
    onNewGateway: () => {
      generation = 0;
    },
    begin: () => {
      const begunAfter = ends;
      return (outcome) => {
        const isEarlier = outcome?.ok === true && outcome.value.generation < generation;
        return begunAfter === ends && !isEarlier;
      };
    },
  };
}
