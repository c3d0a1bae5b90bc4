import { DEMO_PASSWORD } from '../../sandbox/reference/demoUsers.ts';
import { systemClock } from '../../src/shared/async/clock.ts';
import { createAnswerStore } from '../../src/workers/gateway/cache/createAnswerStore.ts';
import { createRequestDesk, type RequestDesk } from '../../src/workers/gateway/createRequestDesk.ts';
import type { Exchange } from './startExchange.ts';

/** The gateway's HTTP half, logged in; Node's fetch keeps no cookies, so they go along by hand. */
export async function openDesk({
  api,
}: Exchange): Promise<{ readonly desk: RequestDesk; readonly token: string }> {
  const login = await fetch(`${api.base}/user/public/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'demo@sluice.example', password: DEMO_PASSWORD }),
  });
  const pairs = login.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = pairs.find((pair) => pair.startsWith('UserToken='))?.slice('UserToken='.length);
  if (token === undefined) throw new Error('The demo account could not log in.');
  const cookie = pairs.join('; ');
  const desk = createRequestDesk({
    clock: systemClock,
    measure: () => 0,
    fetch: (address, init) =>
      fetch(address, { ...init, headers: { ...init?.headers, cookie } as HeadersInit }),
    api: () => api,
    subtle: crypto.subtle,
    store: createAnswerStore({
      database: { entries: async () => [], set: async () => undefined, delete: async () => undefined },
      ttlMs: 60_000,
      maxBytes: 4_500_000,
      wallNow: Date.now,
      warn: () => undefined,
    }),
    onSessionEnd: () => undefined,
    report: () => undefined,
  });
  return { desk, token };
}
