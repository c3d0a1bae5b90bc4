import * as v from 'valibot';
import { parseNumeric } from '#shared/money/plainDecimals.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { listPairRows, type RowList } from './rowList.ts';
import { scanPairRows } from './scanPairRows.ts';

/** Rows of one topic. */
export interface DataMessage {
  readonly type: 'data';
  readonly topic: string;
  /** The subscription's id; some servers leave it out. */
  readonly id: string | null;
  /** The pair of all its rows, where the frame says so. */
  readonly symbol: string | null;
  readonly full: boolean;
  readonly rows: RowList;
}

/** Whether all rows of a message can be of a pair: it says so itself, or each row does that says anything. */
export function isOfPair({ symbol: named, rows }: DataMessage, symbol: string): boolean {
  return named ? named === symbol : listPairRows(rows).every((row) => row.symbol === symbol);
}

/** What the quote server can say (design.md section 3). */
export type WireMessage =
  | DataMessage
  | { readonly type: 'login'; readonly code: number }
  /** `token` is the value as it stands in the text, to be echoed. */
  | { readonly type: 'ping'; readonly token: string }
  /** `value` is null when it is no number; such a pong says no more than that the server lives. */
  | { readonly type: 'pong'; readonly value: number | null }
  | { readonly type: 'refusal'; readonly code: string; readonly message: string };

const Code = v.union([v.number(), v.pipe(v.string(), v.maxLength(16))]);
/** Rows are checked when they are read: at 20,000 rows a second a schema for each would cost more than all the rest. */
const Rows = v.custom<readonly unknown[]>(Array.isArray);

const DataSchema = v.object({
  topic: v.string(),
  id: v.optional(v.nullable(v.string())),
  symbol: v.optional(v.nullable(v.string())),
  f: v.optional(v.boolean()),
  data: Rows,
});
const LoginSchema = v.object({ topic: v.literal('login'), code: Code });
/** Long enough for any time or counter; what is longer is not sent back. */
const MAX_PING_LENGTH = 64;
/** Numbers come as strings or as JSON numbers (design.md section 3). */
const PingSchema = v.object({
  ping: v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(MAX_PING_LENGTH))]),
});
/** A pong is ignored (product.md section 7), so it may have any shape. */
const PongSchema = v.object({ pong: v.unknown() });
const RefusalSchema = v.object({ code: Code, msg: v.optional(v.string()) });

/** Text of one frame → message. */
export function decodeFrame(text: string): Result<WireMessage> {
  const message = decodeScanned(text);
  if (message !== undefined) return ok(message);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err(appError('frame/not-json', 'A quote frame is not JSON; it was skipped.'));
  }
  const parsed = readMessage(json, text);
  if (parsed !== undefined) return ok(parsed);
  return err(appError('frame/wrong-shape', 'A quote frame has an unknown shape; it was skipped.'));
}

/** A frame of pairs, nearly all there are; undefined for every other one, which is parsed as a whole. */
function decodeScanned(text: string): DataMessage | undefined {
  const scanned = scanPairRows(text);
  if (scanned === undefined) return undefined;
  let rest: unknown;
  try {
    rest = JSON.parse(scanned.rest);
  } catch {
    return undefined;
  }
  const message = readMessage(rest, scanned.rest);
  return message?.type === 'data' ? { ...message, rows: { isScanned: true, rows: scanned.rows } } : undefined;
}

function readMessage(json: unknown, text: string): WireMessage | undefined {
  if (v.is(LoginSchema, json)) return { type: 'login', code: Number(json.code) };
  if (v.is(DataSchema, json)) {
    const { topic, id = null, symbol = null, f, data } = json;
    return { type: 'data', topic, id, symbol, full: f === true, rows: { isScanned: false, rows: data } };
  }
  if (v.is(PingSchema, json)) return { type: 'ping', token: readToken(text, json.ping) };
  if (v.is(PongSchema, json)) return { type: 'pong', value: readPong(json.pong) };
  if (v.is(RefusalSchema, json)) return { type: 'refusal', code: String(json.code), message: json.msg ?? '' };
  return undefined;
}

const PING_TOKEN = /"ping"\s*:\s*(-?\d[\d.eE+-]*|"(?:[^"\\]|\\.)*")/g;

/**
 * The ping's value verbatim: it is answered with the same value (product.md section 7), and parsing would round
 * integers beyond 2^53. The text is known to be JSON, so a quoted `"ping"` before a colon is a name.
 */
function readToken(text: string, value: number | string): string {
  const tokens = [...text.matchAll(PING_TOKEN)]
    .map(([, token = '']) => token)
    // JSON.parse takes one of several tokens; that one is repeated.
    .filter((token) => token.length <= MAX_PING_LENGTH && JSON.parse(token) === value);
  return tokens.at(-1) ?? JSON.stringify(value);
}

function readPong(value: unknown): number | null {
  const text = parseNumeric(value);
  return text === undefined ? null : Number(text);
}
