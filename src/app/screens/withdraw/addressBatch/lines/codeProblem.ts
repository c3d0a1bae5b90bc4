import type { Column } from './batchLine.ts';
import { errorAt, type Problem, type ProblemId } from './problem.ts';

/** Where the exchange's codes belong (screens.md 0.2, 1.9). */
const BY_CODE: ReadonlyMap<number, readonly [Column, ProblemId]> = new Map([
  [131002, ['tag', 'tagFormat']],
  [131066, ['address', 'addressRefused']],
  [131068, ['owner', 'ownerData']],
  [131070, ['owner', 'ownerData']],
  [131075, ['address', 'addressOwn']],
  [131081, ['tag', 'tagForbidden']],
  [132001, ['address', 'addressOther']],
  [132002, ['address', 'addressChecksum']],
  [132003, ['tag', 'tagMissing']],
  [132005, ['remark', 'remarkInBook']],
  [132008, ['address', 'addressContract']],
]);

/** What the exchange refused, at its cell; a code without a cell of its own is said of the address in the code's own words. */
export function codeProblem(code: number): Problem {
  const [column, id] = BY_CODE.get(code) ?? ['address', 'server'];
  return errorAt(column, id, { code, chain: '' });
}
