import * as v from 'valibot';
import type { JsonObject } from '../signing/canonicalJson.ts';

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Every fault ends after so many hits, after so many seconds, or on reset. */
const ends = {
  count: v.optional(positive),
  seconds: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(86_400))),
};

/**
 * Frame faults hit the frames of one topic; `extra` sends the damaged copy beside the good frame, not instead
 * of it.
 */
const hitsFrames = {
  ...ends,
  topic: v.optional(v.string(), 'slowBroker'),
  extra: v.optional(v.boolean(), true),
};

/** Close codes that may travel in a frame (RFC 6455 section 7.4, and the registry's later 1012 to 1014). */
const closeCode = v.pipe(
  v.number(),
  v.check(
    (code) =>
      [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014].includes(code) ||
      (Number.isInteger(code) && code >= 3000 && code <= 4999),
    'not a close code that may be sent',
  ),
);
const delayMs = v.optional(v.pipe(positive, v.maxValue(600_000)), 1000);
const trailerLength = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff));

function faultOf<const Name extends string, Entries extends v.ObjectEntries>(name: Name, entries: Entries) {
  return v.strictObject({ fault: v.literal(name), ...entries });
}

const FRAME_FAULTS = [
  faultOf('frame/truncate', hitsFrames),
  faultOf('frame/corrupt', hitsFrames),
  faultOf('frame/wrong-crc', hitsFrames),
  faultOf('frame/forged-length', { ...hitsFrames, length: v.optional(trailerLength, 0x7fff_ffff) }),
  faultOf('frame/two-members', hitsFrames),
  faultOf('frame/bomb', { ...hitsFrames, forged: v.optional(v.boolean(), false) }),
  faultOf('frame/not-json', hitsFrames),
  faultOf('frame/invalid-utf8', hitsFrames),
  faultOf('frame/wrong-shape', {
    ...hitsFrames,
    where: v.optional(v.picklist(['frame', 'rows']), 'rows'),
    extra: v.optional(v.boolean()),
  }),
  faultOf('frame/ten-thousand-symbols', hitsFrames),
  faultOf('frame/refusal', hitsFrames),
] as const;

const FrameFaultSchema = v.variant('fault', FRAME_FAULTS);

const SOCKET_FAULTS = [
  faultOf('socket/drop', { ...ends, code: v.optional(closeCode) }),
  faultOf('socket/refuse', ends),
  faultOf('socket/accept-then-close', { ...ends, code: v.optional(closeCode, 1011) }),
  faultOf('socket/hang', ends),
  faultOf('socket/silent', ends),
  faultOf('socket/slow', { ...ends, delayMs }),
  faultOf('feed/stop', ends),
] as const;

/** Answer faults hit the HTTP calls whose path contains `path`, or all. */
const hitsAnswers = { ...ends, path: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))) };

const errorStatus = v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599));
const businessCode = v.pipe(
  v.number(),
  v.safeInteger(),
  v.check((code) => code !== 0, '0 is success'),
);
/** What a header may hold (RFC 9110 section 5.5), as far as Node sends it. */
const headerText = v.pipe(
  v.string(),
  v.maxLength(8_000),
  v.regex(/^[\x20-\x7e]*$/, 'not a value that a header may have'),
);

const YEAR_MS = 31_536_000_000;
const aheadMs = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(-10 * YEAR_MS), v.maxValue(10 * YEAR_MS)),
  YEAR_MS,
);

const MOST_JSON_LEVELS = 100;
const MOST_JSON_BYTES = 64_000;

const jsonObject = v.optional(
  v.pipe(
    v.custom<JsonObject>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
    v.check(
      (value) => isShallow(value, MOST_JSON_LEVELS) && sizeOf(value) <= MOST_JSON_BYTES,
      `deeper than ${MOST_JSON_LEVELS} levels or larger than ${MOST_JSON_BYTES} bytes`,
    ),
  ),
  {},
);

/** JSON can be read much deeper than it can be written again. */
function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) {
    return true;
  }
  return levels > 0 && Object.values(value).every((member) => isShallow(member, levels - 1));
}

function sizeOf(value: JsonObject): number {
  return Buffer.byteLength(JSON.stringify(value));
}

const ANSWER_FAULTS = [
  faultOf('answer/delay', { ...hitsAnswers, delayMs }),
  faultOf('answer/hang', hitsAnswers),
  faultOf('answer/cut', hitsAnswers),
  faultOf('answer/status', { ...hitsAnswers, status: v.optional(errorStatus, 500) }),
  faultOf('answer/empty', { ...hitsAnswers, status: v.optional(v.picklist([200, 204]), 204) }),
  faultOf('answer/not-json', hitsAnswers),
  faultOf('answer/wrong-shape', hitsAnswers),
  faultOf('answer/change', { ...hitsAnswers, result: jsonObject }),
  faultOf('answer/redate', { ...hitsAnswers, aheadMs, signed: v.optional(v.boolean(), true) }),
  faultOf('answer/tamper', hitsAnswers),
  faultOf('answer/strip', hitsAnswers),
  faultOf('answer/replay', hitsAnswers),
  faultOf('answer/swap', hitsAnswers),
  faultOf('answer/wrong-version', hitsAnswers),
  faultOf('answer/bad-header', { ...hitsAnswers, value: v.optional(headerText, 'v1.signature') }),
  faultOf('answer/code', {
    ...hitsAnswers,
    code: v.optional(businessCode, 790000),
    message: v.optional(v.pipe(v.string(), v.maxLength(8_000)), 'refused by a fault'),
    result: jsonObject,
    info: jsonObject,
  }),
  faultOf('answer/expire-session', hitsAnswers),
] as const;

/** A fault as it is ordered at `POST /sandbox/faults`. */
export const FaultSchema = v.variant('fault', [...SOCKET_FAULTS, ...FRAME_FAULTS, ...ANSWER_FAULTS]);

export type Fault = v.InferOutput<typeof FaultSchema>;
export type FaultInput = v.InferInput<typeof FaultSchema>;
export type FaultName = Fault['fault'];
export type FrameFault = v.InferOutput<typeof FrameFaultSchema>;

export const FAULT_NAMES: readonly FaultName[] = [...SOCKET_FAULTS, ...FRAME_FAULTS, ...ANSWER_FAULTS].map(
  (schema) => schema.entries.fault.literal,
);

/** Says whether a fault damages data frames. */
export function isFrameFault(fault: Fault): fault is FrameFault {
  return fault.fault.startsWith('frame/');
}
