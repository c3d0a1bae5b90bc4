export interface Signals {
  readonly isOnline: boolean;
  readonly isVisible: boolean;
  /** Counts how often the person changed or logged out. */
  readonly session: number;
}

/** What goes on around the ticket. */
export interface TicketSignals {
  readonly read: () => Signals;
  /** Returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}
