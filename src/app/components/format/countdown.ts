import { useEffect, useState } from 'react';
import { systemClock } from '#shared/async/clock.ts';

const SECOND_MS = 1_000;

/** What is left, in hours, minutes and seconds: "23:59:07". Rounded up, so that it ends when nothing is left. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** How many ms are left until a moment of the device's clock, updated once a second; 0 when it has come. */
export function useTimeLeft(untilMs: number): number {
  const [nowMs, setNowMs] = useState(() => systemClock.wallNow());
  const leftMs = Math.max(0, untilMs - nowMs);
  const isOver = leftMs === 0;
  useEffect(() => {
    if (isOver) return undefined;
    let timer = systemClock.setTimer(tick, 0);
    function tick(): void {
      setNowMs(systemClock.wallNow());
      timer = systemClock.setTimer(tick, SECOND_MS);
    }
    return () => systemClock.clearTimer(timer);
  }, [isOver]);
  return leftMs;
}
