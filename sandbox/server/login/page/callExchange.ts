import { say } from './words.ts';

/** The answer to a call; its code is -1 where there was none, or none that can be read. */
export interface ExchangeAnswer {
  readonly code: number;
  readonly result: Readonly<Record<string, unknown>>;
  readonly info: Readonly<Record<string, unknown>>;
}

const TIMEOUT_MS = 30_000;
const NO_ANSWER = -1;

/** Asks the exchange on the page's own origin, by POST where there is a body. Never throws. */
export async function callExchange(path: string, body?: object): Promise<ExchangeAnswer> {
  const token = readToken();
  try {
    const response = await fetch(`/x-api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        platform: 'pc',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== '' && { UserToken: token }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return readAnswer(await response.json());
  } catch {
    return { code: NO_ANSWER, result: {}, info: {} };
  }
}

function readAnswer(envelope: unknown): ExchangeAnswer {
  const fields = readObject(envelope);
  const code = fields.ret_code;
  return {
    code: typeof code === 'number' ? code : NO_ANSWER,
    result: readObject(fields.result),
    info: readObject(fields.ext_info),
  };
}

function readObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The token that goes with the session; "" of a guest. */
export function readToken(): string {
  return /(?:^|; )UserToken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}

/** What to do about an answer that says nothing about an account. */
export function describeTrouble({ code }: ExchangeAnswer): string {
  return code === NO_ANSWER ? say('silent') : say('trouble', { code: String(code) });
}
