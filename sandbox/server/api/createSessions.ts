import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '#sandbox/books/state/database.ts';
import { sessions } from '#sandbox/books/state/schema/users.ts';
import type { Clock } from '#sandbox/clock.ts';
import { DEMO_USERS, type DemoUser } from '#sandbox/seed/reference/demoUsers.ts';

/** A user who is logged in. */
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
  begin(user: DemoUser): Promise<Session>;
  /** The session the cookie names, if the header proves that the page could read the other one (design.md section 5). */
  authenticate(credentials: Credentials): Promise<Session | undefined>;
  has(sessionId: string | undefined): Promise<boolean>;
  end(sessionId: string | undefined): Promise<void>;
}

const LIFE_MS = 30 * 24 * 3_600_000;
const SECRET_BYTES = 32;

/**
 * Creates the list of sessions. It is kept with the exchange's state, so that a restart logs no user out and every process on
 * one database knows them; only hashes are, so that a reader of the database is not logged in.
 */
export function createSessions(database: Database, clock: Clock): Sessions {
  async function find(id: string | undefined): Promise<typeof sessions.$inferSelect | undefined> {
    if (id === undefined) {
      return undefined;
    }
    const [row] = await database.sql
      .select()
      .from(sessions)
      .where(eq(sessions.idHash, hash(id).toString('base64')));
    return row !== undefined && clock.now() - row.createdAt < LIFE_MS ? row : undefined;
  }

  return {
    async begin(user) {
      const session = { id: createSecret(), token: createSecret(), user };
      await database.sql.delete(sessions).where(lt(sessions.createdAt, clock.now() - LIFE_MS));
      await database.sql.insert(sessions).values({
        idHash: hash(session.id).toString('base64'),
        tokenHash: hash(session.token).toString('base64'),
        uid: user.id,
        createdAt: clock.now(),
      });
      return session;
    },
    async authenticate({ sessionId, token }) {
      const row = await find(sessionId);
      const user = DEMO_USERS.find(({ id }) => id === row?.uid);
      if (row === undefined || user === undefined || sessionId === undefined || token === undefined) {
        return undefined;
      }
      const isProven = timingSafeEqual(Buffer.from(row.tokenHash, 'base64'), hash(token));
      return isProven ? { id: sessionId, token, user } : undefined;
    },
    has: async (sessionId) => (await find(sessionId)) !== undefined,
    async end(sessionId) {
      if (sessionId !== undefined) {
        await database.sql.delete(sessions).where(eq(sessions.idHash, hash(sessionId).toString('base64')));
      }
    },
  };
}

function createSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Compares in a time that does not depend on where the texts differ. */
export function isSameText(one: string, other: string): boolean {
  return timingSafeEqual(hash(one), hash(other));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
