/* The numbers of the quote ticket (screens.md 1.1); times in ms, changes of the price as shares of it. */

/** A quote is over for us a little before it is for the exchange: a confirmation has its way to go. */
export const EARLY_MS = 500;
export const MAX_AUTOMATIC = 3;
export const AMBER_CHANGE = '0.001';
export const CONSENT_CHANGE = '0.005';

/**
 * So long after a quote has expired nothing can be booked of it any more, also by a request that was under way when it
 * expired: only then may the order be sent once more to learn what became of it.
 */
export const CERTAINTY_MARGIN_MS = 10_000;

/**
 * The same where no answer has the exchange's time: so long after an order was sent, both by the device's clock. Its quote
 * lived then, and no quote lives nearly so long; how wrong the clock is plays no part unless it is put forward in between.
 */
export const UNTIMED_MARGIN_MS = 10 * 60_000;
