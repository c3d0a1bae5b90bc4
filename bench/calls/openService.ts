import { DEMO_PASSWORD } from '../../sandbox/seed/reference/demoUsers.ts';
import type { RequestService } from '../../src/workers/gateway/createRequestService.ts';
import { buildRequestService } from './buildRequestService.ts';
import type { Exchange } from './startExchange.ts';

/** The gateway's HTTP half, logged in; Node's fetch keeps no cookies, so they go along by hand. */
export async function openService({
  api,
}: Exchange): Promise<{ readonly service: RequestService; readonly token: string }> {
  const login = await fetch(`${api.base}/user/public/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'demo@sluice.example', password: DEMO_PASSWORD }),
  });
  const pairs = login.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = pairs.find((pair) => pair.startsWith('UserToken='))?.slice('UserToken='.length);
  if (token === undefined) throw new Error('The demo account could not log in.');
  const cookie = pairs.join('; ');
  const service = buildRequestService({
    fetch: (address, init) =>
      fetch(address, { ...init, headers: { ...init?.headers, cookie } as HeadersInit }),
    api: () => api,
  });
  return { service, token };
}
