import { useEffect, useState } from 'react';
import { systemClock } from '#shared/async/clock.ts';

/** A feed that does not come is no reason to wait longer for a ticket that works without it. */
const WAIT_MS = 1_000;

/**
 * True once the market's first prices are shown, or a second after the screen: what stands around the market is more script
 * than the market, and does not come between a person and the first prices.
 */
export function useTicketDue(hasPrices: boolean): boolean {
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    const timer = systemClock.setTimer(() => setWaited(true), WAIT_MS);
    return () => systemClock.clearTimer(timer);
  }, []);
  return hasPrices || hasWaited;
}
