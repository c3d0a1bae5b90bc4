import { formatTable } from './formatTable.ts';

/** A promise, and whether it holds. */
export interface Verdict {
  readonly promise: string;
  /** What was read, with its unit. */
  readonly read: string;
  readonly limit: string;
  /** Null where it could not be read. */
  readonly isKept: boolean | null;
}

const WORDS = { true: 'pass', false: 'FAIL', null: 'not read' } as const;

/** Writes verdicts as a table. */
export function formatVerdicts(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ promise, read, limit, isKept }) => [promise, read, limit, WORDS[`${isKept}`]]);
  return formatTable(['promise', 'read', 'limit', ''], rows);
}

/** A sentence about the promises that are broken; undefined if none is. */
export function describeBroken(verdicts: readonly Verdict[]): string | undefined {
  const broken = verdicts.filter(({ isKept }) => isKept === false);
  if (broken.length === 0) return undefined;
  const list = broken.map(({ promise, read, limit }) => `${promise} ${read} (limit ${limit})`).join('; ');
  return `Sluice is above its limits: ${list}.`;
}
