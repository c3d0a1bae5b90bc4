import { attempt } from '../codecs/bytes.ts';
import { type PaymentPart, type PaymentReading, type PaymentRefusal, refusePayment } from './paymentUri.ts';
import { isNative, readPaid } from './readPaid.ts';
import { readBitcoinParts, readInvoice, readReceiver } from './readReceivers.ts';
import { type OwnTerms, readTerms, type Terms } from './readTerms.ts';
import type { UriParts } from './uriParts.ts';

interface CoinScheme {
  readonly format?: string;
  readonly chain?: string;
  /** The scheme is part of the address itself, which without a question mark is no URI. */
  readonly isPrefix?: true;
  /** Amounts are whole numbers of a unit so much smaller than the coin; a token's are in its smallest units. */
  readonly decimals?: number;
  /** What parameters mean here alone. */
  readonly own?: OwnTerms;
  /** Finds the address in the path, "" for none there; null for a path that means something else. */
  readonly addressOf?: (path: string) => string | null;
}

const TON_LINK = /^(?:(?:app\.)?tonkeeper\.com|tonhub\.com)\/transfer\/([^/]{1,128})\/?$/;
const TON_PATH = /^(?:transfer\/)?([^/]{1,128})\/?$/;
const TON: CoinScheme = {
  ...{ format: 'ton', chain: 'TON', decimals: 9 },
  own: { text: 'tag', comment: 'tag', bin: 'call', init: 'call', stateinit: 'call', payload: 'call' },
  addressOf: (path) => (TON_LINK.exec(path) ?? TON_PATH.exec(path))?.[1] ?? null,
};
const RIPPLE: CoinScheme = { format: 'xrp', chain: 'XRP' };
const STELLAR: CoinScheme = {
  ...{ format: 'xlm', chain: 'XLM', own: { xdr: 'call' } },
  addressOf: (path) => (path === 'pay' ? '' : path === 'tx' ? null : path),
};
/** Algorand's names for the memo. */
const ALGORAND_MEMOS = Object.fromEntries(['note', 'xnote'].map((name) => [name, 'tag' as const]));
const CARDANO: CoinScheme = { format: 'ada', chain: 'ADA' };

/** Schemes that name one network. C4 asks for those of BTC, SOL, TON, XRP and XLM; the others are written alike. */
const SCHEMES: ReadonlyMap<string, CoinScheme> = new Map<string, CoinScheme>([
  ['bitcoin', { format: 'btc', chain: 'BTC' }],
  ['litecoin', { format: 'ltc', chain: 'LTC' }],
  ['dogecoin', { format: 'doge', chain: 'DOGE' }],
  ['dash', { format: 'dash', chain: 'DASH' }],
  ['lightning', { format: 'bolt11', chain: 'LIGHTNING' }],
  // `c` is the category of a CashToken.
  ['bitcoincash', { format: 'bch', chain: 'BCH', isPrefix: true, own: { c: 'token' } }],
  ['kaspa', { format: 'kaspa', chain: 'KAS', isPrefix: true }],
  ['solana', { format: 'sol', chain: 'SOL' }],
  ['ripple', RIPPLE],
  ['xrpl', RIPPLE],
  ['xrp', RIPPLE],
  ['stellar', STELLAR],
  ['web+stellar', STELLAR],
  ['ton', TON],
  ['tonkeeper', TON],
  ['tron', { format: 'tron', chain: 'TRX' }],
  ['cardano', CARDANO],
  ['web+cardano', CARDANO],
  ['algorand', { format: 'algo', chain: 'ALGO', decimals: 6, own: ALGORAND_MEMOS }],
]);

/** An address of whatever network is chosen, with parameters behind it. */
const BARE: CoinScheme = { own: { text: 'tag', comment: 'tag' } };

/**
 * `bitcoin:<address>?amount=…` (BIP-21, BIP-321) and its kin: Solana Pay, SEP-7, TON transfer links, `ripple:…?dt=`, CIP-13,
 * and an address of any network with parameters behind it. Null for other schemes.
 */
