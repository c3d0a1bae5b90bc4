import type { StoreApi } from 'zustand';
import type { Bridge } from '#app/bridge/createBridge.ts';
import { candidatesOf } from '#app/screens/exchange/prices/pairRoute.ts';
import { type Prices, rateOf } from '#app/screens/exchange/prices/rateOf.ts';
import type { AlertState, PriceAlert } from '#app/stores/alertStore.ts';
import type { QuoteState } from '#app/stores/quoteStore.ts';
import type { Clock } from '#shared/async/clock.ts';
import type { Locks } from '#shared/async/locks.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

type Readable<State> = Pick<StoreApi<State>, 'getState' | 'subscribe'>;

export interface AlertWatchOptions {
  readonly alerts: Readable<AlertState>;
  readonly quotes: Readable<QuoteState>;
  readonly interest: Pick<Bridge['interest'], 'watch'>;
  /** Null where there are none: then two tabs that see a price at the same moment may both tell it. */
  readonly locks: Locks | null;
  readonly clock: Pick<Clock, 'setTimer'>;
  /** Takes alerts away for all tabs, and gives back those that no other tab has taken (alertStore.ts). */
  readonly claim: (ids: ReadonlySet<string>) => readonly PriceAlert[];
  readonly tell: (alert: PriceAlert, rate: string) => void;
}

/** Of all builds: a deploy must not make two tabs tell the same. */
const LOCK = `${PRODUCT}:alerts`;
/** What a tab stores reaches the others a moment later, and not in step with locks. */
const HELD_MS = 500;

/**
 * Compares every alert with the newest prices and tells those that are met, once on this device (screens.md 0.2a). A
 * hidden tab is sent no prices, so that it tells when it is next seen. Returns what ends it.
 */
export function createAlertWatch(options: AlertWatchOptions): () => void {
  const { alerts, quotes, interest, locks, clock, claim, tell } = options;
  let unwatch: (() => void) | undefined;
  let watched = '';

  const look = (): void => {
    const symbols = symbolsOf(alerts.getState().alerts);
    if (symbols.join() === watched) return;
    watched = symbols.join();
    unwatch?.();
    unwatch = symbols.length === 0 ? undefined : interest.watch(symbols);
  };

  const tellMet = (): void => {
    const rateById = new Map(metAlerts(alerts.getState().alerts, quotes.getState()));
    for (const alert of claim(new Set(rateById.keys()))) tell(alert, rateById.get(alert.id) ?? alert.price);
  };

  const tellAndHold = (lock: Lock | null): Promise<void> | undefined => {
    // Another tab is at it; what it leaves is seen with the next prices.
    if (lock === null) return undefined;
    tellMet();
    return new Promise((resolve) => void clock.setTimer(resolve, HELD_MS));
  };

  const check = (): void => {
    if (metAlerts(alerts.getState().alerts, quotes.getState()).length === 0) return;
    if (locks === null) tellMet();
    // A browser that refuses locks after all has no other tab to wait for.
    else locks.request(LOCK, { ifAvailable: true }, tellAndHold).catch(tellMet);
  };

  const stops = [
    quotes.subscribe(check),
    alerts.subscribe(() => {
      look();
      check();
    }),
  ];
  look();
  check();
  return () => {
    for (const stop of stops) stop();
    unwatch?.();
  };
}

/** The alerts whose price is reached, with the price that reached it. */
function metAlerts(
  alerts: readonly PriceAlert[],
  prices: Prices,
): readonly (readonly [id: string, rate: string])[] {
  return alerts.flatMap(({ id, from, to, side, price }) => {
    const rate = rateOf(from, to, prices);
    if (rate === null) return [];
    const order = compareDecimals(rate, price);
    const isMet = side === 'above' ? order >= 0 : order <= 0;
    return isMet ? [[id, rate] as const] : [];
  });
}

function symbolsOf(alerts: readonly PriceAlert[]): readonly string[] {
  return [...new Set(alerts.flatMap(({ from, to }) => candidatesOf(from, to)))].sort();
}
