import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Credentials, Session } from '#sandbox/api/createSessions.ts';

/** The session itself; no script can read it. */
const SESSION_COOKIE = 'SluiceSession';
/** Its token, which pages read and send back in the header of the same name (design.md section 5). */
const TOKEN_COOKIE = 'UserToken';

/** Not `Secure`: the sandbox is served without TLS, under whatever name it is reached. */
const COOKIE = { path: '/', sameSite: 'lax' } as const;

/** What a request says of who sends it. */
export function readCredentials({ cookies, headers }: FastifyRequest): Credentials {
  const token = headers.usertoken;
  return {
    sessionId: cookies[SESSION_COOKIE],
    token: typeof token === 'string' ? token : undefined,
  };
}

/** Sets both cookies for the browser's session, or takes them back. */
export function writeSession(reply: FastifyReply, session: Session | null): void {
  if (session === null) {
    reply.clearCookie(SESSION_COOKIE, { ...COOKIE, httpOnly: true }).clearCookie(TOKEN_COOKIE, COOKIE);
    return;
  }
  reply
    .setCookie(SESSION_COOKIE, session.id, { ...COOKIE, httpOnly: true })
    .setCookie(TOKEN_COOKIE, session.token, COOKIE);
}
