import { useEffect, useState } from 'react';
import { type Clock, systemClock } from '#shared/async/clock.ts';

const SECOND_MS = 1_000;

/** How many ms are left until a moment of the device's clock, told once a second; 0 when it has come. */
export function useTimeLeft(untilMs: number, clock: Clock = systemClock): number {
  const [nowMs, setNowMs] = useState(() => clock.wallNow());
  const leftMs = Math.max(0, untilMs - nowMs);
  const isOver = leftMs === 0;
  useEffect(() => {
    if (isOver) return undefined;
    let timer = clock.setTimer(tick, 0);
    function tick(): void {
      setNowMs(clock.wallNow());
      timer = clock.setTimer(tick, SECOND_MS);
    }
    return () => clock.clearTimer(timer);
  }, [clock, isOver]);
  return leftMs;
}
