import type { Resemblance } from '#app/features/addressField/lookAlike.ts';
import type { BookEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import type { InternalType } from '#app/screens/withdraw/users/validateAccount.ts';
import { isSameTarget, type TestAmount, type TestTarget } from '#app/storage/testAmounts.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';

/** What the exchange says of an address. */
export type CheckedAddress = ResultOf<'addressCheck'>['items'][number];

/** Who gets the coins, once that is certain. */
export type Recipient =
  /** An address on a chain: of the book, one that was used lately, or a new one. */
  | {
      readonly kind: 'chain';
      /** The spelling that is sent to. */
      readonly address: string;
      readonly hasChecksum: boolean;
      readonly tag: string;
      readonly checked: CheckedAddress;
      /** Known addresses that it could be taken for; their middle was typed where it is a look-alike. */
      readonly resemblance: Resemblance;
      /** Null where it is in no book. */
      readonly entry: BookEntry | null;
    }
  /** A user of the exchange. */
  | {
      readonly kind: 'user';
      readonly internalType: InternalType;
      /** As the exchange takes it: digits, an e-mail in small letters, "+852…". */
      readonly account: string;
      /** With most of it hidden. */
      readonly uid: string;
      readonly name: string;
      readonly entry: BookEntry | null;
    };

/** An address of the exchange itself, where the coins can stay inside: at once and without a fee. */
export function canStayInside(recipient: Recipient): boolean {
  return recipient.kind === 'user' || recipient.checked.internal;
}

/** A test amount, its target and what is to follow it, while it is in the form. */
export type EnteredTest = Pick<TestAmount, keyof TestTarget | 'tested' | 'rest'>;

/** Where the coins of a recipient on a chain go. */
export function targetOf(
  coin: string,
  chain: string,
  { address, tag }: Extract<Recipient, { readonly kind: 'chain' }>,
): TestTarget {
  return { coin, chain, address, tag };
}

/** Whether a test amount was for another recipient than the form has now; while it has none, that is open. */
export function isTestOfAnother(
  test: EnteredTest | null,
  coin: string,
  chain: string,
  recipient: Recipient | null,
): boolean {
  if (test === null || recipient === null) return false;
  return recipient.kind === 'user' || !isSameTarget(test, targetOf(coin, chain, recipient));
}
