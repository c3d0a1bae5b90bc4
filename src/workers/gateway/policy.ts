/** product.md section 9: currency pair throttle. Per tab, leading edge (design.md section 1). */
export const TICK_MS = 3_000;
/** A changed view or interest is answered at most this often, so that scrolling shows prices. */
export const ANSWER_INTERVAL_MS = 100;
/** How long what a hidden tab looked at stays wanted; nothing is sent to it. */
export const LINGER_MS = 1_000;
/** After a worker was replaced the next tick comes at the latest this long after its first prices. */
export const RECOVERY_MS = 1_000;
/** A page that failed on a batch is sent everything again after this long. */
export const RETRY_MS = 1_000;
/**
 * Quotes answers a pull at once if it has news. After this long without an answer there is none, and what the gateway
 * has is current; news no older than this is current too. A little more than the server's own rhythm of 500 ms.
 */
export const CURRENT_FOR_MS = 600;
/** One message to a page; structured cloning of this much stays far below a frame. */
export const MAX_BATCH_BYTES = 10_000;

/** What a tab may ask for at once. Larger statements are cut, since they come from a bug or an attack. */
export const MAX_WINDOW_ROWS = 200;
export const MAX_INTEREST_SYMBOLS = 500;
export const MAX_FAVOURITES = 2_000;
export const MAX_KLINE_TOPICS = 20;
export const MAX_QUERY_LENGTH = 64;
