import { useEffect, useMemo, useState } from 'react';
import { importAgain } from '#app/browser/importAgain.ts';
import { type BatchLine, isEmpty } from './lines/batchLine.ts';
import type { createJudge, Judge } from './lines/createJudge.ts';
import type { JudgedLine } from './lines/problem.ts';

type JudgeParts = Parameters<typeof createJudge>;

const WAITING: JudgedLine = {
  state: 'judging',
  problems: [],
  entry: null,
  checked: undefined,
  lookAlikes: [],
};
const EMPTY: JudgedLine = { ...WAITING, state: 'empty' };

/**
 * The judge of lines. It is loaded with the first line that holds something, since the formats of all chains weigh more than
 * the table; until then no line is right. Where it could not be loaded, each change is another try.
 */
export function useJudge(lines: readonly BatchLine[], [book, coins, asksOwner]: JudgeParts): Judge {
  const [create, setCreate] = useState<typeof createJudge | null>(null);
  const isNeeded = create === null && lines.some((line) => !isEmpty(line));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines are another try
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isWanted = true;
    importAgain(() => import('./lines/createJudge.ts')).then(
      (module) => isWanted && setCreate(() => module.createJudge),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded, lines]);
  return useMemo(
    () => create?.(book, coins, asksOwner) ?? ((all) => all.map((line) => (isEmpty(line) ? EMPTY : WAITING))),
    [create, book, coins, asksOwner],
  );
}
