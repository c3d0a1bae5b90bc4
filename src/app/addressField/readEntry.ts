import { cleanAddress } from '#shared/addresses/cleanAddress.ts';
import { readPaymentUri } from '#shared/addresses/readPaymentUri.ts';
import type { PaymentUri } from '#shared/addresses/uris/readers.ts';
import type { AddressChain } from './addressChain.ts';

/** What was pasted, scanned or typed into the address field. */
export interface ReadEntry {
  readonly text: string;
  /** Spaces, line breaks or invisible characters were taken out, which the page says. */
  readonly isCleaned: boolean;
  /** Undefined for a bare address. */
  readonly uri?: PaymentUri;
}

/** A whole text, as it is pasted or scanned: a payment URI is taken apart (screens.md 0.3, C4). */
export function readWhole(raw: string): ReadEntry {
  const uri = readPaymentUri(raw);
  if (uri === null) return readTyped(raw);
  return { text: cleanAddress(uri.address).text, isCleaned: false, uri };
}

/** A text that may still grow: half of a payment URI means nothing yet. */
export function readTyped(raw: string): ReadEntry {
  const { text, isChanged } = cleanAddress(raw);
  return { text, isCleaned: isChanged };
}

/** What else a payment URI says, and a form can take over. */
export interface PaymentFill {
  readonly chain?: string;
  readonly tag?: string;
  /** Plain decimal string of the coin. */
  readonly amount?: string;
}

/** What a payment URI says that does not go with what is chosen. */
export interface PaymentClash {
  /** It names another network: one that can be chosen, or (null) one that the coin is not sent on. */
  readonly chain?: AddressChain | null;
  /** It asks for another coin, so its amount says nothing here. */
  readonly isOtherCoin: boolean;
}

export interface PaymentReading {
  readonly fill: PaymentFill;
  readonly clash: PaymentClash;
}

export interface PaymentTarget {
  readonly chain: AddressChain | undefined;
  readonly chains: readonly AddressChain[];
}

/** What a payment URI means for what is being sent. An amount is taken over only where it is one of this very coin. */
export function readPayment(uri: PaymentUri, { chain, chains }: PaymentTarget): PaymentReading {
  const named = uri.chain ?? (uri.chainId === undefined ? undefined : '');
  const offered = chains.find(({ code }) => code === named);
  const target = chain ?? offered;
  const isClash = chain !== undefined && named !== undefined && named !== chain.code;
  // A bare address in the shape of a code asks for no coin at all.
  const asks = uri.amount !== undefined || uri.token !== undefined;
  const isOtherCoin = asks && target !== undefined && !isSameCoin(uri.token, target.contract);
  return {
    fill: {
      ...(chain === undefined && offered !== undefined && { chain: offered.code }),
      ...(uri.tag !== undefined && { tag: uri.tag }),
      ...(uri.amount !== undefined && target !== undefined && !isOtherCoin && { amount: uri.amount }),
    },
    clash: { isOtherCoin, ...(isClash && { chain: offered ?? null }) },
  };
}

/** Hex is the same in either case; other spellings of contracts are not. */
function isSameCoin(token: string | undefined, contract: string): boolean {
  if (token === undefined || contract === '') return token === undefined && contract === '';
  return token === contract || (contract.startsWith('0x') && token.toLowerCase() === contract.toLowerCase());
}
