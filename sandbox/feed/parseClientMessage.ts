import * as v from 'valibot';

/** Refusals of the public quote gateway, which this one gives too (design.md section 3). */
export const REFUSALS = {
  invalidRequest: { code: '-10000', msg: 'Invalid Request!' },
  invalidJson: { code: '-10001', msg: 'Invalid JSON!' },
  invalidEvent: { code: '-10002', msg: 'Invalid event!' },
  invalidTopic: { code: '-10004', msg: 'Invalid topic!' },
  paramsRequired: { code: '-10007', msg: 'Params required!' },
  invalidSymbols: { code: '-100010', msg: 'Invalid symbols!' },
} as const;

export type RefusalName = keyof typeof REFUSALS;

/** What a client may say on the quote socket (design.md section 3), or why it was not understood. */
export type ClientMessage =
  | { readonly type: 'ping'; readonly value: string | number }
  | { readonly type: 'pong' }
  | { readonly type: 'login'; readonly token: unknown }
  | { readonly type: 'subscribe'; readonly request: SubscribeRequest }
  | {
      readonly type: 'cancel';
      readonly topic: string;
      readonly symbol: string;
      readonly id: string | undefined;
    }
  | { readonly type: 'cancel-all' }
  | { readonly type: 'refused'; readonly refusal: RefusalName };

export interface SubscribeRequest {
  readonly topic: string;
  readonly symbol: string;
  /** `id` and `params` as JSON text: every frame repeats them. */
  readonly id: string;
  readonly params: string;
  /** From `params.binary`; undefined leaves it to the address of the socket. */
  readonly isGzip: boolean | undefined;
  /** From `params.limit`: candles in the snapshot of a kline topic. */
  readonly limit: number | undefined;
}

/** Frames repeat the params, so they have to stay small. */
const MOST_PARAMS_CHARS = 2048;
const MOST_CANDLES = 1000;

const IdSchema = v.union([v.pipe(v.string(), v.maxLength(256)), v.number()]);
/** No objects, since the value is sent back: a deeply nested one can be parsed, but not written. */
const PingSchema = v.union([v.string(), v.number()]);
const FlagSchema = v.union([v.boolean(), v.picklist(['true', 'false'])]);
const LimitSchema = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
);

/** Reads one message of a client. */
export function parseClientMessage(text: string): ClientMessage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('invalidJson');
  }
  if (!isObject(value)) {
    return refuse('invalidRequest');
  }
  if (value.event !== undefined) {
    return parseEvent(value);
  }
  if (value.ping !== undefined) {
    return v.is(PingSchema, value.ping) ? { type: 'ping', value: value.ping } : refuse('invalidRequest');
  }
  return value.pong === undefined ? refuse('invalidRequest') : { type: 'pong' };
}

function parseEvent(message: Record<string, unknown>): ClientMessage {
  switch (message.event) {
    case 'sub':
      return parseSubscribe(message);
    case 'cancel':
      return parseCancel(message);
    case 'cancel_all':
      return { type: 'cancel-all' };
    case 'login':
      return { type: 'login', token: Array.isArray(message.args) ? message.args[0] : undefined };
    default:
      return refuse('invalidEvent');
  }
}

function parseSubscribe({ topic, symbol = '', id = topic, params }: Record<string, unknown>): ClientMessage {
  if (typeof topic !== 'string') {
    return refuse('invalidTopic');
  }
  if (!isObject(params)) {
    return refuse('paramsRequired');
  }
  if (typeof symbol !== 'string') {
    return refuse('invalidSymbols');
  }
  const paramsText = JSON.stringify(params);
  if (!v.is(IdSchema, id) || paramsText.length > MOST_PARAMS_CHARS) {
    return refuse('invalidRequest');
  }
  const limit = v.safeParse(LimitSchema, params.limit);
  return {
    type: 'subscribe',
    request: {
      topic,
      symbol,
      id: JSON.stringify(id),
      params: paramsText,
      isGzip: v.is(FlagSchema, params.binary) ? String(params.binary) === 'true' : undefined,
      limit: limit.success ? Math.min(limit.output, MOST_CANDLES) : undefined,
    },
  };
}

function parseCancel({ topic, symbol = '', id }: Record<string, unknown>): ClientMessage {
  if (typeof topic !== 'string') {
    return refuse('invalidTopic');
  }
  if (typeof symbol !== 'string') {
    return refuse('invalidSymbols');
  }
  return { type: 'cancel', topic, symbol, id: id === undefined ? undefined : JSON.stringify(id) };
}

function refuse(refusal: RefusalName): ClientMessage {
  return { type: 'refused', refusal };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
