/** How alike two addresses of one chain look (screens.md 1.9, "Look-alike guard"). */
export type Likeness =
  /** The first four and the last four characters are the same, and something between them is not. */
  | 'look-alike'
  /** Six or more characters are the same at one end. */
  | 'similar'
  | 'none';

const END = 4;
const LONG_END = 6;

/** What every address of a chain begins with says nothing about which one it is. */
const PREFIX =
  /^(?:0x|bc1[pq]|ltc1q|bitcoincash:[qp]?|kaspa:[qp]|addr1|cosmos1|inj1|celestia1|sei1|0\.0\.|lnbc|tz[1-4]|KT1|f[1-4]|S[PM]|[UE]Q|[13TrXGMDLA1])/;

/** An address without what its chain puts in front of it, in one case: capitals and small letters look different to a computer only. */
function bodyOf(address: string): string {
  return address.replace(PREFIX, '').toLowerCase();
}

/** How alike two addresses look; "none" for the same one. */
export function compareAddresses(address: string, other: string): Likeness {
  const [one, two] = [bodyOf(address), bodyOf(other)];
  if (one === two) return 'none';
  const isLong = Math.min(one.length, two.length) > 2 * END;
  if (isLong && isSameStart(one, two, END) && isSameEnd(one, two, END)) return 'look-alike';
  return isSameStart(one, two, LONG_END) || isSameEnd(one, two, LONG_END) ? 'similar' : 'none';
}

function isSameStart(one: string, two: string, length: number): boolean {
  return one.length >= length && one.slice(0, length) === two.slice(0, length);
}

function isSameEnd(one: string, two: string, length: number): boolean {
  return one.length >= length && one.slice(-length) === two.slice(-length);
}
