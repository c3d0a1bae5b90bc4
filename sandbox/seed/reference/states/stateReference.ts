/** A state, province, region or emirate. */
export interface StateReference {
  /** The part of its ISO 3166-2 code after the country's. */
  readonly code: string;
  readonly name: string;
}
