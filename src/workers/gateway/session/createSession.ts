import type { SessionEnd, SessionNotice } from '#shared/contract/apiCall.ts';

/** The user who is signed in, as far as the gateway knows. */
export interface Session {
  /** Goes with every request and answer; an answer of an earlier generation is worthless (design.md section 4). */
  readonly generation: () => number;
  /** The id of the signed-in user as a signed profile said it; null before there was one, and for a guest. */
  readonly uid: () => number | null;
  /** The same as any profile said it, or a page that shows it: enough to refuse an answer by, and not to trust one. */
  readonly namedUid: () => number | null;
  /** Takes the token of a call. Another one than before begins another session. */
  readonly observeToken: (token: string | null) => void;
  /**
   * Takes the user whose data a page shows, by a profile that it may have from a gateway before this one: the session that
   * has ended meanwhile ends for that page as well.
   */
  readonly observeShown: (uid: number | null) => void;
  /**
   * Takes the user of a profile answer. False where that is impossible: a signed profile named another user, and the token
   * is still the same. A user from an unsigned profile is replaced by another one, in a new session.
   */
  readonly observeUser: (uid: number, isSigned: boolean) => boolean;
  /** Takes a profile answer that says that no user is signed in. */
  readonly observeGuest: () => void;
  readonly end: (reason: SessionEnd) => void;
}

/** `onEnd` is called after the generation rose: all data of the user before have to be dropped. */
export function createSession(onEnd: (notice: SessionNotice) => void): Session {
  let generation = 1;
  let user: { readonly uid: number; readonly isSigned: boolean } | null = null;
  /** Undefined: no call came yet in this generation, so that any token belongs to it. */
  let token: string | null | undefined;
  /** A profile has said that no user is signed in; a page that does not know it yet still shows one. */
  let isGuest = false;

  const begin = (notice: Omit<SessionNotice, 'generation'>): void => {
    generation += 1;
    user = null;
    isGuest = false;
    onEnd({ generation, ...notice });
  };

  return {
    generation: () => generation,
    uid: () => (user?.isSigned ? user.uid : null),
    namedUid: () => user?.uid ?? null,
    observeShown: (uid) => {
      if (uid !== null && user === null && !isGuest && typeof token === 'string')
        user = { uid, isSigned: false };
    },
    observeToken: (seen) => {
      const isOther = token !== undefined && token !== seen;
      token = seen;
      if (isOther) begin({ reason: seen === null ? 'logout' : 'user-changed', byToken: true });
    },
    observeUser: (uid, isSigned) => {
      if (user !== null && user.uid !== uid) {
        if (user.isSigned) return false;
        // The token has not changed; the earlier, unsigned profile named the wrong user.
        begin({ reason: 'user-changed' });
      }
      isGuest = false;
      user = { uid, isSigned: isSigned || (user?.isSigned ?? false) };
      return true;
    },
    observeGuest: () => {
      if (user !== null) begin({ reason: 'expired' });
      isGuest = true;
    },
    end: (reason) => {
      token = undefined;
      begin({ reason });
    },
  };
}
