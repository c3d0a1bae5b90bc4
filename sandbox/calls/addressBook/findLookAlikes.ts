import { compareAddresses } from '#shared/addresses/compareAddresses.ts';

/** Somewhere that a user has sent to, or gets coins by (screens.md 1.9, look-alike guard). */
export interface Anchor {
  readonly id: string;
  readonly remark: string;
  readonly address: string;
}

/** Anchors that a user could take for this address, by the rule that the page has too. */
export function findLookAlikes(address: string, anchors: readonly Anchor[]): Anchor[] {
  return anchors.filter((anchor) => compareAddresses(address, anchor.address) === 'look-alike');
}
