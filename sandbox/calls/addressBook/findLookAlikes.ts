/** Somewhere that a user has sent to, or gets coins by (screens.md 1.9, look-alike guard). */
export interface Anchor {
  readonly id: string;
  readonly remark: string;
  readonly address: string;
}

const EQUAL_CHARACTERS = 4;
/** What every address of a chain begins with says nothing about which one it is. */
const PREFIX =
  /^(?:0x|bc1[pq]|ltc1q|bitcoincash:[qp]?|kaspa:[qp]|addr1|cosmos1|inj1|celestia1|sei1|0\.0\.|lnbc|tz[1-4]|KT1|f[1-4]|S[PM]|[UE]Q|[13TrXGMDLA1])/;

/**
 * Anchors that a user could take for this address: after the chain's prefix, the first four and the last four characters
 * are the same, and something between them is not.
 */
export function findLookAlikes(address: string, anchors: readonly Anchor[]): Anchor[] {
  const own = bodyOf(address);
  return anchors.filter((anchor) => {
    const other = bodyOf(anchor.address);
    return own !== other && endsOf(own) !== undefined && endsOf(own) === endsOf(other);
  });
}

/** Capitals and small letters look different to a computer only. */
function bodyOf(address: string): string {
  return address.replace(PREFIX, '').toLowerCase();
}

function endsOf(body: string): string | undefined {
  return body.length > 2 * EQUAL_CHARACTERS
    ? body.slice(0, EQUAL_CHARACTERS) + body.slice(-EQUAL_CHARACTERS)
    : undefined;
}
