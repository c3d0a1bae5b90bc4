import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DemoUser } from '#sandbox/reference/demoUsers.ts';

/** A person who is logged in. */
export interface Session {
  /** In a cookie that no script can read. */
  readonly id: string;
  /** In a readable cookie, and repeated by pages in the header `UserToken`. */
  readonly token: string;
  readonly user: DemoUser;
}

/** What a request says of who sends it. */
export interface Credentials {
  readonly sessionId: string | undefined;
  readonly token: string | undefined;
}

export interface Sessions {
  begin(user: DemoUser): Session;
  /** The session the cookie names, if the header proves that the page could read the other one (design.md section 5). */
  authenticate(credentials: Credentials): Session | undefined;
  has(sessionId: string | undefined): boolean;
  end(sessionId: string | undefined): void;
}

/** Far more than people and tests open; the oldest goes first, so that logins cannot fill the memory. */
const MOST_SESSIONS = 10_000;
const SECRET_BYTES = 32;

/** Creates the list of sessions. It lives as long as the process: a restart logs everybody out. */
export function createSessions(): Sessions {
  const sessionById = new Map<string, Session>();

  function find(id: string | undefined): Session | undefined {
    return id === undefined ? undefined : sessionById.get(id);
  }

  return {
    begin(user) {
      const session = { id: createSecret(), token: createSecret(), user };
      const [oldest] = sessionById.keys();
      if (oldest !== undefined && sessionById.size >= MOST_SESSIONS) {
        sessionById.delete(oldest);
      }
      sessionById.set(session.id, session);
      return session;
    },
    authenticate({ sessionId, token }) {
      const session = find(sessionId);
      return session !== undefined && token !== undefined && isSameText(session.token, token)
        ? session
        : undefined;
    },
    has: (sessionId) => find(sessionId) !== undefined,
    end(sessionId) {
      if (sessionId !== undefined) {
        sessionById.delete(sessionId);
      }
    },
  };
}

function createSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Compares in a time that tells nothing about where the texts differ. */
export function isSameText(one: string, other: string): boolean {
  return timingSafeEqual(hash(one), hash(other));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
