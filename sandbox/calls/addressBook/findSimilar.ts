import { compareAddresses } from '#shared/addresses/compareAddresses.ts';

/** Somewhere that a user has sent to, or gets coins by (screens.md 1.9, look-alike guard). */
export interface Anchor {
  readonly id: string;
  readonly remark: string;
  readonly address: string;
}

/** Anchors that are like this address at one end or at both; the page has the same rule, and tells the two apart. */
export function findSimilar(address: string, anchors: readonly Anchor[]): Anchor[] {
  return anchors.filter((anchor) => compareAddresses(address, anchor.address) !== 'none');
}
