import type { TagKind } from '#app/components/tagKind.ts';

/** The chain that the page has chosen, as far as this helper needs it. */
export interface SentOn {
  readonly coin: string;
  readonly chain: string;
  /** What goes with an address; null where the chain has none. */
  readonly tag: TagKind | null;
  /** The least that is credited, a plain decimal; null where it is not known. */
  readonly depositMin: string | null;
}
