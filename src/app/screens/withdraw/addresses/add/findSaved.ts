import type { AddressChain } from '#app/features/addressField/addressChain.ts';
import { UNIVERSAL } from '#app/features/addressField/addressChain.ts';
import type { BookEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import type { NamedUser } from '#app/screens/withdraw/users/validateAccount.ts';
import { checkAddress } from '#shared/addresses/checkAddress.ts';

/** What the book has of an address already (screens.md 1.9). */
export type SavedPlace =
  | { readonly kind: 'none' }
  /** The book has the same entry: it can't be saved twice (132004). */
  | { readonly kind: 'same'; readonly entry: BookEntry }
  /** The same address for one coin, or for all of them, beside the one that is entered: worth a hint. */
  | { readonly kind: 'joined'; readonly entry: BookEntry };

export interface Place {
  readonly coin: string;
  readonly chain: AddressChain | undefined;
  /** The same for all spellings of one account; "" while it is not known. */
  readonly address: string;
  readonly tag: string;
}

/** The entry of the book with the same address, chain and tag; one for the same coin comes first. */
export function findSaved(book: readonly BookEntry[], { coin, chain, address, tag }: Place): SavedPlace {
  if (address === '' || chain === undefined) return { kind: 'none' };
  const there = book.filter(
    (entry) => entry.chain === chain.code && entry.tag === tag && accountOf(entry.address, chain) === address,
  );
  const same = there.find((entry) => entry.coin === coin);
  if (same !== undefined) return { kind: 'same', entry: same };
  const joined = there.find((entry) => coin === UNIVERSAL || entry.coin === UNIVERSAL);
  return joined === undefined ? { kind: 'none' } : { kind: 'joined', entry: joined };
}

/**
 * The entry of the book with the same user of the exchange for the same coin. A phone is never one: the book does not say its
 * dial code, and the exchange compares the two.
 */
export function findSavedUser(
  book: readonly BookEntry[],
  { internalType, account, coin }: Omit<NamedUser, 'areaCode'> & { readonly coin: string },
): BookEntry | undefined {
  if (internalType === 'mobile') return undefined;
  return book.find(
    (entry) =>
      entry.addressType === 1 &&
      (entry.internalType ?? 'uid') === internalType &&
      entry.coin === coin &&
      entry.address === account,
  );
}

function accountOf(address: string, { format, contracts }: AddressChain): string {
  const check = checkAddress(address, { format, contracts });
  return check.ok ? check.account : address;
}
