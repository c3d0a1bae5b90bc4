import { evmChainOfName, nativeCoinOf } from '#shared/addresses/chainNames.ts';
import { findNetwork } from '#shared/addresses/findNetwork.ts';
import { isSameContract } from '#shared/addresses/isSameContract.ts';
import { shiftPoint } from '#shared/addresses/uris/amounts.ts';
import type { PaymentPart, PaymentUri } from '#shared/addresses/uris/paymentUri.ts';
import { type AddressChain, UNIVERSAL } from './addressChain.ts';

/** What is being sent, or saved, while a payment code is read. */
export interface PaymentContext {
  /** UNIVERSAL, or "", for an address of all coins. */
  readonly coin: string;
  readonly chain: AddressChain | undefined;
  /** The networks that can be chosen; empty until they are loaded. */
  readonly chains: readonly AddressChain[];
}

/** The way to pay a code that fits the chosen network; without such a one, the first that can be chosen. */
export function partOf(uri: PaymentUri, { chain, chains }: Omit<PaymentContext, 'coin'>): PaymentPart {
  const parts = [uri, ...(uri.others ?? [])];
  const isOffered = (part: PaymentPart): boolean => chains.some(({ code }) => code === part.chain);
  return parts.find((part) => part.chain === chain?.code) ?? parts.find(isOffered) ?? uri;
}

/** The network that a code names: undefined for none, null for one that can't be chosen. */
export function namedChain(uri: PaymentUri, context: PaymentContext): AddressChain | null | undefined {
  const { coin, chains } = context;
  const { chain: code } = partOf(uri, context);
  if (code !== undefined) return chains.find((chain) => chain.code === code) ?? null;
  if (uri.chainId === undefined) return undefined;
  const wanted = evmChainOfName(uri.chainId);
  return chains.find((chain) => chain.code === wanted) ?? findNetwork(chains, uri.chainId, coin) ?? null;
}

/**
 * Whether a code asks for another coin than the one that is sent. A bare address in the shape of a code asks for none, and an
 * address of all coins is for whatever is asked.
 */
export function isForOtherCoin(uri: PaymentUri, context: PaymentContext): boolean {
  const { coin, chain } = context;
  if (chain === undefined || coin === '' || coin === UNIVERSAL) return false;
  if (uri.token !== undefined) return !isSameContract(uri.token, chain.contract);
  if (uri.symbol !== undefined) return uri.symbol !== coin;
  const amount = uri.amount ?? partOf(uri, context).amount;
  return amount !== undefined && nativeCoinOf(chain.code) !== coin;
}

/** Digits behind the point of what the chain's smallest unit is counted in, for coins that have no contract. */
const NATIVE_DECIMALS: Readonly<Record<string, number>> = { evm: 18, ton: 9, algo: 6 };

export interface PaymentAmount {
  /** Amount in the coin, a plain decimal string; undefined where the code has none, or one whose units are not known. */
  readonly amount: string | undefined;
  /** An amount in the token's smallest units, where it is not known how many make one token. */
  readonly unknownUnits?: string;
}

/** The amount of the sent coin that a code asks for (screens.md 0.2c). A code for another coin gives none. */
export function amountOf(uri: PaymentUri, context: PaymentContext): PaymentAmount {
  const { coin, chain } = context;
  if (chain === undefined || isForOtherCoin(uri, context)) return { amount: undefined };
  if (uri.tokenUnits === undefined) return { amount: uri.amount ?? partOf(uri, context).amount };
  const isNative = nativeCoinOf(chain.code) === coin;
  const decimals = isNative ? NATIVE_DECIMALS[chain.format] : chain.decimals;
  return decimals === undefined
    ? { amount: undefined, unknownUnits: uri.tokenUnits }
    : { amount: shiftPoint(uri.tokenUnits, -decimals) };
}
