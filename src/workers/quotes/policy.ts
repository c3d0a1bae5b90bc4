/** Connecting for longer than this means a zombie; iOS leaves such sockets behind. */
export const CONNECT_TIMEOUT_MS = 4_000;
/** product.md section 9: ping every 10 s, backoff 1000 to 6000 ms, 5 attempts. */
export const PING_INTERVAL_MS = 10_000;
export const BACKOFF_FLOOR_MS = 1_000;
export const BACKOFF_CEILINGS_MS = [1_000, 2_000, 4_000, 6_000, 6_000] as const;
export const MAX_ATTEMPTS = 5;
/** A ping that no frame of any kind follows within this time means a dead link. */
export const PONG_DEADLINE_MS = 5_000;
/** Only a connection that lived this long clears the attempts, else accept-then-close would be retried for ever. */
export const STABLE_AFTER_MS = 5_000;
/** How long a tab may take to hand over its token, and the server to confirm it. */
export const LOGIN_TIMEOUT_MS = 10_000;
/** With no visible tab for this long the topics are cancelled and the socket is closed (design.md section 1). */
export const IDLE_AFTER_MS = 60_000;
/** With no visible tab that shows a price for this long, prices are cancelled, and the socket stays. */
export const PRICES_IDLE_AFTER_MS = 10_000;
/** Twice the throttle: a user who sees no change for longer should know that the feed is silent. */
export const STALE_AFTER_MS = 6_000;

/** Limits of one frame (design.md section 3). */
export const MAX_COMPRESSED_BYTES = 1024 * 1024;
export const MAX_TEXT_BYTES = 8 * 1024 * 1024;
/** The best ratio deflate can reach; a trailer that claims more is forged. */
export const MAX_INFLATE_RATIO = 1032;
/**
 * A compressed frame is inflated in pieces of this size, so that one that holds more than it claims is left at most 8 MiB
 * too late (docs/decisions/0005-frame-guards.md).
 */
export const PIECE_BYTES = 8 * 1024;
/**
 * Frames that wait for those before them, as they came: three seconds of 200,000 rows a second. What comes beyond it is
 * skipped, or a flood would fill the worker's memory.
 */
export const MAX_WAITING_BYTES = 32 * 1024 * 1024;
/** So many bad frames within BAD_FRAME_WINDOW_MS ask the server for text instead of gzip. */
export const BAD_FRAMES_BEFORE_TEXT = 5;
export const BAD_FRAME_WINDOW_MS = 10_000;

/** Far above any exchange; keeps a broken server from filling the worker's memory. */
export const MAX_PAIRS = 20_000;
/** Kinds of refusal that are logged; the public gateway knows six. */
export const MAX_REFUSAL_CODES = 20;
