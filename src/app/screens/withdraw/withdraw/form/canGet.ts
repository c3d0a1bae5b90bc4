import { UNIVERSAL } from '#app/features/addressField/addressChain.ts';
import type { BookEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import type { WithdrawChain } from './withdrawalTerms.ts';

/**
 * Whether an entry of the book can get a coin. One for all coins is an address of one network, and gets the coins that travel on
 * it; a user of the exchange gets every coin.
 */
export function canGet(
  { coin, chain, addressType }: Pick<BookEntry, 'coin' | 'chain' | 'addressType'>,
  wanted: string,
  chains: readonly Pick<WithdrawChain, 'chain'>[],
): boolean {
  if (coin !== UNIVERSAL) return coin === wanted;
  return addressType === 1 || chains.some((each) => each.chain === chain);
}
