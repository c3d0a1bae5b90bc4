import type { CallContext } from '#shared/contract/apiCall.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';

/** A request as it will be sent. */
export interface HttpRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** The query or form as names and values; empty for JSON. */
  readonly pairs: URLSearchParams;
}

export interface RequestConfig {
  /** By default /x-api. */
  readonly base: string;
  /** Sent as `user-agent` where the deployment asks for one. */
  readonly userAgent?: string | undefined;
}

/** Turns a call into a request (product.md sections 3 and 7). `input` has passed the endpoint's schema. */
export function buildRequest(
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>>,
  context: CallContext,
  config: RequestConfig,
): HttpRequest {
  const address = joinPath(config.base, endpoint.path);
  const pairs = encodePairs(endpoint.encoding === 'json' ? {} : input);
  return {
    url: endpoint.encoding === 'query' && pairs.size > 0 ? `${address}?${pairs}` : address,
    method: endpoint.method.toUpperCase(),
    headers: readableHeaders({
      Accept: 'application/json',
      'Content-Type': endpoint.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
      platform: context.platform,
      UserToken: context.token,
      'X-Client-Tag': context.traceId,
      Guid: endpoint.guid ? context.guid : null,
      'user-agent': config.userAgent,
    }),
    body: bodyOf(endpoint, input, pairs),
    pairs,
  };
}

function bodyOf(endpoint: Endpoint, input: unknown, pairs: URLSearchParams): string | null {
  if (endpoint.method === 'get' || endpoint.encoding === 'query') return null;
  return endpoint.encoding === 'form' ? pairs.toString() : JSON.stringify(input);
}

/** A header that HTTP can't carry would make fetch throw: it is left out, as one that is missing. */
function readableHeaders(
  headers: Readonly<Record<string, string | null | undefined>>,
): Readonly<Record<string, string>> {
  const readable: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value != null && /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value)) readable[name] = value;
  }
  return readable;
}

/**
 * An input as key=value pairs, for a query or a form body (design.md section 4): lists comma-joined, what is missing
 * left out, anything else that isn't text as JSON.
 */
function encodePairs(input: Readonly<Record<string, unknown>>): URLSearchParams {
  const pairs = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    const text = textOf(value);
    if (text !== undefined) pairs.append(key, text);
  }
  return pairs;
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((item) => textOf(item) ?? '').join(',');
  return JSON.stringify(value);
}

/** One slash between base and path, whichever of them brings it: /x-api/… (design.md section 4). */
function joinPath(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
