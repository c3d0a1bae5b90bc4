import { useEffect, useRef } from 'react';
import type { Notice } from '#app/stores/noticeList.ts';
import { dismissNotice } from '#app/stores/noticeStore.ts';
import { systemClock } from '#shared/async/clock.ts';

/**
 * Dismisses a notice that has been seen for its duration. While it is held its time stands still, and goes on with what
 * was left (product.md section 4: hovering pauses the timer); an update starts it again. The primitive's own timers are
 * not used: one that was stopped by a pointer on the last notice stays stopped for the next one.
 */
export function useNoticeTimer({ id, revision, durationMs, state }: Notice, isHeld: boolean): void {
  const leftMs = useRef(durationMs);
  const stands = isHeld || durationMs === null || state === 'dismissed';

  // biome-ignore lint/correctness/useExhaustiveDependencies: an update is what starts the time again
  useEffect(() => {
    leftMs.current = durationMs;
  }, [revision, durationMs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an update is what starts the time again
  useEffect(() => {
    if (stands) return undefined;
    const sinceMs = systemClock.now();
    const ofMs = leftMs.current ?? 0;
    const timer = systemClock.setTimer(() => dismissNotice(id), ofMs);
    return () => {
      systemClock.clearTimer(timer);
      leftMs.current = Math.max(0, ofMs - (systemClock.now() - sinceMs));
    };
  }, [id, stands, revision, durationMs]);
}
