/** What a cell of a few choices says, in the words of a file; null for a word that is not known. */

const WALLETS: ReadonlyMap<string, 0 | 1> = new Map([
  ['', 1],
  ['own', 1],
  ['self', 1],
  ['private', 1],
  ['wallet', 1],
  ['1', 1],
  ['exchange', 0],
  ['custodial', 0],
  ['0', 0],
]);

const OWNERS: ReadonlyMap<string, 'self' | 'other'> = new Map([
  ['', 'self'],
  ['self', 'self'],
  ['me', 'self'],
  ['own', 'self'],
  ['other', 'other'],
]);

const BITS: ReadonlyMap<string, 0 | 1> = new Map([
  ['', 0],
  ['no', 0],
  ['false', 0],
  ['0', 0],
  ['yes', 1],
  ['true', 1],
  ['1', 1],
]);

/** 0 at an exchange, 1 a private wallet, which an empty cell means. */
export function readWallet(text: string): 0 | 1 | null {
  return WALLETS.get(text.trim().toLowerCase()) ?? null;
}

/** The owner that a cell names; an empty cell means the user. */
export function readOwner(text: string): 'self' | 'other' | null {
  return OWNERS.get(text.trim().toLowerCase()) ?? null;
}

/** 1: no code is needed for it later; an empty cell is no. */
export function readVerified(text: string): 0 | 1 | null {
  return BITS.get(text.trim().toLowerCase()) ?? null;
}

/** `*` and UNIVERSAL are every coin of the network (screens.md 1.10). */
export function isUniversal(coin: string): boolean {
  return coin.trim() === '*' || coin.trim().toUpperCase() === 'UNIVERSAL';
}
