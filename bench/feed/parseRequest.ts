/** What the feed understands of a client's messages (design.md section 3): enough for the pages it serves. */
export type FeedRequest =
  | { readonly type: 'subscribe'; readonly subscription: FeedSubscription }
  | { readonly type: 'cancel'; readonly topic: string; readonly symbol: string }
  | { readonly type: 'cancel-all' }
  | { readonly type: 'ping'; readonly value: unknown }
  | { readonly type: 'unknown' };

export interface FeedSubscription {
  readonly topic: string;
  readonly symbol: string;
  /** `id` and `params` as JSON texts: every frame repeats them. */
  readonly id: string;
  readonly params: string;
  readonly isGzip: boolean;
}

/** Reads one message; `isGzipDefault` is for subscriptions that don't say. */
export function parseRequest(text: string, isGzipDefault: boolean): FeedRequest {
  const message = parseObject(text);
  if (message === undefined) return { type: 'unknown' };
  const topic = String(message.topic ?? '');
  const symbol = String(message.symbol ?? '');
  if (message.event === 'sub') {
    const params = typeof message.params === 'object' && message.params !== null ? message.params : {};
    const isGzip = 'binary' in params ? String(params.binary) === 'true' : isGzipDefault;
    const id = JSON.stringify(message.id ?? topic);
    return { type: 'subscribe', subscription: { topic, symbol, id, params: JSON.stringify(params), isGzip } };
  }
  if (message.event === 'cancel') return { type: 'cancel', topic, symbol };
  if (message.event === 'cancel_all') return { type: 'cancel-all' };
  return message.ping === undefined ? { type: 'unknown' } : { type: 'ping', value: message.ping };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
