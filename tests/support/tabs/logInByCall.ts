import { DEMO_PASSWORD } from '#sandbox/seed/reference/demoUsers.ts';
import type { Credentials } from '#tests/support/tabs/proxy/otherAnswers.ts';

/** Logs a demo account in without a page: what each of its calls is sent with. */
export async function logInByCall(origin: string, account: string): Promise<Credentials> {
  const answer = await fetch(`${origin}/x-api/user/public/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password: DEMO_PASSWORD }),
  });
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const token = pairs.find((pair) => pair.startsWith('UserToken='))?.slice('UserToken='.length) ?? '';
  return { cookie: pairs.join('; '), usertoken: token };
}
