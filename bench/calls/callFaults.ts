/** A fault of an answer, and what the call has to end as: "ok", or the error's code. */
export interface CallFault {
  readonly fault: string;
  readonly outcome: string;
  readonly [option: string]: unknown;
}

/** Faults that mean the same for every call. */
export const FAULTS_FOR_ALL: readonly CallFault[] = [
  { fault: 'answer/delay', delayMs: 20, outcome: 'ok' },
  { fault: 'answer/hang', outcome: 'call/cancelled' },
  { fault: 'answer/cut', outcome: 'http/network' },
  { fault: 'answer/status', status: 500, outcome: 'http/status' },
  { fault: 'answer/status', status: 404, outcome: 'http/status' },
  { fault: 'answer/empty', outcome: 'http/empty' },
  { fault: 'answer/empty', status: 200, outcome: 'http/empty' },
  { fault: 'answer/not-json', outcome: 'payload/body' },
  { fault: 'answer/code', code: 790000, outcome: '790000' },
  { fault: 'answer/code', code: 1007, outcome: '1007' },
  { fault: 'answer/code', code: 10024, outcome: '10024' },
  { fault: 'answer/code', code: 42039, outcome: '42039' },
];

/**
 * Faults of calls whose answer has to be signed, and has to be the answer to their question: one of a wrong shape, or of
 * another call, does not repeat it.
 */
export const FAULTS_FOR_SIGNED: readonly CallFault[] = [
  'tamper',
  'strip',
  'replay',
  'swap',
  'wrong-version',
  'bad-header',
  'wrong-shape',
].map((name) => ({ fault: `answer/${name}`, outcome: '79992' }));

/** The same for calls that are only reported on. */
export const FAULTS_FOR_UNSIGNED: readonly CallFault[] = [
  { fault: 'answer/strip', outcome: 'ok' },
  { fault: 'answer/wrong-version', outcome: 'ok' },
  { fault: 'answer/bad-header', outcome: 'ok' },
  { fault: 'answer/wrong-shape', outcome: 'payload/result' },
];
