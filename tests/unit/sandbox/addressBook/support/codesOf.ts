import type { Visitor } from '#tests/unit/sandbox/support/openVisitor.ts';
import { save } from './openBook.ts';

/** The codes of entries that are saved one after the other. */
export async function codesOf(
  visitor: Visitor,
  cases: readonly Readonly<Record<string, unknown>>[],
): Promise<unknown[]> {
  const codes: unknown[] = [];
  for (const entry of cases) {
    codes.push((await save(visitor, entry)).body.retCode);
  }
  return codes;
}
