import { startTransition, useEffect, useState } from 'react';
import { systemClock } from '#shared/async/clock.ts';

/** A feed that does not come is no reason to wait longer for a ticket that works without it. */
const WAIT_MS = 1_000;

/**
 * True once the market's first prices are shown, or a second after the screen: what stands around the market is more script
 * than the market, and does not come between a person and the first prices.
 */
export function useTicketDue(hasPrices: boolean): boolean {
  const [isDue, setDue] = useState(hasPrices);
  useEffect(() => {
    // In a task of its own, or the first prices would be on the page only with what this asks for.
    const show = (): void => startTransition(() => setDue(true));
    const timer = systemClock.setTimer(show, hasPrices ? 0 : WAIT_MS);
    return () => systemClock.clearTimer(timer);
  }, [hasPrices]);
  return isDue;
}
