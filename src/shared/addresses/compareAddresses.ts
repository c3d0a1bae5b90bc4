/** How alike two addresses of one chain look (screens.md 1.9, "Look-alike guard"). */
export type Likeness =
  /** The first four and the last four characters are the same, and something between them is not. */
  | 'look-alike'
  /** Six or more characters are the same at one end. */
  | 'similar'
  | 'none';

const END = 4;
const LONG_END = 6;

/** Prefixes that every address of a chain has, so that they don't distinguish two addresses. */
const PREFIX =
  /^(?:0x|bc1[pq]|ltc1q|bitcoincash:[qp]?|kaspa:[qp]|addr1|cosmos1|inj1|celestia1|sei1|0\.0\.|lnbc)/;

/** The same, so short that an address of another chain may begin with it by chance: Solana has no prefix at all. */
const SHORT_PREFIX = /^(?:tz[1-4]|KT1|f[1-4]|S[PM]|[UE]Q|[13TrXGMDLA])/;

/** Hex and bech32, in which capitals and small letters are the same. */
const CASELESS = /^(?:0x[0-9a-f]+|(?:bc|ltc|cosmos|inj|celestia|sei|addr)1[0-9a-z]+)$/i;

/** How alike two addresses look; "none" for the same one. Capitals and small letters are compared as one: readers do so. */
export function compareAddresses(address: string, other: string): Likeness {
  const isCaseless = CASELESS.test(address) && CASELESS.test(other);
  if (address === other || (isCaseless && address.toLowerCase() === other.toLowerCase())) return 'none';
  const pairs = bodiesOf(address).flatMap((one) => bodiesOf(other).map((two) => [one, two] as const));
  if (pairs.some(([one, two]) => isLookAlike(one, two))) return 'look-alike';
  const isSimilar = pairs.some(
    ([one, two]) => isSameStart(one, two, LONG_END) || isSameEnd(one, two, LONG_END),
  );
  return isSimilar ? 'similar' : 'none';
}

/** What of an address is looked at, in one case: what follows its prefix, and the whole of it where that may be none. */
function bodiesOf(address: string): readonly string[] {
  const body = address.replace(PREFIX, '');
  if (body !== address) return [body.toLowerCase()];
  const rest = address.replace(SHORT_PREFIX, '');
  return [...new Set([address.toLowerCase(), rest.toLowerCase()])];
}

function isLookAlike(one: string, two: string): boolean {
  const isLong = Math.min(one.length, two.length) > 2 * END;
  return isLong && isSameStart(one, two, END) && isSameEnd(one, two, END);
}

function isSameStart(one: string, two: string, length: number): boolean {
  return one.length >= length && one.slice(0, length) === two.slice(0, length);
}

function isSameEnd(one: string, two: string, length: number): boolean {
  return one.length >= length && one.slice(-length) === two.slice(-length);
}
