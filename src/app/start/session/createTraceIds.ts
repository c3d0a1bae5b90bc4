/** product.md section 9: a trace id is tracked for 60000 ms. */
const TRACKED_MS = 60_000;

/** Hands out the trace id of this minute, for the `X-Client-Tag` header and for what monitoring is told of a call. */
export function createTraceIds(now: () => number, createId: () => string): () => string {
  let traceId = '';
  let untilMs = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() >= untilMs) {
      traceId = createId();
      untilMs = now() + TRACKED_MS;
    }
    return traceId;
  };
}
