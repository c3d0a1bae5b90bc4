/** The chain that the page has chosen, as far as this helper needs it. */
export interface SentOn {
  readonly coin: string;
  readonly chain: string;
  /** "memo", "destination tag", "comment"; null where the chain has none. */
  readonly tagName: string | null;
  /** The least that is credited, a plain decimal; null where it is not known. */
  readonly depositMin: string | null;
}
