/** The quote socket's state (product.md section 4). */
export type SocketState = 'init' | 'connecting' | 'open' | 'error' | 'closed';

/** Why a closed socket is closed. */
export type CloseReason = 'gave-up' | 'idle' | 'manual';

/** The state of the feed, to be shown in words. */
export interface FeedStatus {
  readonly state: SocketState;
  /** Set while `state` is closed. */
  readonly reason: CloseReason | null;
  /** Failed attempts since the last stable connection; at most five are made. */
  readonly attempt: number;
  /** When the next attempt is due, ms since 1970; null while none is planned. */
  readonly nextAttemptAtMs: number | null;
  /** No quote frame on this connection yet, or none for 6 s: prices on screen may be old. */
  readonly stale: boolean;
}
