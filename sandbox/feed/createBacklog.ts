/** What all sockets together have been sent and have not taken yet. */
export interface Backlog {
  /** Counts bytes that are on their way; to be called when they have left. */
  hold(bytes: number): () => void;
  /** True while it is so much that only clients that read are served. */
  isFull(): boolean;
}

const FULL_BYTES = 256 * 1024 * 1024;

/** Creates the count, for all sockets of a server. */
export function createBacklog(fullBytes = FULL_BYTES): Backlog {
  let held = 0;
  return {
    hold(bytes) {
      held += bytes;
      return () => {
        held -= bytes;
      };
    },
    isFull: () => held > fullBytes,
  };
}
