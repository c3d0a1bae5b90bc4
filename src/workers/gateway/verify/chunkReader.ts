/** A text as UTF-8, handed out bit by bit. */
export interface ChunkReader {
  /** The next bytes, good until the next call; an empty array after the last ones. */
  readonly next: () => Uint8Array;
}
