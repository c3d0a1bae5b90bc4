import type { BatchLine } from './batchLine.ts';
import type { BatchContext } from './judgeBatch.ts';
import { judgeBatch } from './judgeBatch.ts';
import { createJudgeContext, type JudgeContext } from './judgeCells.ts';
import type { JudgedLine } from './problem.ts';

/** Judges the lines by what the exchange has said so far, and by the room in the book. */
export type Judge = (
  lines: readonly BatchLine[],
  now: Pick<BatchContext, 'room' | 'checked'>,
) => readonly JudgedLine[];

/** A judge for one book, one list of coins and one site; it remembers what it has read. */
export function createJudge(
  book: JudgeContext['book'],
  coins: JudgeContext['coins'],
  asksOwner: boolean,
): Judge {
  const context = createJudgeContext(book, coins, asksOwner);
  return (lines, now) => judgeBatch(lines, { ...context, ...now });
}
