import { inject } from 'vitest';
import { readUserToken } from '#app/start/session/callIdentity.ts';
import { DEMO_PASSWORD } from '#sandbox/seed/reference/demoUsers.ts';
import type { Answer } from '#shared/contract/apiCall.ts';
import type { ApiSettings } from '#shared/contract/gatewayApi.ts';
import type { EndpointName, InputOf } from '#shared/endpoints/table.ts';
import type { Result } from '#shared/result/result.ts';
import { buildContext } from '../../../bench/calls/buildContext.ts';
import '../providedSandbox.ts';
import type { WorkerTab } from './openWorkerTab.ts';

/** The call settings of a page of the sandbox. */
export function findApi(): ApiSettings {
  return { base: '/x-api', keys: inject('signatureKeys') };
}

/** Logs in as the login page does; the browser keeps the cookies. */
export async function logIn(account: string): Promise<void> {
  const response = await fetch('/x-api/user/public/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password: DEMO_PASSWORD }),
  });
  const { ret_code } = (await response.json()) as { ret_code: number };
  if (ret_code !== 0) throw new Error(`${account} could not log in: ${ret_code}`);
}

let calls = 0;

/** One call of a tab, with what its page knows at that moment. */
export function call<Name extends EndpointName>(
  { gateway, tabId }: WorkerTab,
  name: Name,
  input: InputOf<Name>,
  path = '/user/assets/withdraw/',
): Promise<Result<Answer>> {
  calls += 1;
  return gateway.remote.request({
    callId: calls,
    name,
    input,
    verify: false,
    fresh: false,
    context: buildContext({ tabId, token: readUserToken(), path }),
  });
}
