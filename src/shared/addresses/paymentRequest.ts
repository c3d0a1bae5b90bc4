import { nativeCoinOf } from './chainNames.ts';
import { isSameContract } from './isSameContract.ts';
import { readPaymentUri } from './readPaymentUri.ts';
import { shiftPoint } from './uris/amounts.ts';
import type { PaymentUri } from './uris/paymentUri.ts';

/** What coins are to be sent to. */
export interface PaymentTarget {
  readonly coin: string;
  readonly chain: string;
  /** Format id of the chain's addresses (screens.md 3.2). */
  readonly format: string;
  readonly address: string;
  /** "" where the chain has none. */
  readonly tag: string;
  /** The coin's contract on this chain; "" for the chain's own coin, and where no contract is known. */
  readonly contract: string;
  /** Digits behind the point in which that contract counts; absent where that is not known. */
  readonly decimals?: number | undefined;
}

/** What a QR code holds. */
export interface PaymentText {
  readonly text: string;
  /** Whether the text has the tag, so that a wallet fills it in. */
  readonly hasTag: boolean;
}

/**
 * The exchange's payment URI where it says exactly this coin, chain, address and tag, and asks for no amount; else the bare
 * address (screens.md 1.15): a wallet follows what the code says, whatever the page shows beside it. For a token it is always
 * the bare address (screens.md 0.2c): many wallets take the contract in such a URI for the receiver.
 */
export function paymentTextOf(uri: string, target: PaymentTarget): PaymentText {
  const isBare = uri === target.address || isToken(target) || !saysExactly(uri, target);
  if (isBare) return { text: target.address, hasTag: false };
  return { text: uri, hasTag: target.tag !== '' && readPaymentUri(uri)?.tag === target.tag };
}

function saysExactly(uri: string, target: PaymentTarget): boolean {
  const said = readPaymentUri(uri);
  return said !== null && said.amount === undefined && said.tokenUnits === undefined && isFor(said, target);
}

function isToken({ coin, chain }: PaymentTarget): boolean {
  return nativeCoinOf(chain) !== coin;
}

function isFor(said: PaymentUri, target: PaymentTarget): boolean {
  const { chain, format, address, tag, contract } = target;
  const isPlain = said.token === undefined && said.symbol === undefined;
  const isCoin = isToken(target) ? isSameContract(said.token ?? '', contract) : isPlain;
  const isTag = said.tag === undefined || said.tag === tag;
  return isCoin && isTag && said.format === format && said.chain === chain && said.address === address;
}

const WEI_DECIMALS = 18;
const NANOTON_DECIMALS = 9;

/**
 * A payment code that asks for an amount (BIP-21, EIP-681 and their kin); null where the exchange's URI says anything else than
 * the target, or its scheme can't say an amount: a bare address, an invoice, and tokens whose smallest unit is not known. What
 * is built is read back and has to say the same.
 *
 * @param uri The exchange's own.
 * @param amount Plain decimal string of the coin, above zero.
 */
export function askForAmount(uri: string, amount: string, target: PaymentTarget): string | null {
  const built = saysExactly(uri, target) || uri === target.address ? writeAmount(uri, amount, target) : null;
  const said = built === null ? null : readPaymentUri(built);
  if (built === null || said === null || !isFor(said, target)) return null;
  const asked = said.tokenUnits === undefined ? said.amount : toCoins(said.tokenUnits, target);
  return asked !== undefined && shiftPoint(asked, 0) === shiftPoint(amount, 0) ? built : null;
}

function toCoins(units: string, { decimals }: PaymentTarget): string | undefined {
  return decimals === undefined ? undefined : shiftPoint(units, -decimals);
}

function writeAmount(uri: string, amount: string, target: PaymentTarget): string | null {
  const { format, chain, decimals } = target;
  const sign = uri.includes('?') ? '&' : '?';
  if (chain === 'LIGHTNING') return null;
  if (format === 'evm' && isToken(target)) {
    return decimals === undefined ? null : writeUnits(`${uri}${sign}uint256=`, amount, decimals);
  }
  if (format === 'evm') return writeUnits(`${uri}${sign}value=`, amount, WEI_DECIMALS);
  if (format === 'ton') return writeUnits(`${uri}${sign}amount=`, amount, NANOTON_DECIMALS);
  return `${uri}${sign}amount=${amount}`;
}

function writeUnits(start: string, amount: string, decimals: number): string | null {
  const units = shiftPoint(amount, decimals);
  return units.includes('.') ? null : start + units;
}
