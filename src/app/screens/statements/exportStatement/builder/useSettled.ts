import { useEffect, useState } from 'react';
import { systemClock } from '#shared/async/clock.ts';

/** Whether a text has stayed the same for so long: what is typed is not asked for letter by letter. */
export function useSettled(text: string, waitMs: number): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = systemClock.setTimer(() => setSettled(text), waitMs);
    return () => systemClock.clearTimer(timer);
  }, [text, waitMs]);
  return settled === text;
}
