import type { Clock, Timer } from '#shared/async/clock.ts';
import { PRICES_IDLE_AFTER_MS } from '../policy.ts';

/** Whether the feed of all pairs is subscribed to: while a visible tab shows a price or needs one, and a little longer. */
export interface PriceDemand {
  readonly isWanted: () => boolean;
  /** What the gateway says of all visible tabs together. */
  readonly want: (isWanted: boolean) => void;
}

/**
 * The first tab's prices are asked for before it has said what it shows: the connection is ready sooner than the page.
 * `onChange` runs when the feed begins to be wanted, and when it has not been for PRICES_IDLE_AFTER_MS: going from one screen
 * with prices to the next costs no snapshot.
 */
export function createPriceDemand(clock: Clock, onChange: () => void): PriceDemand {
  let isWanted = true;
  let timer: Timer | undefined;

  const release = (): void => {
    timer = undefined;
    isWanted = false;
    onChange();
  };
  const plan = (): void => {
    timer ??= clock.setTimer(release, PRICES_IDLE_AFTER_MS);
  };

  return {
    isWanted: () => isWanted,
    want: (next) => {
      if (!next) {
        if (isWanted) plan();
        return;
      }
      clock.clearTimer(timer);
      timer = undefined;
      if (isWanted) return;
      isWanted = true;
      onChange();
    },
  };
}
