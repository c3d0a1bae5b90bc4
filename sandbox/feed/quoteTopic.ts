/** A point in the life of the feed. */
export interface Moment {
  readonly nowMs: number;
  /** How many times the feed has sent changes. */
  readonly round: number;
}

/**
 * Something that can be subscribed to. Topics do not know what each socket has: a socket that missed some rounds asks
 * for what changed since the last one it got, so only the latest state is ever kept for it.
 */
export interface QuoteTopic {
  /** Equal keys give equal rows. */
  readonly key: string;
  /** All rows of a full snapshot, as JSON text. */
  readAll(now: Moment): string[];
  /** The rows that changed after `since`, each in its newest state. */
  readChanges(since: Moment, now: Moment): string[];
  /** Does part of a snapshot's work ahead, until `isOver`; true once `readAll` is quick. Missing where it always is. */
  prepare?(now: Moment, isOver: () => boolean): boolean;
}
