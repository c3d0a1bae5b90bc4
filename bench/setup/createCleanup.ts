/** What was started and has to end: on success, on failure and on Ctrl-C. */
export interface Cleanup {
  /** Notes how to end something; the returned function ends it now, once. What comes after the end is ended at once. */
  readonly add: (end: () => Promise<unknown> | unknown) => () => Promise<void>;
  /** Ends all that is left, the newest first. */
  readonly end: () => Promise<void>;
}

/** Creates an empty list. */
export function createCleanup(): Cleanup {
  const ends = new Set<() => Promise<void>>();
  let hasEnded = false;
  const endQuietly = (end: () => Promise<void>): Promise<void> =>
    end().catch((error: unknown) => console.error(`Could not clean up: ${String(error)}`));

  return {
    add: (end) => {
      const endOnce = async (): Promise<void> => {
        if (ends.delete(endOnce)) await end();
      };
      ends.add(endOnce);
      if (hasEnded) void endQuietly(endOnce);
      return endOnce;
    },
    end: async () => {
      hasEnded = true;
      for (const end of [...ends].reverse()) await endQuietly(end);
    },
  };
}
