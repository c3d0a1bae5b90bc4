import type { Answer, SessionEnd, SessionNotice } from '#shared/contract/apiCall.ts';
import type { Result } from '#shared/result/result.ts';
import type { SessionChannel } from './openSessionChannel.ts';

/**
 * Notices on the page that its user has logged out or changed. A gateway tells the tabs it serves, by what calls bring;
 * it can't tell those of another gateway, and a new one knows nothing of the user before it.
 */
export interface SessionWatch {
  /** Takes the token that was read for a call. */
  readonly seeToken: (token: string | null) => void;
  /** Reads the token anew, as when the tab comes into view. */
  readonly look: () => void;
  /** The gateway says that the session has ended. */
  readonly noteEnd: (notice: SessionNotice) => void;
  /** Another gateway is there, which counts sessions from 1. */
  readonly noteGateway: () => void;
  /** Begins a call. The function tells of its outcome, when that is there, whether it is still for the same person. */
  readonly begin: () => (outcome?: Result<Answer>) => boolean;
}

export interface SessionWatchOptions {
  readonly readToken: () => string | null;
  /** Opens the way to the other tabs; `onTold` runs when one of them tells. */
  readonly openChannel: (onTold: () => void) => SessionChannel;
  readonly onEnd: (reason: SessionEnd) => void;
}

export function createSessionWatch({ readToken, openChannel, onEnd }: SessionWatchOptions): SessionWatch {
  /** Undefined before the first call: what was not asked for as anybody is nobody's. */
  let token: string | null | undefined;
  let ends = 0;
  /** The gateway's number of the session that it said last has begun. */
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

  return {
    seeToken: (seen) => {
      if (!take(seen)) return;
      endByToken();
      channel.tell();
    },
    look: () => {
      if (!takeNew()) return;
      endByToken();
      channel.tell();
    },
    noteEnd: (notice) => {
      generation = notice.generation;
      // What the token says this page may have seen before the gateway did, or heard from another tab.
      const isKnown = !takeNew() && (notice.byToken || (notice.reason === 'logout' && token === null));
      if (isKnown) return;
      end(notice.reason);
      channel.tell();
    },
    noteGateway: () => {
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
