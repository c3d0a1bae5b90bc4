import {
  createOutcomePolling,
  type OutcomePolling,
  type OutcomePollingOptions,
} from '#app/features/orders/createOutcomePolling.ts';
import type { Booked, Deal, OrderStatus } from './deal.ts';
import type { OrderType } from './orderTypes/orderType.ts';
import { CERTAINTY_MARGIN_MS, UNTIMED_MARGIN_MS } from './ticketPolicy.ts';

export interface DealWatchOptions extends Required<Omit<OutcomePollingOptions, 'ask'>> {
  readonly deal: Deal;
  readonly find: OrderType<unknown>['find'];
  /** The same order with the same request id, once its quote has expired: the exchange carries out none any more. */
  readonly settle: (deal: Deal) => ReturnType<OrderType<unknown>['execute']>;
  /** How far the exchange's clock is ahead, in ms; null before any answer has said so. */
  readonly readSkew: () => number | null;
  readonly learnSkew: (skewMs: number) => void;
  /** The order is there; the watch ends by itself when the order does. */
  readonly onFound: (booked: Booked) => void;
  /** The exchange has the order; its record is still to come. */
  readonly onAccepted: (status: OrderStatus) => void;
  /** The exchange says that the quote has expired unused: nothing was taken. */
  readonly onNothing: () => void;
  /** Whether another part of the page has reported the outcome. */
  readonly isReported: () => boolean;
  /** The outcome was reported, and there is no record: nothing is left to wait for. */
  readonly onGone: () => void;
}

const QUOTE_EXPIRED = '700008';
/** The quote was used, and the same request came before: by this very order. */
const ALREADY_SENT: ReadonlySet<string> = new Set(['700009', '131082']);

/**
 * A list without the order says nothing, since reads may lag. What settles it is its record; or, once the quote has expired,
 * the order sent again: the exchange answers what happened, or that it is too late (screens.md 0.2b).
 */
export function createDealWatch({ deal, ...options }: DealWatchOptions): OutcomePolling {
  let { isAccepted } = deal;

  const ask = async (isStopped: () => boolean): Promise<void> => {
    const askedAtMs = clock.wallNow();
    const isReported = options.isReported();
    const found = await options.find(deal);
    if (isStopped() || !found.ok) return;
    const { value: booked, skewMs } = found.value;
    options.learnSkew(skewMs);
    if (booked !== null) {
      isAccepted = true;
      if (booked.status !== 'init' && booked.status !== 'processing') polling.stop();
      options.onFound(booked);
    } else if (isReported) {
      options.onGone();
    } else if (!isAccepted && isSurelyOver(askedAtMs)) {
      await settle(isStopped);
    }
  };

  /** By the exchange's clock: the device's may be wrong, and the quote may still live. "Order not found" comes without it. */
  const isSurelyOver = (deviceMs: number): boolean => {
    const skewMs = options.readSkew();
    return skewMs === null
      ? deviceMs >= deal.sentAtMs + UNTIMED_MARGIN_MS
      : deviceMs + skewMs >= deal.expiresAtMs + CERTAINTY_MARGIN_MS;
  };

  /** Any other refusal says nothing of the order that was sent first. */
  const settle = async (isStopped: () => boolean): Promise<void> => {
    const answered = await options.settle(deal);
    if (isStopped()) return;
    if (answered.ok) {
      isAccepted = true;
      options.learnSkew(answered.value.skewMs);
      options.onAccepted(answered.value.value);
    } else if (answered.error.code === QUOTE_EXPIRED) {
      polling.stop();
      options.onNothing();
    } else if (ALREADY_SENT.has(answered.error.code)) {
      isAccepted = true;
      options.onAccepted('processing');
    }
  };

  const { clock, waitedMs, onTooLong } = options;
  const polling = createOutcomePolling({ clock, waitedMs, onTooLong, ask });
  return polling;
}
