import { expect, test } from 'vitest';
import { isSettledError } from '#app/features/orders/isSettledError.ts';

test.each([
  ['business', undefined, true],
  ['input', undefined, true],
  ['http', undefined, false],
  ['signature', undefined, false],
  ['session', undefined, false],
  ['http', true, true],
  ['worker', true, true],
] as const)('an error of kind %s, unsent %s, says that nothing was done: %s', (kind, isUnsent, isSettled) => {
  expect(isSettledError({ kind, ...(isUnsent && { isUnsent }) })).toBe(isSettled);
});
