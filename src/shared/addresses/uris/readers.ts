import { attempt } from '../codecs/bytes.ts';
import { readAmount, shiftPoint } from './amounts.ts';
import type { UriParts } from './uriParts.ts';

/** What a payment URI asks for. Nothing in it is checked yet: checkAddress and checkTag do that. */
export interface PaymentUri {
  readonly address: string;
  /** Format id of the address (screens.md 3.2). */
  readonly format: string;
  /** Code of the chain (screens.md 3.1); absent where the URI names none, or one that is not in that table. */
  readonly chain?: string;
  /** The EIP-155 id that the URI names. With it but without `chain`, the network is one we don't have. */
  readonly chainId?: string;
  readonly tag?: string;
  /** Plain decimal string, in the coin, or in the token if there is one. */
  readonly amount?: string;
  /** Contract, mint, jetton, or `code:issuer`: what is to be paid with is not the chain's own coin. */
  readonly token?: string;
  /** The token's amount in its smallest units, where only the token knows how many make one. */
  readonly tokenUnits?: string;
}

interface CoinScheme {
  readonly format: string;
  readonly chain: string;
  /** The scheme is part of the address itself, which without a question mark is no URI. */
  readonly isPrefix?: true;
}

/** Schemes that work as BIP-21 says. C4 asks for `bitcoin:`; the others are written alike. */
const COIN_SCHEMES: ReadonlyMap<string, CoinScheme> = new Map<string, CoinScheme>([
  ['bitcoin', { format: 'btc', chain: 'BTC' }],
  ['litecoin', { format: 'ltc', chain: 'LTC' }],
  ['dogecoin', { format: 'doge', chain: 'DOGE' }],
  ['dash', { format: 'dash', chain: 'DASH' }],
  ['lightning', { format: 'bolt11', chain: 'LIGHTNING' }],
  ['bitcoincash', { format: 'bch', chain: 'BCH', isPrefix: true }],
  ['kaspa', { format: 'kaspa', chain: 'KAS', isPrefix: true }],
]);

/** `bitcoin:<address>?amount=…` (BIP-21). A parameter that is required but unknown makes it void, as BIP-21 says. */
export function readCoinUri({ scheme, path, params }: UriParts): PaymentUri | null {
  const coin = COIN_SCHEMES.get(scheme);
  if (coin === undefined || (coin.isPrefix && params === null)) return null;
  const names = [...(params?.keys() ?? [])];
  const amount = readAmount(params?.get('amount'));
  if (amount === null || names.some((name) => name.startsWith('req-'))) return null;
  const invoice = params?.get('lightning');
  if (path === '' && scheme === 'bitcoin' && invoice) {
    return {
      address: invoice,
      format: 'bolt11',
      chain: 'LIGHTNING',
      ...(amount !== undefined && { amount }),
    };
  }
  if (path === '') return null;
  // QR codes are often in capitals, which are smaller.
  const ownCase = path === path.toUpperCase() ? path.toLowerCase() : path;
  const address = coin.isPrefix ? `${scheme}:${ownCase}` : path;
  return { address, format: coin.format, chain: coin.chain, ...(amount !== undefined && { amount }) };
}

const ETHEREUM_PATH = /^(?:pay-)?([^@/]{1,128})(?:@(\d{1,20}))?(?:\/([^/]{1,64}))?$/;
/** A number of EIP-681: digits with a point and a power of ten, which must come to a whole number. */
const EIP681_NUMBER = /^\+?(\d{1,80}(?:\.\d{1,80})?|\.\d{1,80})(?:[eE]\+?(\d{1,2}))?$/;
const WEI_DECIMALS = 18;

/** EIP-155 ids of the chains of screens.md 3.1. */
const CHAIN_BY_ID: ReadonlyMap<string, string> = new Map([
  ['1', 'ETH'],
  ['10', 'OP'],
  ['56', 'BSC'],
  ['61', 'ETC'],
  ['137', 'MATIC'],
  ['5000', 'MANTLE'],
  ['8453', 'BASE'],
  ['42161', 'ARBI'],
  ['43114', 'CAVAX'],
]);

/**
 * `ethereum:<address>@<chain id>?value=<wei>`, or `…/transfer?address=…&uint256=…` for a token (EIP-681). Null for calls
 * of any other function, which are no payments.
 */
export function readEthereumUri({ scheme, path, params }: UriParts): PaymentUri | null {
  const [, target, chainId, call] = ETHEREUM_PATH.exec(path) ?? [];
  if (scheme !== 'ethereum' || target === undefined) return null;
  const chain = chainId === undefined ? undefined : CHAIN_BY_ID.get(chainId.replace(/^0+(?=\d)/, ''));
  const network = {
    format: 'evm',
    ...(chainId !== undefined && { chainId }),
    ...(chain !== undefined && { chain }),
  };
  if (call === undefined) {
    const wei = readWhole(params?.get('value'));
    if (wei === null) return null;
    return {
      address: target,
      ...network,
      ...(wei !== undefined && { amount: shiftPoint(wei, -WEI_DECIMALS) }),
    };
  }
  const address = params?.get('address') ?? '';
  const tokenUnits = readWhole(params?.get('uint256'));
  if (call !== 'transfer' || address === '' || tokenUnits === null) return null;
  return { address, token: target, ...network, ...(tokenUnits !== undefined && { tokenUnits }) };
}

