import type { SessionEnd } from '#shared/contract/apiCall.ts';

/** Who is signed in, as far as the gateway can tell. */
export interface Session {
  /** Goes with every request and answer; an answer of an earlier generation is worthless (design.md section 4). */
  readonly generation: () => number;
  /** The id of the signed-in user; null for a guest and before the profile is known. */
  readonly uid: () => number | null;
  /** Looks at the token a call came with. Another one than before is another session. */
  readonly seeToken: (token: string | null) => void;
  /** Looks at the user of a profile answer; null when it said that nobody is signed in. */
  readonly seeUser: (uid: number | null) => void;
  readonly end: (reason: SessionEnd) => void;
}

/** `onEnd` is told after the generation rose: everything of the user before has to go. */
export function createSession(onEnd: (generation: number, reason: SessionEnd) => void): Session {
  let generation = 1;
  let uid: number | null = null;
  /** Undefined: no call came yet in this generation, so that any token belongs to it. */
  let token: string | null | undefined;

  const end = (reason: SessionEnd): void => {
    generation += 1;
    uid = null;
    token = undefined;
    onEnd(generation, reason);
  };

  return {
    generation: () => generation,
    uid: () => uid,
    seeToken: (seen) => {
      if (token !== undefined && token !== seen) end(seen === null ? 'logout' : 'user-changed');
      token = seen;
    },
    seeUser: (seen) => {
      const known = seen !== null && seen > 0 ? seen : null;
      if (uid !== null && known !== uid) {
        const kept = token;
        end(known === null ? 'expired' : 'user-changed');
        // The token is still the one that the calls come with; the user behind it has changed.
        token = kept;
      }
      uid = known;
    },
    end,
  };
}
