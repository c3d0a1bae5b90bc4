/**
 * How many characters of each end of an address are set in bold, named, and left of it where it is shortened, on every page
 * (screens.md 0.2c, "Resemblance"): addresses made to look alike share fewer.
 */
export const ADDRESS_ENDS = 6;

/** Both ends of an address, "bc1qar…f5mdq4"; the whole of it where nothing but a character would be left out. */
export function shortenAddress(address: string): string {
  const characters = [...address];
  if (characters.length <= 2 * ADDRESS_ENDS + 1) return address;
  return `${characters.slice(0, ADDRESS_ENDS).join('')}…${characters.slice(-ADDRESS_ENDS).join('')}`;
}
