import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Credentials, Session } from './createSessions.ts';

/** The session itself; no script can read it. */
const SESSION_COOKIE = 'SluiceSession';
/** The session's token, which pages read and send back in the header of the same name (design.md section 5). */
const TOKEN_COOKIE = 'UserToken';

/** Not `Secure`: the sandbox is served without TLS, under whatever name it is reached. */
const COOKIE = { path: '/', sameSite: 'lax' } as const;
/** Makes a browser forget a cookie. */
const PAST = { expires: new Date(0), maxAge: 0 } as const;

/** What a request says of who sends it. */
export function readCredentials({ cookies, headers }: FastifyRequest): Credentials {
  const token = headers.usertoken;
  return {
    sessionId: cookies[SESSION_COOKIE],
    token: typeof token === 'string' ? token : undefined,
  };
}

/**
 * Sets both cookies for the browser's session, or takes them back. They are written at once: `setCookie` would wait for
 * the reply to be sent, which one that breaks off never is.
 */
export function writeSession(reply: FastifyReply, session: Session | null): void {
  const options = session === null ? { ...COOKIE, ...PAST } : COOKIE;
  const { serializeCookie } = reply.server;
  reply.header('set-cookie', [
    serializeCookie(SESSION_COOKIE, session?.id ?? '', { ...options, httpOnly: true }),
    serializeCookie(TOKEN_COOKIE, session?.token ?? '', options),
  ]);
}
