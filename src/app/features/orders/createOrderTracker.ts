import type { Clock } from '#shared/async/clock.ts';
import type { OutcomePolling } from './createOutcomePolling.ts';
import type { PendingOrders } from './createPendingOrders.ts';
import type { OrderSignals, Signals } from './orderSignals.ts';

/**
 * Orders that were sent and whose answer may be lost (screens.md 0.2b): each is kept before it is sent, asked about until its
 * outcome is known, through a reload and beyond its screen, and never in the name of another user. What an order is, how it is
 * asked about and what its outcome means is its owner's.
 */
export interface OrderTracker<Order> extends PendingOrders<Order> {
  /** Asks what became of an order, unless that is done already. `waitedMs`: how long it was waited for before. */
  readonly watch: (order: Order, waitedMs: number) => void;
  readonly unwatch: (id: string) => void;
  /** Asks about an order now: the user has changed something about it. */
  readonly poke: (id: string) => void;
  /** Whether this order is on the screen: its outcome needs no notice then. */
  readonly isShown: (id: string) => boolean;
  readonly isRunning: () => boolean;
  /** The session has ended: nothing may be requested or kept any more. */
  readonly isForgotten: () => boolean;
  /** Begins, and resumes what was sent before a reload. Returns what ends it; what was sent is watched on. */
  readonly start: () => () => void;
}

export interface OrderTrackerOptions<Order> {
  readonly clock: Clock;
  readonly signals: OrderSignals;
  readonly pending: PendingOrders<Order>;
  readonly idOf: (order: Order) => string;
  /** A guest has no orders to resume. */
  readonly isGuest: boolean;
  /** The order that the state is of; null where it is of none. */
  readonly findShownId: () => string | null;
  /** Begins to ask what became of an order. */
  readonly follow: (order: Order, waitedMs: number) => OutcomePolling;
  /** An order of before a reload; it is watched already. The newest one comes first, which a screen shows. */
  readonly onResume: (order: Order) => void;
  /** The session has ended: the owner goes back to where it began. */
  readonly onForget: () => void;
  readonly onSignals?: (signals: Signals) => void;
}

export function createOrderTracker<Order extends { readonly sentAtMs: number }>(
  options: OrderTrackerOptions<Order>,
): OrderTracker<Order> {
  const { clock, signals, pending, idOf } = options;
  const watches = new Map<string, OutcomePolling>();
  let last = signals.read();
  const { session } = last;
  let isRunning = false;
  let isForgotten = false;
  let endSession = (): void => undefined;

  const watch = (order: Order, waitedMs: number): void => {
    const id = idOf(order);
    if (hasForgotten() || watches.has(id)) return;
    // A screen that is left goes on watching, though not for the next user.
    if (watches.size === 0) endSession = signals.subscribe(followSession);
    watches.set(id, options.follow(order, waitedMs));
  };

  const unwatch = (id: string): void => {
    watches.get(id)?.stop();
    if (watches.delete(id) && watches.size === 0) endSession();
  };

  const resume = (): void => {
    if (hasForgotten() || options.isGuest) return;
    for (const order of pending.list().toReversed()) {
      if (watches.has(idOf(order))) continue;
      watch(order, Math.max(1, clock.wallNow() - order.sentAtMs));
      options.onResume(order);
    }
  };

  const followSession = (): void => {
    if (signals.read().session === session || isForgotten) return;
    isForgotten = true;
    endSession();
    for (const { stop } of watches.values()) stop();
    watches.clear();
    options.onForget();
  };

  /** Compared at each question as well: an order whose answer is waited for off the screen has no watch that would hear of it. */
  const hasForgotten = (): boolean => {
    followSession();
    return isForgotten;
  };

  const lookAround = (): void => {
    if (hasForgotten()) return;
    const now = signals.read();
    const isBack = (now.isOnline && !last.isOnline) || (now.isVisible && !last.isVisible);
    last = now;
    options.onSignals?.(now);
    if (isBack) for (const { poke } of watches.values()) poke();
  };

  return {
    ...pending,
    ...{ watch, unwatch },
    poke: (id) => watches.get(id)?.poke(),
    isShown: (id) => isRunning && options.findShownId() === id,
    isRunning: () => isRunning,
    isForgotten: hasForgotten,
    start: () => {
      isRunning = true;
      const end = signals.subscribe(lookAround);
      lookAround();
      resume();
      return () => {
        end();
        isRunning = false;
      };
    },
  };
}
