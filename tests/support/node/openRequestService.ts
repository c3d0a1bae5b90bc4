import { onTestFinished } from 'vitest';
import type { Sandbox, SandboxOptions } from '#sandbox/createSandbox.ts';
import { DEMO_PASSWORD } from '#sandbox/seed/reference/demoUsers.ts';
import type { Answer, ApiCall, CallContext, SessionNotice } from '#shared/contract/apiCall.ts';
import type { ApiSettings } from '#shared/contract/gatewayApi.ts';
import type { TabId } from '#shared/contract/ids.ts';
import type { DataKind } from '#shared/endpoints/dataKinds.ts';
import type { EndpointName, InputOf } from '#shared/endpoints/table.ts';
import type { Result } from '#shared/result/result.ts';
import type { CallReport } from '#workers/gateway/callReport.ts';
import type { RequestService } from '#workers/gateway/createRequestService.ts';
import { buildContext } from '../../../bench/calls/buildContext.ts';
import { buildRequestService } from '../../../bench/calls/buildRequestService.ts';
import { createTestSandbox } from './createTestSandbox.ts';

/** A page for logged-in users only. */
const PRIVATE_PAGE = '/user/assets/withdraw/';
/** One that guests may be on too. */
export const GUEST_PAGE = '/user/assets/exchange/index';

export interface CallSettings {
  readonly tab?: string;
  readonly path?: string;
  readonly callId?: number;
  readonly verify?: boolean;
  readonly fresh?: boolean;
  readonly withinMs?: number;
  readonly language?: string;
  /** The user that the page shows. */
  readonly uid?: number;
}

/** The gateway's HTTP half against a real sandbox, with a browser's cookies. */
export interface OpenRequestService {
  readonly sandbox: Sandbox;
  readonly service: RequestService;
  readonly call: <Name extends EndpointName>(
    name: Name,
    input: InputOf<Name>,
    settings?: CallSettings,
  ) => Promise<Result<Answer>>;
  /** Logs a demo account in: from now on calls carry its token and cookies. */
  readonly logIn: (account: string) => Promise<void>;
  /** As when the gateway is killed and built again: it knows nothing of who is signed in. */
  readonly restart: () => void;
  /** As when the cookies are cleared by hand. */
  readonly forgetCookies: () => void;
  readonly notices: readonly SessionNotice[];
  /** What calls have changed, in their order. */
  readonly changed: readonly (readonly DataKind[])[];
  readonly reports: readonly CallReport[];
  /** Paths of the requests that were sent, without the base. */
  readonly sent: readonly string[];
  /** What each of them carried, the cookies included. */
  readonly sentHeaders: readonly Headers[];
}

export async function openRequestService(
  settings: Partial<ApiSettings> = {},
  options: Pick<SandboxOptions, 'clock' | 'timers' | 'speed' | 'hasPast'> = {},
): Promise<OpenRequestService> {
  const sandbox = await createTestSandbox({ symbols: 1, ...options });
  onTestFinished(sandbox.close);
  const base = `${sandbox.url}/x-api`;
  const cookies = new Map<string, string>();
  const notices: SessionNotice[] = [];
  const changed: (readonly DataKind[])[] = [];
  const reports: CallReport[] = [];
  const sent: string[] = [];
  const sentHeaders: Headers[] = [];
  let calls = 0;

  const browse: typeof fetch = async (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    sent.push(String(address).slice(base.length));
    sentHeaders.push(headers);
    const response = await fetch(address, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  const build = (): RequestService =>
    buildRequestService({
      fetch: browse,
      api: () => ({ base, keys: sandbox.pageConfig.signature as ApiSettings['keys'], ...settings }),
      onSessionEnd: (notice) => notices.push(notice),
      onChange: (kinds) => changed.push(kinds),
      report: (report) => reports.push(report),
    });
  let service = build();

  const contextOf = ({
    tab = 'a tab',
    path = PRIVATE_PAGE,
    language = 'en',
    uid,
  }: CallSettings): CallContext =>
    buildContext({
      ...{ tabId: tab as TabId, token: cookies.get('UserToken') ?? null, uid: uid ?? null, language, path },
    });

  return {
    sandbox,
    get service() {
      return service;
    },
    restart: () => {
      service = build();
    },
    call: (name, input, how = {}) => {
      calls += 1;
      const { callId = calls, verify = false, fresh = false, withinMs } = how;
      return service.request({
        callId,
        name,
        input,
        context: contextOf(how),
        verify,
        fresh,
        withinMs,
      } satisfies ApiCall);
    },
    logIn: async (account) => {
      const response = await browse(`${base}/user/public/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account, password: DEMO_PASSWORD }),
      });
      const { ret_code } = (await response.json()) as { ret_code: number };
      if (ret_code !== 0) throw new Error(`${account} could not log in: ${ret_code}`);
      sent.length = 0;
      sentHeaders.length = 0;
    },
    forgetCookies: () => cookies.clear(),
    notices,
    changed,
    reports,
    sent,
    sentHeaders,
  };
}
