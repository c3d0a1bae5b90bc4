export interface Signals {
  readonly isOnline: boolean;
  readonly isVisible: boolean;
  /** Counts changes of user and logouts. */
  readonly session: number;
}

/** Events around the orders of a page. */
export interface OrderSignals {
  readonly read: () => Signals;
  /** Returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}