function readWhole(text: string | undefined): string | null | undefined {
  if (text === undefined) return undefined;
  const [, digits, power = '0'] = EIP681_NUMBER.exec(text) ?? [];
  const whole = digits === undefined ? '.' : shiftPoint(digits, Number(power));
  return whole.includes('.') ? null : whole;
}

/** `ripple:<address>?dt=<destination tag>&amount=…`, and the same with `xrpl:` or `xrp:`. */
export function readRippleUri({ scheme, path, params }: UriParts): PaymentUri | null {
  if (!['ripple', 'xrpl', 'xrp'].includes(scheme) || path === '' || path.includes('/')) return null;
  const amount = readAmount(params?.get('amount'));
  if (amount === null) return null;
  const tag = params?.get('dt');
  return {
    address: path,
    format: 'xrp',
    chain: 'XRP',
    ...(tag && { tag }),
    ...(amount !== undefined && { amount }),
  };
}

/** `solana:<recipient>?amount=…&spl-token=…` (Solana Pay). Links to a transaction that a server makes are no payments. */
export function readSolanaUri({ scheme, path, params }: UriParts): PaymentUri | null {
  const amount = readAmount(params?.get('amount'));
  if (scheme !== 'solana' || path === '' || /[:/%]/.test(path) || amount === null) return null;
  const token = params?.get('spl-token');
  return {
    address: path,
    format: 'sol',
    chain: 'SOL',
    ...(amount !== undefined && { amount }),
    ...(token !== undefined && { token }),
  };
}

const STELLAR_SCHEMES = ['web+stellar', 'stellar'];
const STELLAR_MAIN_NETWORK = 'Public Global Stellar Network ; September 2015';
const MEMO_HASH_BYTES = 32;

/**
 * `web+stellar:pay?destination=…&amount=…&memo=…&memo_type=…` (SEP-7), and `stellar:<address>?…`. Null for other
 * operations, other networks and memos that we cannot send.
 */
export function readStellarUri({ scheme, path, params }: UriParts): PaymentUri | null {
  if (!STELLAR_SCHEMES.includes(scheme) || path === 'tx') return null;
  const address = path === 'pay' ? params?.get('destination') : path;
  const network = params?.get('network_passphrase') ?? STELLAR_MAIN_NETWORK;
  const amount = readAmount(params?.get('amount'));
  const tag = readMemo(params?.get('memo'), params?.get('memo_type') ?? 'MEMO_TEXT');
  if (!address || network !== STELLAR_MAIN_NETWORK || amount === null || tag === null) return null;
  const code = params?.get('asset_code');
  return {
    address,
    format: 'xlm',
    chain: 'XLM',
    ...(tag && { tag }),
    ...(amount !== undefined && { amount }),
    ...(code && { token: `${code}:${params?.get('asset_issuer') ?? ''}` }),
  };
}

/** A hash comes in base64 and is typed in hex. Null for a memo that is malformed or of another type. */
function readMemo(memo: string | undefined, type: string): string | null | undefined {
  if (memo === undefined || type === 'MEMO_TEXT') return memo;
  if (type === 'MEMO_ID') return /^\d{1,20}$/.test(memo) ? memo : null;
  const hash = type === 'MEMO_HASH' ? attempt(() => atob(memo)) : null;
  // As it was written, with its padding and without spaces, which atob passes over.
  if (hash?.length !== MEMO_HASH_BYTES || btoa(hash) !== memo) return null;
  return Array.from(hash, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}

const TON_PATH = /^transfer\/([^/]{1,128})\/?$/;
const NANOTON_DECIMALS = 9;

/**
 * `ton://transfer/<address>?amount=<nanotons>&text=<comment>`. Null where it carries a program's message (`bin`, `init`),
 * which an exchange doesn't send.
 */
export function readTonUri({ scheme, path, params }: UriParts): PaymentUri | null {
  const [, address] = TON_PATH.exec(path) ?? [];
  if (scheme !== 'ton' || address === undefined || params?.has('bin') || params?.has('init')) return null;
  const token = params?.get('jetton');
  const units = readAmount(params?.get('amount'), token === undefined ? NANOTON_DECIMALS : 0);
  if (units === null || (token !== undefined && units?.includes('.'))) return null;
  const tag = params?.get('text');
  return {
    address,
    format: 'ton',
    chain: 'TON',
    ...(tag && { tag }),
    ...(token !== undefined && { token }),
    ...(units !== undefined && (token === undefined ? { amount: units } : { tokenUnits: units })),
  };
}
