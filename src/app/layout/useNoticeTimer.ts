import { useCallback, useEffect, useRef } from 'react';
import { systemClock, type Timer } from '#shared/async/clock.ts';
import { dismissNotice } from '../stores/noticeStore.ts';

interface NoticeTimer {
  /** Stops the time: the pointer or the focus is on the notice. */
  readonly hold: () => void;
  /** Goes on with what was left. */
  readonly release: () => void;
}

/** Dismisses a notice that has been seen for its duration (product.md section 4: hovering pauses the timer). */
export function useNoticeTimer(id: number, durationMs: number): NoticeTimer {
  const run = useRef<{ leftMs: number; sinceMs: number; timer: Timer | undefined }>({
    leftMs: durationMs,
    sinceMs: 0,
    timer: undefined,
  });

  const release = useCallback(() => {
    const state = run.current;
    if (state.timer !== undefined) return;
    state.sinceMs = systemClock.now();
    state.timer = systemClock.setTimer(() => dismissNotice(id), state.leftMs);
  }, [id]);
  const hold = useCallback(() => {
    const state = run.current;
    if (state.timer === undefined) return;
    systemClock.clearTimer(state.timer);
    state.timer = undefined;
    state.leftMs = Math.max(0, state.leftMs - (systemClock.now() - state.sinceMs));
  }, []);

  useEffect(() => {
    release();
    return hold;
  }, [release, hold]);
  return { hold, release };
}
