import { evmChainOfName, nativeCoinOf } from '#shared/addresses/chainNames.ts';
import { findNetwork } from '#shared/addresses/findNetwork.ts';
import { isSameContract } from '#shared/addresses/isSameContract.ts';
import { shiftPoint } from '#shared/addresses/uris/amounts.ts';
import { payableAmount } from '#shared/addresses/uris/invoiceAmount.ts';
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

/**
 * The network that a code names: undefined for none, null for one that can't be chosen. A code that names a kind of address alone
 * (`ethereum:0x…`) fits every network of that kind, and names the first of them where another kind is chosen.
 */
export function namedChain(uri: PaymentUri, context: PaymentContext): AddressChain | null | undefined {
  const { coin, chain: chosen, chains } = context;
  const { chain: code, format } = partOf(uri, context);
  if (code !== undefined) return chains.find((chain) => chain.code === code) ?? null;
  if (uri.chainId !== undefined) {
    const wanted = evmChainOfName(uri.chainId);
    return chains.find((chain) => chain.code === wanted) ?? findNetwork(chains, uri.chainId, coin) ?? null;
  }
  if (format === undefined || chosen === undefined || format === chosen.format) return undefined;
  return chains.find((chain) => chain.format === format) ?? null;
}

/** Whether a code is for another network than the chosen one. */
export function isElsewhere(uri: PaymentUri, context: PaymentContext): boolean {
  const { chain } = context;
  const named = namedChain(uri, context);
  return chain !== undefined && named !== undefined && named?.code !== chain.code;
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
  const { chain: code, amount = uri.amount } = partOf(uri, context);
  if (amount === undefined) return false;
  // An amount without a coin is of the network's own: the code's network, also where another one is chosen.
  const paidOn = code ?? (isElsewhere(uri, context) ? namedChain(uri, context)?.code : chain.code);
  return paidOn === undefined || nativeCoinOf(paidOn) !== coin;
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
  if (uri.tokenUnits === undefined) {
    const { format, amount = uri.amount } = partOf(uri, context);
    const isInvoice = format === 'bolt11' && amount !== undefined;
    return { amount: isInvoice ? payableAmount(amount, chain.accuracy) : amount };
  }
  const isNative = nativeCoinOf(chain.code) === coin;
  // A token may be counted otherwise on another network.
  const own = isElsewhere(uri, context) ? undefined : chain.decimals;
  const decimals = isNative ? NATIVE_DECIMALS[chain.format] : own;
  return decimals === undefined
    ? { amount: undefined, unknownUnits: uri.tokenUnits }
    : { amount: shiftPoint(uri.tokenUnits, -decimals) };
}
