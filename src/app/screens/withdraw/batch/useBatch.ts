import { useEffect, useMemo, useReducer, useState } from 'react';
import { useStore } from 'zustand';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { createFormDraft } from '#app/stores/formDrafts.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { travelZoneOf } from '#app/travelRule/travelZone.ts';
import { useBook } from '../book/useBook.ts';
import { type BatchEvent, firstState, keepLines, nextBatch, readKeptLines } from './batchState.ts';
import type { BatchLine } from './lines/batchLine.ts';
import type { createJudge } from './lines/createJudge.ts';
import type { JudgedLine, NewEntry } from './lines/problem.ts';
import { type BatchCheck, useBatchCheck } from './useBatchCheck.ts';
import { useJudge } from './useJudge.ts';

/** A line that holds something, with what it has come to. */
export interface FilledLine {
  readonly line: BatchLine;
  readonly judged: JudgedLine;
}

export interface Batch {
  readonly lines: readonly BatchLine[];
  readonly judged: readonly JudgedLine[];
  readonly filled: readonly FilledLine[];
  readonly canUndo: boolean;
  readonly dispatch: (event: BatchEvent) => void;
  readonly checking: BatchCheck;
  /** Entries that the exchange was not asked about yet. */
  readonly unchecked: readonly NewEntry[];
  /** Every line is right, accepted and checked. */
  readonly isReady: boolean;
  /** How many entries the book has room for. */
  readonly room: number;
  readonly asksOwner: boolean;
  /** They came from an earlier visit of this tab. */
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
  const draft = useMemo(() => createFormDraft(user?.id ?? null, 'addressBatch', sessionStorage), [user?.id]);
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
  const unchecked = filled.flatMap(({ judged: { entry, checked: answer } }) =>
    entry !== null && answer === undefined ? [entry] : [],
  );
  return {
    ...{ lines, judged, filled, dispatch, checking, unchecked, room, asksOwner },
    canUndo: past.length > 0,
    isReady:
      filled.length > 0 && unchecked.length === 0 && filled.every(({ judged: { state: is } }) => is === 'ok'),
    isDraft: kept.length > 0,
    forget: draft.drop,
  };
}
