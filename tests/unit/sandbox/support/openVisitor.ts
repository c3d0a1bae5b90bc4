import * as v from 'valibot';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { DEMO_PASSWORD } from '#sandbox/seed/reference/demoUsers.ts';
import { signInput } from '../../../../bench/exchange/signInput.ts';
import { type HttpAnswer, postJson, sendRequest } from './sendRequest.ts';

export interface ApiAnswer extends HttpAnswer {
  readonly body: Readonly<Record<string, unknown>>;
}

/** A client with a cookie jar, and a page that repeats the token as the app does. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  /** Headers of the next call, over those of the page. */
  get(path: string, headers?: Record<string, string>): Promise<ApiAnswer>;
  post(path: string, value: unknown, headers?: Record<string, string>): Promise<ApiAnswer>;
  /** Form encoded. */
  postForm(path: string, form: URLSearchParams, headers?: Record<string, string>): Promise<ApiAnswer>;
  login(account?: string, password?: string): Promise<ApiAnswer>;
}

export const ASSETS = '/v3/private/cht/asset-common';
export const PROFILE = '/v2/private/user/profile';

const ConfigSchema = v.object({ signature: v.object({ v1: v.object({ mask: v.string() }) }) });

/** Signs whatever is sent, as pages do where it is asked for. */
export function openVisitor({
  port,
  pageConfig,
  clock,
}: Pick<Sandbox, 'port' | 'pageConfig' | 'clock'>): Visitor {
  const { mask } = v.parse(ConfigSchema, pageConfig).signature.v1;
  const cookies = new Map<string, string>();

  function pageHeaders(input: unknown): Record<string, string> {
    const token = cookies.get('UserToken');
    return {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(token !== undefined && { usertoken: token }),
      'x-signature': signInput(input, mask, clock.now()),
    };
  }

  function read(answer: HttpAnswer): ApiAnswer {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') {
        cookies.delete(name);
      } else {
        cookies.set(name, value);
      }
    }
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { ...answer, body: isJson ? JSON.parse(answer.text) : {} };
  }

  const visitor: Visitor = {
    cookies,
    async get(path, headers = {}) {
      const query = Object.fromEntries(new URLSearchParams(path.split('?')[1]));
      return read(
        await sendRequest(port, `/x-api${path}`, { headers: { ...pageHeaders(query), ...headers } }),
      );
    },
    async post(path, value, headers = {}) {
      return read(await postJson(port, `/x-api${path}`, value, { ...pageHeaders(value), ...headers }));
    },
    async postForm(path, form, headers = {}) {
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const parts = {
        method: 'POST',
        headers: { ...pageHeaders(Object.fromEntries(form)), ...type, ...headers },
        body: String(form),
      };
      return read(await sendRequest(port, `/x-api${path}`, parts));
    },
    login: (account = 'demo@sluice.example', password = DEMO_PASSWORD) =>
      visitor.post('/user/public/login', { account, password }),
  };
  return visitor;
}
