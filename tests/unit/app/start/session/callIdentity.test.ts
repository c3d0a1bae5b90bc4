import { expect, test } from 'vitest';
import { createTraceIds } from '#app/start/session/callIdentity.ts';

test('a trace id is that of its minute', () => {
  let nowMs = 0;
  let made = 0;
  const traceId = createTraceIds(
    () => nowMs,
    () => {
      made += 1;
      return `id-${made}`;
    },
  );
  const first = traceId();
  nowMs = 59_999;
  expect(traceId()).toBe(first);
  nowMs = 60_000;
  expect(traceId()).not.toBe(first);
});
