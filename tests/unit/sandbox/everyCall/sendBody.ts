import { expect } from 'vitest';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { Visitor } from '../support/openVisitor.ts';

/** Codes of the HTTP layer for what is no JSON, too large or of another type. */
const HTTP_REFUSALS = [400, 413, 414, 415, 431];

interface CallAnswer {
  readonly status: number;
  readonly code: unknown;
}

/** Sends a body as its call wants it; the answer's status and code. */
export async function send(visitor: Visitor, endpoint: Endpoint, body: unknown): Promise<CallAnswer> {
  const path = `/${endpoint.path.replace(/^\//, '')}`;
  const answer =
    endpoint.method === 'get' ? await visitor.get(path + toQuery(body)) : await visitor.post(path, body);
  return { status: answer.status, code: answer.body.ret_code ?? answer.body.retCode };
}

function toQuery(body: unknown): string {
  if (typeof body !== 'object' || body === null) {
    return `?${encodeURIComponent(String(body))}`;
  }
  const pairs = Object.entries(body).map(
    ([name, value]) =>
      `${encodeURIComponent(name)}=${encodeURIComponent(
        Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
          .toString()
          .slice(0, 4_000),
      )}`,
  );
  return `?${pairs.join('&')}`;
}

/** Expects a code of the exchange, or one of the HTTP layer, and never a failure of the sandbox. */
export function expectCode({ status, code }: CallAnswer, about: unknown): void {
  const isAnswered = status === 200 ? Number.isInteger(code) : HTTP_REFUSALS.includes(status);
  expect(isAnswered, `${JSON.stringify(about)?.slice(0, 300)} was answered ${status}, code ${code}`).toBe(
    true,
  );
}