export function readCoinUri(parts: UriParts): PaymentReading | null {
  const { path, isCleaned } = parts;
  const scheme = schemeOf(parts);
  if (scheme === undefined || (scheme.isPrefix && parts.params === null)) return null;
  const params = parts.params ?? [];
  const terms = readTerms(params, scheme.own);
  if ('refused' in terms) return terms;
  const call = terms.nameOf('call');
  if (call !== '' || isTransaction(parts)) return refusePayment('transaction', call);
  const address = scheme.addressOf === undefined ? path : scheme.addressOf(path);
  if (address === null || /[/%#]/.test(address)) return refusePayment('scheme', `${parts.scheme}:${path}`);
  const receivers = readParts(parts, scheme, address, terms);
  if ('refused' in receivers) return receivers;
  const paid = readPaid(splitAmount(terms, scheme), scheme.chain, scheme.decimals);
  if ('refused' in paid) return paid;
  const tag = scheme === STELLAR ? readMemo(terms) : terms.of('tag');
  if (tag === null) return refusePayment('malformed', terms.nameOf('tag'));
  const [first, ...others] = receivers;
  if (first === undefined) return refusePayment('noReceiver');
  const asked = [paid.amount, first.amount, ...others.map(({ amount }) => amount)];
  if (new Set(asked.filter((amount) => amount !== undefined)).size > 1)
    return refusePayment('twice', 'amount');
  const network = terms.of('network');
  if (network !== undefined && (TEST_NETWORK.test(network) || isOtherStellar(network, scheme))) {
    return refusePayment('testNetwork', network);
  }
  const isElsewhere = network !== undefined && !namesScheme(network, scheme);
  const { chain, ...firstPart } = first;
  return {
    ...firstPart,
    ...(isElsewhere ? { chainId: network } : chain !== undefined && { chain }),
    ...(tag !== undefined && { tag }),
    ...paid,
    ...(others.length > 0 && { others }),
    ...(isCleaned && { isCleaned }),
  };
}

function schemeOf({ scheme, path }: UriParts): CoinScheme | undefined {
  if (scheme === '') return BARE;
  return scheme === 'https' && TON_LINK.test(path) ? TON : SCHEMES.get(scheme);
}

/** `solana:https://…` and `web+stellar:tx?xdr=…`: a server, or the code itself, has a transaction to be signed. */
function isTransaction({ scheme, path }: UriParts): boolean {
  return (
    (scheme === 'solana' && /^https?(?::|%3a)/i.test(path)) || (scheme.endsWith('stellar') && path === 'tx')
  );
}

function readParts(
  { scheme: name, params }: UriParts,
  { format, chain, isPrefix }: CoinScheme,
  path: string,
  terms: Terms,
): readonly PaymentPart[] | PaymentRefusal {
  if (name === 'bitcoin') {
    const named = terms.of('receiver') ?? '';
    if (path !== '' && named !== '' && named !== path)
      return refusePayment('twice', terms.nameOf('receiver'));
    return readBitcoinParts(path === '' ? named : path, params ?? []);
  }
  const receiver = readReceiver(path, terms);
  if (typeof receiver !== 'string') return receiver;
  const invoice = chain === 'LIGHTNING' ? readInvoice(receiver) : null;
  if (invoice !== null) return [{ ...invoice, address: receiver }];
  // QR codes are often in capitals, which are smaller.
  const ownCase = receiver === receiver.toUpperCase() ? receiver.toLowerCase() : receiver;
  const address = isPrefix === true ? `${name}:${ownCase}` : receiver;
  return [{ address, ...(format !== undefined && { format }), ...(chain !== undefined && { chain }) }];
}

/** The XRP Ledger writes amounts of tokens as `5/USD/<issuer>`. */
function splitAmount(terms: Terms, { chain }: CoinScheme): Terms {
  const [amount, code, issuer] = terms.of('amount')?.split('/') ?? [];
  if (chain !== 'XRP' || code === undefined) return terms;
  const said = { amount, symbol: terms.of('symbol') ?? code, issuer: issuer ?? terms.of('issuer') };
  return {
    of: (role) => (role === 'amount' || role === 'symbol' || role === 'issuer' ? said[role] : terms.of(role)),
    nameOf: terms.nameOf,
  };
}

const STELLAR_MAIN_NETWORK = 'publicglobalstellarnetwork;september2015';
const MAIN_NETWORK = /^(?:main|mainnet|mainnet-beta|live|livenet|public|pubnet|prod|production)$/i;

/** Names of networks whose coins are worth nothing. */
export const TEST_NETWORK =
  /test|^(?:dev|stage)|devnet|signet|regtest|sepolia|goerli|holesky|hoodi|ropsten|rinkeby|mumbai|amoy|fuji|nile|shasta/i;

/** Stellar names its networks by a pass phrase, and there is one main network. */
function isOtherStellar(network: string, { chain }: CoinScheme): boolean {
  const name = network.toLowerCase();
  return chain === 'XLM' && name.includes(';') && name !== STELLAR_MAIN_NETWORK;
}

function namesScheme(network: string, { chain, format }: CoinScheme): boolean {
  const name = network.toLowerCase();
  if (chain === 'XLM' && name === STELLAR_MAIN_NETWORK) return true;
  const names = [...SCHEMES].filter(([, scheme]) => scheme.chain === chain && chain !== undefined);
  return (
    MAIN_NETWORK.test(name) ||
    (chain !== undefined && (name === chain.toLowerCase() || isNative(name, chain) || name === format)) ||
    names.some(([each]) => each === name)
  );
}

const MEMO_HASH_BYTES = 32;
const MAX_MEMO_ID = 2n ** 64n - 1n;

/**
 * A hash comes in base64 and is typed in hex (SEP-7). Null for a memo that is malformed or that we cannot send: what looks like a
 * number or a hash is sent as one (checkTag.ts), so a code that says it is a text would be paid with another memo.
 */
function readMemo(terms: Terms): string | null | undefined {
  const memo = terms.of('tag');
  const type = terms.of('memoType')?.toUpperCase();
  if (memo === undefined || type === undefined) return memo;
  const isId = /^\d{1,20}$/.test(memo) && BigInt(memo) <= MAX_MEMO_ID;
  if (type === 'MEMO_TEXT' || type === 'TEXT') return isId || /^[\da-f]{64}$/i.test(memo) ? null : memo;
  if (type === 'MEMO_ID' || type === 'ID') return isId ? memo : null;
  const hash = type === 'MEMO_HASH' || type === 'HASH' ? attempt(() => atob(memo)) : null;
  // As it was written, with its padding and without spaces, which atob passes over.
  if (hash?.length !== MEMO_HASH_BYTES || btoa(hash) !== memo) return null;
  return Array.from(hash, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
