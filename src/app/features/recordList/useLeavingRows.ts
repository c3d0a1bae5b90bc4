import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { RecordRow } from './recordSource.ts';

export interface LeavingRowsOptions<Row> {
  /** All rows that the sources have, whatever is filtered. */
  readonly rows: readonly Row[];
  /** Every source has answered: what is missing now has gone, and did not only fail to load. */
  readonly isSettled: boolean;
  /** Null for a list that takes no notice of it. */
  readonly onGone: ((row: Row) => void) | null;
}

/** As long as a row takes to fade out (records.css). */
const FADE_MS = 600;

/** Rows that the exchange no longer has: they stay for a moment, so that they are seen to go. */
export function useLeavingRows<Row extends RecordRow>(options: LeavingRowsOptions<Row>): readonly Row[] {
  const { rows, isSettled, onGone } = options;
  const [leaving, setLeaving] = useState<readonly Row[]>([]);
  const known = useRef<readonly Row[] | null>(null);
  const generation = useStore(sessionStore, (state) => state.generation);
  const knownGeneration = useRef(generation);
  const say = useRef(onGone);
  useLayoutEffect(() => {
    say.current = onGone;
  });
  // Before the page is drawn: a row that went and came back would flicker.
  useLayoutEffect(() => {
    // What the user before had is not gone, it is another user's.
    if (knownGeneration.current !== generation) known.current = null;
    knownGeneration.current = generation;
    if (!isSettled || say.current === null) return;
    const gone = (known.current ?? []).filter(({ id }) => !rows.some((row) => row.id === id));
    known.current = rows;
    if (gone.length === 0) return;
    for (const row of gone) say.current(row);
    setLeaving((before) => [...before, ...gone]);
  }, [rows, isSettled, generation]);
  useEffect(() => {
    if (leaving.length === 0) return undefined;
    const timer = systemClock.setTimer(() => setLeaving([]), FADE_MS);
    return () => systemClock.clearTimer(timer);
  }, [leaving]);
  return leaving.filter(({ id }) => !rows.some((row) => row.id === id));
}
