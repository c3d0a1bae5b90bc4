import { replaceEqualDeep } from '@tanstack/react-query';

/** When an answer came, and how far the exchange's clock was ahead then, both in ms. */
interface Timed {
  readonly asOfMs: number;
  readonly skewMs?: number;
}

/** The clocks are compared again with each answer; a difference too small to be seen is none. */
const SEEN_SKEW_MS = 1_000;

/** By kept answer: the time of the newest answer with the same content, in ms since 1970. */
const confirmedMs = new WeakMap<object, number>();

/**
 * Keeps the answer before where the next one differs in its time only, so that an answer that changed nothing renders nothing;
 * of all other answers the equal parts are kept. `withNewestTime` has the time of the newest one.
 */
export function keepUnchanged(before: unknown, next: unknown): unknown {
  if (isTimed(before) && isTimed(next) && isSkewKept(before, next)) {
    const { asOfMs, skewMs } = before;
    const timeless = { ...next, asOfMs, ...(skewMs !== undefined && { skewMs }) };
    if (replaceEqualDeep(before, timeless) === before) {
      confirmedMs.set(before, next.asOfMs);
      return before;
    }
  }
  return replaceEqualDeep(before, next);
}

/** An answer with the time of the newest one that said the same; to be read where that is shown. */
export function withNewestTime<Data extends Timed>(data: Data): Data {
  return { ...data, asOfMs: confirmedMs.get(data) ?? data.asOfMs };
}

function isTimed(data: unknown): data is Timed {
  return typeof data === 'object' && data !== null && 'asOfMs' in data && typeof data.asOfMs === 'number';
}

function isSkewKept(before: Timed, next: Timed): boolean {
  return Math.abs((before.skewMs ?? 0) - (next.skewMs ?? 0)) < SEEN_SKEW_MS;
}
