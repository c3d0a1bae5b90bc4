import type { Clock, Timer } from '#shared/async/clock.ts';
import type { Booked, Deal, OrderStatus } from './deal.ts';
import type { OrderType } from './orderTypes/orderType.ts';
import {
  CERTAINTY_MARGIN_MS,
  FIRST_DELAYS_MS,
  GIVE_UP_AFTER_MS,
  NEXT_DELAY_MS,
  SLOW_DELAY_MS,
  SLOW_GROWTH,
  SLOWEST_DELAY_MS,
  UNDECIDED_AFTER_MS,
} from './ticketPolicy.ts';

/** Asks for the outcome of a deal until it is known, or for half an hour. */
export interface DealWatch {
  /** Asks now: the network is back, or the page is visible again. */
  readonly poke: () => void;
  readonly stop: () => void;
}

export interface DealWatchOptions {
  readonly clock: Clock;
  readonly deal: Deal;
  /** How long it was waited for before, in ms: above 0 after a reload. */
  readonly waitedMs: number;
  readonly find: OrderType<unknown>['find'];
  /** The same order with the same request id, once its quote has expired: the exchange carries out none any more. */
  readonly settle: (deal: Deal) => ReturnType<OrderType<unknown>['execute']>;
  /** The exchange's clock, in ms since 1970, as well as it is known. */
  readonly exchangeNow: () => number;
  readonly learnSkew: (skewMs: number) => void;
  /** The order is there; the watch ends by itself when the order does. */
  readonly onFound: (booked: Booked) => void;
  /** The exchange has the order; its record is still to come. */
  readonly onAccepted: (status: OrderStatus) => void;
  /** The exchange says that the quote has expired unused: nothing was taken. */
  readonly onNothing: () => void;
  /** A minute without an outcome (screens.md 1.1, step 7). */
  readonly onTooLong: () => void;
}

const QUOTE_EXPIRED = '700008';
/** The quote was used, and the same request came before: by this very order. */
const ALREADY_SENT: ReadonlySet<string> = new Set(['700009', '131082']);

/**
 * A list without the order says nothing, since reads may lag. What settles it is its record; or, once the quote has expired,
 * the order sent again: the exchange answers what happened, or that it is too late (screens.md 0.2b).
 *
 * Asks after 0.5, 1, 1, 2, 3 s, then every 5 s for a minute, then ever more rarely (screens.md 1.1, step 6); what was
 * waited for before a reload it asks for at once. The next question waits for the answer to the one before.
 */
export function createDealWatch(options: DealWatchOptions): DealWatch {
  const { clock, deal, exchangeNow } = options;
  const startMs = clock.now();
  let { isAccepted } = deal;
  let asked = 0;
  let slowMs = SLOW_DELAY_MS;
  let isStopped = false;
  let isAsking = false;
  let timer: Timer | undefined;

  const waitedMs = (): number => options.waitedMs + clock.now() - startMs;

  const stop = (): void => {
    isStopped = true;
    clock.clearTimer(timer);
    clock.clearTimer(limit);
  };

  const nextDelayMs = (): number => {
    const first = FIRST_DELAYS_MS[asked];
    asked += 1;
    if (first !== undefined) return first;
    if (waitedMs() < UNDECIDED_AFTER_MS) return NEXT_DELAY_MS;
    const delayMs = slowMs;
    slowMs = Math.min(slowMs * SLOW_GROWTH, SLOWEST_DELAY_MS);
    return delayMs;
  };

  const schedule = (delayMs: number): void => {
    clock.clearTimer(timer);
    timer = clock.setTimer(() => void ask(), delayMs);
  };

  const ask = async (): Promise<void> => {
    if (isAsking || isStopped) return;
    isAsking = true;
    const askedAtMs = exchangeNow();
    const found = await options.find(deal);
    if (isStopped) return;
    if (found.ok) {
      const { value: booked, skewMs } = found.value;
      options.learnSkew(skewMs);
      if (booked !== null) {
        isAccepted = true;
        if (booked.status !== 'init' && booked.status !== 'processing') stop();
        options.onFound(booked);
      } else if (!isAccepted && askedAtMs >= deal.expiresAtMs + CERTAINTY_MARGIN_MS) {
        await settle();
      }
    }
    isAsking = false;
    if (isStopped || waitedMs() >= GIVE_UP_AFTER_MS) return;
    schedule(nextDelayMs());
  };

  /** Any other refusal says nothing of the order that was sent first. */
  const settle = async (): Promise<void> => {
    const answered = await options.settle(deal);
    if (isStopped) return;
    if (answered.ok) {
      isAccepted = true;
      options.learnSkew(answered.value.skewMs);
      options.onAccepted(answered.value.value);
    } else if (answered.error.code === QUOTE_EXPIRED) {
      stop();
      options.onNothing();
    } else if (ALREADY_SENT.has(answered.error.code)) {
      isAccepted = true;
      options.onAccepted('processing');
    }
  };

  const limit = clock.setTimer(options.onTooLong, Math.max(0, UNDECIDED_AFTER_MS - options.waitedMs));
  schedule(options.waitedMs > 0 ? 0 : nextDelayMs());

  return { poke: () => schedule(0), stop };
}
