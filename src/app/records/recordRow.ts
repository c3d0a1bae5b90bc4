/** What every row of a history has, whatever else its screen puts into it. */
export interface RecordRow {
  /** The exchange's own id; the same row from two sources is one row. */
  readonly id: string;
  /** When it was made, in ms since 1970; histories are in its order. */
  readonly atMs: number;
  /** It has not come to its end (init, processing, open, filling): asked for again while somebody looks. */
  readonly isPending: boolean;
}
