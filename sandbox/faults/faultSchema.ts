import * as v from 'valibot';

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
  faultOf('socket/slow', { ...ends, delayMs: v.optional(v.pipe(positive, v.maxValue(600_000)), 1000) }),
  faultOf('feed/stop', ends),
] as const;

/** A fault as it is ordered at `POST /sandbox/faults`. */
export const FaultSchema = v.variant('fault', [...SOCKET_FAULTS, ...FRAME_FAULTS]);

export type Fault = v.InferOutput<typeof FaultSchema>;
export type FaultInput = v.InferInput<typeof FaultSchema>;
export type FaultName = Fault['fault'];
export type FrameFault = v.InferOutput<typeof FrameFaultSchema>;

export const FAULT_NAMES: readonly FaultName[] = [...SOCKET_FAULTS, ...FRAME_FAULTS].map(
  (schema) => schema.entries.fault.literal,
);

/** Says whether a fault damages data frames. */
export function isFrameFault(fault: Fault): fault is FrameFault {
  return fault.fault.startsWith('frame/');
}
