import type { JsonObject } from '../signing/canonicalJson.ts';
import type { Answer } from './answer.ts';

/** Areas of the exchange that name the fields of an envelope the old way (screens.md 0.1). */
const SNAKE_AREAS = /^\/(?:v2|user|register|s1|send|logout|exchange\/batch|exchangeNew)(?:\/|$)/;

/** What the parts of an envelope are called. Only code and message have two names (product.md section 3). */
export interface EnvelopeStyle {
  readonly code: 'ret_code' | 'retCode';
  readonly message: 'ret_msg' | 'retMsg';
}

const SNAKE: EnvelopeStyle = { code: 'ret_code', message: 'ret_msg' };
const CAMEL: EnvelopeStyle = { code: 'retCode', message: 'retMsg' };

/** The style of the call at a path below /x-api. */
function styleOfPath(path: string): EnvelopeStyle {
  return SNAKE_AREAS.test(path) ? SNAKE : CAMEL;
}

/** Puts an answer into the envelope that every call has (screens.md 0.1). */
export function wrapAnswer(path: string, answer: Answer, nowMs: number): JsonObject {
  const { code, message } = styleOfPath(path);
  const isDone = answer.status === 'done';
  return {
    [code]: isDone ? 0 : answer.code,
    [message]: isDone ? 'OK' : answer.message,
    result: answer.result,
    ext_code: '',
    ext_info: isDone ? {} : answer.info,
    time_now: writeTime(nowMs),
    // Ours (docs/decisions/0016-answers-repeat-their-question.md).
    ...(isDone && answer.asked !== undefined && { asked: { ...answer.asked } }),
  };
}

/** The same envelope as of another time. */
export function redateEnvelope(envelope: JsonObject, nowMs: number): JsonObject {
  return { ...envelope, time_now: writeTime(nowMs) };
}

/** Seconds with six decimals. */
function writeTime(nowMs: number): string {
  return (nowMs / 1000).toFixed(6);
}
