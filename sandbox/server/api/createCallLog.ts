/** One call, as the log keeps it: no input, no cookie, no token, no answer but its code. */
export interface LoggedCall {
  /** ISO 8601. */
  readonly at: string;
  readonly method: string;
  /** Below /x-api, without the query. */
  readonly path: string;
  /** 0 for a guest. */
  readonly uid: number;
  readonly status: number;
  /** The envelope's code; null where there is no envelope. */
  readonly code: number | null;
  readonly ms: number;
}

export interface CallLog {
  add(call: LoggedCall): void;
  /** The last thousand, the newest last. */
  read(): readonly LoggedCall[];
}

const MOST_KEPT = 1_000;

/** Keeps the last calls in memory, to see what a page has asked. */
export function createCallLog(): CallLog {
  const calls: LoggedCall[] = [];
  return {
    add(call) {
      calls.push(call);
      if (calls.length > MOST_KEPT) {
        calls.shift();
      }
    },
    read: () => calls,
  };
}
