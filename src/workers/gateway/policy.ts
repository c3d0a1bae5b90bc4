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

/** What a tab may state at once. Larger statements come from a bug or an attack. */
export const MAX_WINDOW_ROWS = 200;
export const MAX_INTEREST_SYMBOLS = 500;
export const MAX_FAVOURITES = 2_000;
export const MAX_KLINE_TOPICS = 20;
export const MAX_QUERY_LENGTH = 64;
export const MAX_SEARCH_NAMES = 100;

/** product.md section 9. The page waits a little longer, so that 9000001 always comes from here (design.md section 1). */
export const REQUEST_TIMEOUT_MS = 30_000;
/** An answer larger than this comes from a fault; reading it would cost every tab's memory. */
export const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
/** From here on parsing an answer, and checking it against its schema, take a millisecond each. */
export const LARGE_ANSWER_BYTES = 100_000;
/** product.md section 9: the request cache. */
export const CACHE_ENTRIES = 20;
export const CACHE_TTL_MS = 60_000;
/** product.md section 9: the cache's second level. */
export const STORE_TTL_MS = 60_000;
export const STORE_MAX_BYTES = 4_500_000;
/** A slower database is not used: calls wait for it, and at best it saves them a request. */
export const STORE_PATIENCE_MS = 1_500;

/** Rows whose statuses are remembered, so that a change of one is noticed: more than any screen shows. */
export const REMEMBERED_ROWS = 2_000;

/** A signature may be this old, or this far ahead (design.md section 4). */
export const SIGNATURE_TOLERANCE_MS = 5 * 60_000;
/** How long a signature check may keep the worker from its other work; a quote flush takes about as long. */
export const SIGNATURE_SLICE_MS = 4;
