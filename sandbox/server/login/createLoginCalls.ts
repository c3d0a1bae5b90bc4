import * as v from 'valibot';
import type { Database } from '#sandbox/books/state/database.ts';
import { DEMO_PASSWORD, DEMO_USERS } from '#sandbox/seed/reference/demoUsers.ts';
import { safeRedirect } from '#shared/site/login.ts';
import { type Answer, done, REFUSALS } from '../api/answer.ts';
import { type Call, type Caller, publicCall } from '../api/call.ts';
import { isSameText, type Sessions } from '../api/createSessions.ts';
import { isStorable } from '../api/isStorable.ts';
import { addTry, forgetTries, keepTry, lockTries, refuseEarly, refusePassword } from './passwordTries.ts';

const LoginSchema = v.object({
  account: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(254),
    v.check((text) => isStorable(text)),
  ),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024)),
  /** Where the user wants to go then; the answer says where they may. */
  redirect_url: v.optional(v.string()),
});

/** Only paths are taken from the page, which has checked them against its own origin: this one belongs to no site. */
const NO_ORIGIN = 'http://origin.invalid';

export interface LoginParts {
  readonly sessions: Sessions;
  readonly database: Database;
}

/** Login, which is ours, and POST /logout (screens.md 2.1). */
export function createLoginCalls({ sessions, database }: LoginParts): Call[] {
  /** The user with this account and password, or the refusal; wrong passwords are counted before the answer. */
  function identify(account: string, password: string, { address, nowMs }: Caller) {
    const name = account.toLowerCase();
    const user = DEMO_USERS.find((candidate) => candidate.account === name || String(candidate.id) === name);
    const isRight = isSameText(password, DEMO_PASSWORD) && user !== undefined;
    // An account and its id count as one; unknown names count each, so that it does not show which exist.
    const key = user?.account ?? name;
    return database.transact(async (sql) => {
      const tries = await lockTries(sql, key, nowMs);
      if (tries.nextMs > nowMs) {
        return refuseEarly(tries, nowMs);
      }
      if (isRight) {
        await forgetTries(sql, key, address);
        return user;
      }
      await keepTry(sql, key, address, nowMs);
      return refusePassword(addTry(tries, nowMs), nowMs);
    });
  }

  async function logIn(
    { account, password, redirect_url: asked }: v.InferOutput<typeof LoginSchema>,
    caller: Caller,
  ): Promise<Answer> {
    const found = await identify(account, password, caller);
    if ('status' in found) {
      return found;
    }
    // One user per browser: a user who was logged in here is not any more.
    await sessions.end(caller.credentials.sessionId);
    const redirect = asked === undefined ? {} : { redirect_url: safeRedirect(asked, NO_ORIGIN) };
    return { ...done({ uid: found.id, ...redirect }), session: await sessions.begin(found) };
  }

  return [
    {
      ...publicCall('POST /user/public/login', { input: LoginSchema, answer: logIn }),
      limitOf: () => 'password',
    },
    publicCall('POST /logout', {
      input: v.object({}),
      async answer(_input, { credentials, session }) {
        // Another site's page can send the cookies, not the header: it must not end a session. Where there is none
        // any more, what is left of it is cleared: the user wanted to be out, and is.
        if (session === undefined && (await sessions.has(credentials.sessionId))) {
          return REFUSALS.noPermission;
        }
        await sessions.end(credentials.sessionId);
        return { ...done({}), session: null };
      },
    }),
  ];
}
