/** What was started and has to end: on success, on failure and on Ctrl-C. */
export interface Cleanup {
  /** Notes how to end something; the returned function ends it now, once. */
  readonly add: (end: () => Promise<unknown> | unknown) => () => Promise<void>;
  /** Ends all that is left, the newest first. */
  readonly end: () => Promise<void>;
}

/** Creates an empty list. */
export function createCleanup(): Cleanup {
  const ends = new Set<() => Promise<void>>();

  return {
    add: (end) => {
      const endOnce = async (): Promise<void> => {
        if (ends.delete(endOnce)) await end();
      };
      ends.add(endOnce);
      return endOnce;
    },
    end: async () => {
      for (const end of [...ends].reverse()) {
        await end().catch((error: unknown) => console.error(`Could not clean up: ${String(error)}`));
      }
    },
  };
}
