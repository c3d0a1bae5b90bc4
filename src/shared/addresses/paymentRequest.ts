import { readPaymentUri } from './readPaymentUri.ts';
import { shiftPoint } from './uris/amounts.ts';

/** What coins are to be sent to. */
export interface PaymentTarget {
  readonly coin: string;
  readonly chain: string;
  /** Format id of the chain's addresses (screens.md 3.2). */
  readonly format: string;
  readonly address: string;
  /** "" where the chain has none. */
  readonly tag: string;
  /** Of the coin on this chain; "" for the chain's own coin, and where none is known. */
  readonly contract: string;
}

/** What a QR code holds. */
export interface PaymentText {
  readonly text: string;
  /** The tag is in it, so that a wallet fills it in. */
  readonly hasTag: boolean;
}

/** Chains whose own coin has another code. */
const NATIVE_COINS: ReadonlyMap<string, string> = new Map([
  ['LIGHTNING', 'BTC'],
  ['BSC', 'BNB'],
  ['MATIC', 'POL'],
  ['ARBI', 'ETH'],
  ['OP', 'ETH'],
  ['BASE', 'ETH'],
  ['MANTLE', 'MNT'],
  ['CAVAX', 'AVAX'],
]);

/**
 * The exchange's payment URI where it says exactly this coin, chain, address and tag, and asks for no amount; else the bare
 * address (screens.md 1.15): a wallet follows what the code says, whatever the page shows beside it.
 */
export function paymentTextOf(uri: string, target: PaymentTarget): PaymentText {
  const isBare = uri === target.address || !saysExactly(uri, target);
  if (isBare) return { text: target.address, hasTag: false };
  return { text: uri, hasTag: target.tag !== '' && readPaymentUri(uri)?.tag === target.tag };
}

function saysExactly(uri: string, target: PaymentTarget): boolean {
  const said = readPaymentUri(uri);
  return said !== null && said.amount === undefined && said.tokenUnits === undefined && isFor(said, target);
}

type Said = NonNullable<ReturnType<typeof readPaymentUri>>;

function isFor(said: Said, { coin, chain, format, address, tag, contract }: PaymentTarget): boolean {
  const isNative = (NATIVE_COINS.get(chain) ?? chain) === coin;
  const isCoin = isNative ? said.token === undefined : isContract(said.token, contract);
  const isTag = said.tag === undefined || said.tag === tag;
  return isCoin && isTag && said.format === format && said.chain === chain && said.address === address;
}

/** Hex is the same in either case; other spellings are not. */
function isContract(token: string | undefined, contract: string): boolean {
  if (token === undefined || contract === '') return false;
  return token === contract || (contract.startsWith('0x') && token.toLowerCase() === contract.toLowerCase());
}

const WEI_DECIMALS = 18;
const NANOTON_DECIMALS = 9;

/**
 * A payment text that asks for an amount (BIP-21, EIP-681 and their kin); null where its scheme can't say one: a bare address,
 * an invoice, and tokens of the Ethereum kind, whose smallest unit only their contract knows. What is built is read back and
 * has to say the same.
 *
 * @param text Of paymentTextOf.
 * @param amount Plain decimal string of the coin, above zero.
 */
export function askForAmount(text: string, amount: string, target: PaymentTarget): string | null {
  const built = writeAmount(text, amount, target);
  const said = built === null ? null : readPaymentUri(built);
  if (built === null || said === null || said.amount === undefined || !isFor(said, target)) return null;
  return shiftPoint(said.amount, 0) === shiftPoint(amount, 0) ? built : null;
}

function writeAmount(text: string, amount: string, { format, chain }: PaymentTarget): string | null {
  const sign = text.includes('?') ? '&' : '?';
  if (chain === 'LIGHTNING') return null;
  if (format === 'evm') return writeUnits(`${text}?value=`, amount, WEI_DECIMALS);
  if (format === 'ton') return writeUnits(`${text}${sign}amount=`, amount, NANOTON_DECIMALS);
  return `${text}${sign}amount=${amount}`;
}

function writeUnits(start: string, amount: string, decimals: number): string | null {
  const units = shiftPoint(amount, decimals);
  return units.includes('.') ? null : start + units;
}
