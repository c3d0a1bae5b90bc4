import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { importAgain } from '#app/browser/importAgain.ts';
import type { CheckedAddress } from '#app/features/addressField/useExchangeCheck.ts';
import { sumLeftOut } from '#app/features/recordList/leftOutRows.ts';
import { travelZoneOf } from '#app/features/travelRule/travelZone.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { createFormDraft } from '#app/storage/formDrafts.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import type { AppError } from '#shared/result/appError.ts';
import { useBook } from '../book/useBook.ts';
import { type BatchEvent, firstState, keepLines, nextBatch, readKeptLines } from './batchState.ts';
import { type BatchLine, isEmpty } from './lines/batchLine.ts';
import type { createJudge, Judge } from './lines/createJudge.ts';
import type { JudgedLine, NewEntry } from './lines/problem.ts';
import { type Question, questionKey } from './lines/questionKey.ts';

/** A line that holds something, with what it has come to. */
export interface FilledLine {
  readonly line: BatchLine;
  readonly judged: JudgedLine;
}

/** A line that makes sense, with what would be saved. */
export interface SavableLine {
  readonly line: BatchLine;
  readonly entry: NewEntry;
}

export interface Batch {
  readonly lines: readonly BatchLine[];
  readonly judged: readonly JudgedLine[];
  readonly filled: readonly FilledLine[];
  readonly canUndo: boolean;
  readonly dispatch: (event: BatchEvent) => void;
  readonly checking: BatchCheck;
  /** Lines that are not wrong, and that the exchange was not asked about yet. */
  readonly unchecked: readonly SavableLine[];
  /** Lines that are right, accepted and checked; all others wait (screens.md 0.2c, "Add multiple"). */
  readonly ready: readonly SavableLine[];
  /** How many entries the book has room for. */
  readonly room: number;
  readonly asksOwner: boolean;
  /** The lines came from an earlier visit of this tab. */
  readonly isDraft: boolean;
  readonly forget: () => void;
}

type Coins = Parameters<typeof createJudge>[1];
type Book = NonNullable<ReturnType<typeof useBook>['book']>;

/** What a batch is judged by: networks and book; both are needed, since duplicates and look-alikes are found by the book. */
export function useBatchSources() {
  const chains = useApiQuery('withdrawChains', {});
  const { book, error, refresh } = useBook();
  const coins = chains.answer?.result?.rows;
  return {
    coins,
    book,
    leftOut: sumLeftOut([chains.answer?.leftOut, book?.leftOut]),
    error: coins === undefined ? chains.error : book === undefined ? error : null,
    retry: () => {
      if (coins === undefined) chains.refresh();
      if (book === undefined) refresh();
    },
  };
}

/** The state of the batch: its lines, what is wrong with them, and what the exchange said. */
export function useBatch(coins: Coins, book: Book): Batch {
  const user = useStore(globalStore, ({ global }) => global.user);
  const draft = useMemo(() => createFormDraft(user?.id ?? null, 'addressBatch'), [user?.id]);
  const [kept] = useState(() => readKeptLines(draft.read().lines));
  const [state, dispatch] = useReducer(nextBatch, kept, firstState);
  const checking = useBatchCheck();
  const asksOwner = user !== undefined && user !== null && travelZoneOf(user) !== '';
  const room = Math.max(0, book.max - book.count);
  const { lines, past } = state;
  const { checked } = checking;
  const judge = useJudge(lines, [book.rows, coins, asksOwner]);
  const judged = useMemo(() => judge(lines, { room, checked }), [judge, lines, room, checked]);
  useEffect(() => draft.keep({ lines: keepLines(lines) }), [draft, lines]);

  const filled = lines.flatMap((line, at) => {
    const found = judged[at];
    return found === undefined || found.state === 'empty' ? [] : [{ line, judged: found }];
  });
  const savable = (isWanted: (found: JudgedLine) => boolean): readonly SavableLine[] =>
    filled.flatMap(({ line, judged: found }) =>
      found.entry !== null && isWanted(found) ? [{ line, entry: found.entry }] : [],
    );
  return {
    ...{ lines, judged, filled, dispatch, checking, room, asksOwner },
    unchecked: savable((found) => found.state !== 'error' && found.checked === undefined),
    ready: savable((found) => found.state === 'ok' && found.checked !== undefined),
    canUndo: past.length > 0,
    isDraft: kept.length > 0,
    forget: draft.drop,
  };
}

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
function useJudge(lines: readonly BatchLine[], [book, coins, asksOwner]: JudgeParts): Judge {
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

/** Lines of one question to the exchange (screens.md 1.10). */
const GROUP = 20;

interface BatchCheck {
  /** What the exchange said, by questionKey; a changed line is another question. */
  readonly checked: ReadonlyMap<string, CheckedAddress>;
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly error: AppError | null;
  /** Asks about what was not asked yet, in groups; what was answered stays when a group fails. */
  readonly check: (questions: readonly Question[]) => Promise<void>;
}

function useBatchCheck(): BatchCheck {
  const request = useApi();
  const known = useRef(new Map<string, CheckedAddress>());
  const [checked, setChecked] = useState<ReadonlyMap<string, CheckedAddress>>(known.current);
  const [progress, setProgress] = useState<BatchCheck['progress']>(null);
  const [error, setError] = useState<AppError | null>(null);

  const check = async (questions: readonly Question[]): Promise<void> => {
    const open = questions.filter((question) => !known.current.has(questionKey(question)));
    const total = open.length;
    setError(null);
    for (let done = 0; done < total; done += GROUP) {
      setProgress({ done, total });
      const items = open.slice(done, done + GROUP);
      const answered = requireResult(await request('addressCheck', { items: [...items] }));
      if (!answered.ok) {
        setError(answered.error);
        break;
      }
      for (const [at, item] of items.entries()) {
        const found = answered.value.value.items[at];
        if (found !== undefined) known.current.set(questionKey(item), found);
      }
      setChecked(new Map(known.current));
    }
    setProgress(null);
  };
  return { checked, progress, error, check };
}
