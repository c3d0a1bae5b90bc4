import type { Result } from '#shared/result/result.ts';

/** The value of a call that a test takes for granted; its failure is the test's. */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}
