import * as v from 'valibot';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';

/** Rows of one topic. They stay unread until somebody wants them. */
export interface DataMessage {
  readonly type: 'data';
  readonly topic: string;
  /** The subscription's id; some servers leave it out. */
  readonly id: string | null;
  readonly full: boolean;
  readonly rows: readonly unknown[];
}

/** What the quote server can say (design.md section 3). */
export type WireMessage =
  | DataMessage
  | { readonly type: 'login'; readonly code: number }
  | { readonly type: 'ping' | 'pong'; readonly value: number }
  | { readonly type: 'refusal'; readonly code: string; readonly message: string };

const Code = v.union([v.number(), v.pipe(v.string(), v.maxLength(16))]);
/** Rows are checked when they are read: at 20,000 rows a second a schema for each would cost more than all the rest. */
const Rows = v.custom<readonly unknown[]>(Array.isArray);

const DataSchema = v.object({
  topic: v.string(),
  id: v.optional(v.nullable(v.string())),
  f: v.optional(v.boolean()),
  data: Rows,
});
const LoginSchema = v.object({ topic: v.literal('login'), code: Code });
const PingSchema = v.object({ ping: v.number() });
const PongSchema = v.object({ pong: v.number() });
const RefusalSchema = v.object({ code: Code, msg: v.optional(v.string()) });

/** Text of one frame → message. */
export function decodeFrame(text: string): Result<WireMessage> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err(appError('frame/not-json', 'A quote frame is not JSON; it was skipped.'));
  }
  const message = readMessage(json);
  if (message !== undefined) return ok(message);
  return err(appError('frame/wrong-shape', 'A quote frame has an unknown shape; it was skipped.'));
}

function readMessage(json: unknown): WireMessage | undefined {
  if (v.is(LoginSchema, json)) return { type: 'login', code: Number(json.code) };
  if (v.is(DataSchema, json)) {
    return { type: 'data', topic: json.topic, id: json.id ?? null, full: json.f === true, rows: json.data };
  }
  if (v.is(PingSchema, json)) return { type: 'ping', value: json.ping };
  if (v.is(PongSchema, json)) return { type: 'pong', value: json.pong };
  if (v.is(RefusalSchema, json)) return { type: 'refusal', code: String(json.code), message: json.msg ?? '' };
  return undefined;
}
