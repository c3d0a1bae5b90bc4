import * as v from 'valibot';
import { expect } from 'vitest';
import { readWire } from '#sandbox/server/api/readWire.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { Visitor } from '../support/openVisitor.ts';

/** Codes of the HTTP layer for what is no JSON, too large or of another type. */
const HTTP_REFUSALS = [400, 413, 414, 415, 431];
/** A body that the call's schema does not let in; lines of an address batch beyond 100 have their own code (screens.md 0.2). */
const BAD_INPUT: readonly unknown[] = [700000, 132007];
/** Characters of a value in a query: a server takes 16 KiB in a head. */
const IN_QUERY = 4_000;

interface CallAnswer {
  readonly status: number;
  readonly code: unknown;
  /** The call's schema does not let in what was sent. */
  readonly isBad: boolean;
}

/** Sends a body as its call wants it, by a user: a call that ended the session is followed by a new log-in. */
export async function send(visitor: Visitor, endpoint: Endpoint, body: unknown): Promise<CallAnswer> {
  if (!visitor.cookies.has('UserToken')) await visitor.login('main@sluice.example');
  const path = `/${endpoint.path.replace(/^\//, '')}`;
  const { encoding, input } = endpoint;
  const sent = encoding === 'json' ? body : textsOf(body);
  const form = new URLSearchParams(encoding === 'json' ? {} : Object.entries(sent as object));
  const answer = await {
    json: () => visitor.post(path, body),
    form: () => visitor.postForm(path, form),
    query: () => visitor.get(`${path}?${form}`),
  }[encoding]();
  const code = answer.body.ret_code ?? answer.body.retCode;
  return { status: answer.status, code, isBad: !v.safeParse(input, readWire(endpoint, sent)).success };
}

/** What a query or a form can carry of a body. */
function textsOf(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return { [String(body)]: '' };
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      // As it arrives: half a character becomes the mark for one that is missing.
      Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
        .toString()
        .slice(0, IN_QUERY),
    ]),
  );
}

/** Expects a code of the exchange, or one of the HTTP layer, and never a failure; 700000 for what the schema refuses. */
export function expectCode({ status, code, isBad }: CallAnswer, about: unknown): void {
  const isAnswered = status === 200 ? Number.isInteger(code) : HTTP_REFUSALS.includes(status);
  const isRight = isAnswered && (!isBad || status !== 200 || BAD_INPUT.includes(code));
  const said = `${JSON.stringify(about)?.slice(0, 300)} was answered ${status}, code ${code}`;
  expect(isRight, said).toBe(true);
}
