import { startTransition, useEffect, useState } from 'react';
import { systemClock } from '#shared/async/clock.ts';

/** A form without its limits is better than none. */
const LATE_MS = 300;

/**
 * True once a ticket's form is to be shown: with what bounds an amount, unless that is late, since to write it into a form that
 * is there costs a slow phone as much as the form. It comes in slices, so that the page answers meanwhile, and all at once.
 * Another pair, and a form that comes back, are shown without waiting.
 */
export function useFormDue(hasPair: boolean, hasTerms: boolean): boolean {
  const [isDue, setDue] = useState(hasPair);
  useEffect(() => {
    if (!hasPair || isDue) return undefined;
    const timer = systemClock.setTimer(() => startTransition(() => setDue(true)), hasTerms ? 0 : LATE_MS);
    return () => systemClock.clearTimer(timer);
  }, [hasPair, hasTerms, isDue]);
  return isDue && hasPair;
}
