/** A point in the life of the feed. */
export interface Moment {
  readonly nowMs: number;
  /** How many times the feed has sent changes. */
  readonly round: number;
}

/**
 * Something one can subscribe to. Topics keep no account of who has seen what: a socket that missed some
 * rounds asks for what changed since the last one it got, and so the latest state is all that ever waits for
 * it.
 */
export interface QuoteTopic {
  /** Equal keys give equal rows. */
  readonly key: string;
  /** All rows of a full snapshot, as JSON text. */
  readAll(now: Moment): string[];
  /** The rows that changed after `since`, each in its newest state. */
  readChanges(since: Moment, now: Moment): string[];
}
