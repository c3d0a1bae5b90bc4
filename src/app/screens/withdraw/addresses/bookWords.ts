import type { TFunction } from 'i18next';
import { UNIVERSAL } from '#app/features/addressField/addressChain.ts';
import type { BookEntry } from '../book/bookEntry.ts';

/** The coin of an entry in words. */
export function coinWords({ coin }: Pick<BookEntry, 'coin'>, t: TFunction): string {
  return coin === UNIVERSAL ? t('book.universal') : coin;
}

/** Names the owner of an entry's wallet or account. */
export function ownerWords(entry: BookEntry, t: TFunction): string {
  const { addressType, walletType, ownership, vaspName } = entry;
  if (addressType === 1) return t(`book.internalType.${entry.internalType ?? 'uid'}`);
  if (walletType === 0) {
    const name = vaspName === undefined || vaspName === '' ? t('book.owner.exchange') : vaspName;
    return ownership === 'other' ? t('book.owner.otherAt', { name }) : name;
  }
  return t(ownership === 'self' ? 'book.owner.own' : 'book.owner.other');
}
