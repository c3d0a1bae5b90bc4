import * as v from 'valibot';
import { type Answer, done, REFUSALS, refuse } from '#sandbox/api/answer.ts';
import { type Call, publicCall } from '#sandbox/api/call.ts';
import { isSameText, type Sessions } from '#sandbox/api/createSessions.ts';
import { DEMO_PASSWORD, DEMO_USERS } from '#sandbox/reference/demoUsers.ts';

const LoginSchema = v.object({
  account: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254)),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1024)),
});

/** Wrong passwords in a row that an account is told it has. */
const TRIES = 5;
/** Accounts whose wrong passwords are counted, known or not: all are treated alike, so nobody learns which exist. */
const MOST_COUNTED = 10_000;

/** Login, which is ours, and POST /logout (screens.md 2.1). */
export function createSessionCalls(sessions: Sessions): Call[] {
  const failuresByAccount = new Map<string, number>();

  function countFailure(account: string): number {
    const failures = (failuresByAccount.get(account) ?? 0) + 1;
    if (failuresByAccount.size >= MOST_COUNTED) {
      failuresByAccount.clear();
    }
    failuresByAccount.set(account, failures);
    return Math.max(0, TRIES - failures);
  }

  function logIn(
    { account, password }: v.InferOutput<typeof LoginSchema>,
    oldId: string | undefined,
  ): Answer {
    const name = account.toLowerCase();
    const user = DEMO_USERS.find((candidate) => candidate.account === name || String(candidate.id) === name);
    const isRight = isSameText(password, DEMO_PASSWORD);
    if (user === undefined || !isRight) {
      return refuse(10031, 'account or password is wrong', { info: { remaining: countFailure(name) } });
    }
    failuresByAccount.delete(name);
    // One user per browser: whoever was logged in here is not any more.
    sessions.end(oldId);
    return { ...done({ uid: user.id }), session: sessions.begin(user) };
  }

  return [
    publicCall('POST /user/public/login', {
      input: LoginSchema,
      answer: (input, { credentials }) => logIn(input, credentials.sessionId),
    }),
    publicCall('POST /logout', {
      input: v.object({}),
      answer(_input, { credentials, session }) {
        // Another site's page can send the cookies, not the header: it must not end a session. Where there is none
        // any more, what is left of it is cleared: the person wanted to be out, and is.
        if (session === undefined && sessions.has(credentials.sessionId)) {
          return REFUSALS.noPermission;
        }
        sessions.end(credentials.sessionId);
        return { ...done({}), session: null };
      },
    }),
  ];
}
