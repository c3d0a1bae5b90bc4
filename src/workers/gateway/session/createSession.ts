import type { SessionEnd, SessionNotice } from '#shared/contract/apiCall.ts';

/** Who is signed in, as far as the gateway can tell. */
export interface Session {
  /** Goes with every request and answer; an answer of an earlier generation is worthless (design.md section 4). */
  readonly generation: () => number;
  /** The id of the signed-in user as a signed profile said it; null before there was one, and for a guest. */
  readonly uid: () => number | null;
  /** Looks at the token a call came with. Another one than before is another session. */
  readonly seeToken: (token: string | null) => void;
  /**
   * Looks at the user of a profile answer. False where that can't be: a signed profile named another one, and the token
   * is still the same. Whom no signature vouches for gives way to another user, in a session of their own.
   */
  readonly seeUser: (uid: number, isSigned: boolean) => boolean;
  /** A profile answer said that nobody is signed in. */
  readonly seeGuest: () => void;
  readonly end: (reason: SessionEnd) => void;
}

/** `onEnd` is told after the generation rose: everything of the user before has to go. */
export function createSession(onEnd: (notice: SessionNotice) => void): Session {
  let generation = 1;
  let user: { readonly uid: number; readonly isSigned: boolean } | null = null;
  /** Undefined: no call came yet in this generation, so that any token belongs to it. */
  let token: string | null | undefined;

  const begin = (notice: Omit<SessionNotice, 'generation'>): void => {
    generation += 1;
    user = null;
    onEnd({ generation, ...notice });
  };

  return {
    generation: () => generation,
    uid: () => (user?.isSigned ? user.uid : null),
    seeToken: (seen) => {
      const isOther = token !== undefined && token !== seen;
      token = seen;
      if (isOther) begin({ reason: seen === null ? 'logout' : 'user-changed', byToken: true });
    },
    seeUser: (uid, isSigned) => {
      if (user !== null && user.uid !== uid) {
        if (user.isSigned) return false;
        // The token is still the one that the calls come with; the user behind it is another one than was said.
        begin({ reason: 'user-changed' });
      }
      user = { uid, isSigned: isSigned || (user?.isSigned ?? false) };
      return true;
    },
    seeGuest: () => {
      if (user !== null) begin({ reason: 'expired' });
    },
    end: (reason) => {
      token = undefined;
      begin({ reason });
    },
  };
}
