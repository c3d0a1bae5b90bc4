import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { API_BASE } from '#sandbox/server/api/addApiRoutes.ts';
import type { JsonObject } from '#sandbox/server/signing/canonicalJson.ts';
import { SIGNATURE_VERSION, type SigningKey, signBody } from '#sandbox/server/signing/signBody.ts';
import { loadSigningKey } from '#sandbox/server/signing/signingKey.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ENDPOINTS } from '#shared/endpoints/table.ts';

/** A call and its answer on their way through the proxy. */
export interface Carried {
  readonly endpoint: Endpoint;
  readonly name: string;
  /** As it was sent: the body, or the query without its question mark. */
  readonly question: string;
  readonly envelope: JsonObject;
}

/** What goes out in its place, and when it says that it was signed (ms since 1970; now, if it doesn't say). */
export interface Replacement {
  readonly envelope: JsonObject;
  readonly signedMs?: number;
}

/** Headers that the call is made with instead, as those of another user, and what becomes of its answer; null leaves it. */
export interface ChangeAnswer {
  readonly headersFor?: (
    endpoint: Endpoint,
    headers: IncomingMessage['headers'],
  ) => IncomingMessage['headers'];
  readonly answer: (carried: Carried) => Replacement | null;
}

interface Exchanged {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly exchange: Sandbox;
  readonly change: ChangeAnswer;
}

/** Asks the exchange, and answers in its place with a right signature. */
export async function answerInPlace({ incoming, outgoing, exchange, change }: Exchanged): Promise<void> {
  const { method = 'GET', url = '/' } = incoming;
  const body = await buffer(incoming);
  const [path = '', query = ''] = url.slice(API_BASE.length).split('?');
  const found = Object.entries<Endpoint>(ENDPOINTS).find(
    ([, entry]) => entry.method === method.toLowerCase() && `/${entry.path.replace(/^\//, '')}` === path,
  );
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const asked = found === undefined ? headers : (change.headersFor?.(found[1], headers) ?? headers);
  const upstream = request({ port: exchange.port, method, path: url, headers: asked });
  upstream.once('error', () => outgoing.destroy());
  outgoing.once('close', () => upstream.destroy());
  upstream.once('response', async (answer) => {
    const bytes = await buffer(answer).catch(() => null);
    if (bytes === null) {
      outgoing.destroy();
      return;
    }
    const envelope = readEnvelope(bytes);
    const isSuccess = (envelope?.retCode ?? envelope?.ret_code) === 0;
    const changed =
      found === undefined || envelope === null || !isSuccess
        ? null
        : change.answer({
            ...{ name: found[0], endpoint: found[1], envelope },
            question: query === '' ? body.toString() : query,
          });
    const text = changed === null ? bytes : Buffer.from(JSON.stringify(changed.envelope));
    outgoing.writeHead(answer.statusCode ?? 502, {
      ...answer.headers,
      'content-length': text.length,
      ...(changed !== null && {
        'x-signature': signBody(await keyOf(exchange), changed.envelope, changed.signedMs ?? Date.now()),
      }),
    });
    outgoing.end(text);
  });
  upstream.end(body);
}

/** All exchanges of a process that keep nothing have one key. */
async function keyOf({ pageConfig }: Sandbox): Promise<SigningKey> {
  const key = await loadSigningKey();
  const { publicKey } =
    (pageConfig.signature as Record<string, { publicKey: string }>)[SIGNATURE_VERSION] ?? {};
  if (publicKey !== key.publicKey) throw new Error('The exchange has another key than the proxy.');
  return key;
}

function readEnvelope(bytes: Buffer): JsonObject | null {
  try {
    const json: unknown = JSON.parse(bytes.toString());
    return typeof json === 'object' && json !== null ? (json as JsonObject) : null;
  } catch {
    return null;
  }
}
