import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { LONGEST_ADDRESS } from '#shared/text/longestAddress.ts';
import { type AddressCheck, acceptAddress, refuseAddress } from '../addressCheck.ts';
import { type Bech32Text, decodeBech32, wordsToBytes } from '../codecs/bech32.ts';
import { isSameBytes } from '../codecs/bytes.ts';
import { recoverSigner } from '../codecs/curves.ts';
import { picoToBtc, readInvoiceAmount } from '../uris/invoiceAmount.ts';

/** What an invoice is judged by besides its own text. */
export interface InvoiceContext {
  readonly nowMs: number;
}

const MAIN_PREFIX = 'lnbc';
/** Regtest first, whose prefix begins like the main network's. */
const TEST_PREFIX = /^ln(?:bcrt|tbs|tb|sb)/;

/**
 * A Lightning invoice. Without a context its time and secret are not judged; payments give one (screens.md 0.2c). Whether an
 * amount pays it is for paysInvoice to say, since the fee may come out of what is entered.
 */
export function checkInvoice(text: string, context?: InvoiceContext): AddressCheck {
  const decoded = decodeBech32(text, LONGEST_ADDRESS);
  if (typeof decoded === 'string') return refuseAddress(decoded);
  if (decoded.variant !== 'bech32') return refuseAddress('checksum');
  if (TEST_PREFIX.test(decoded.prefix)) return refuseAddress('test-network');
  if (!decoded.prefix.startsWith(MAIN_PREFIX)) return refuseAddress('format');
  const pico = readInvoiceAmount(decoded.prefix.slice(MAIN_PREFIX.length));
  const fields = readSignedFields(decoded);
  if (pico === null || fields === null) return refuseAddress('format');
  const { expiresAtMs, paymentHash, hasSecret } = fields;
  if (context !== undefined && context.nowMs >= expiresAtMs) return refuseAddress('expired');
  // Without one, those who forward the payment can take it (BOLT 11); invoices of today all have one.
  if (context !== undefined && !hasSecret) return refuseAddress('no-secret');
  const amount = pico === 0n ? null : picoToBtc(pico);
  return acceptAddress('invoice', text.toLowerCase(), { invoice: { amount, expiresAtMs, paymentHash } });
}

/** Sizes in groups of five bits (BOLT 11). */
const TIMESTAMP_WORDS = 7;
const SIGNATURE_WORDS = 104;
const HASH_WORDS = 52;
const KEY_WORDS = 53;
/** Types of the fields that decide anything here. */
const PAYMENT_HASH = 1;
const FEATURES = 5;
const EXPIRY = 6;
const PAYMENT_SECRET = 16;
const PAYEE = 19;
const DEFAULT_EXPIRY_S = 3600;
/**
 * Even features that a payer may meet and knows (BOLT 9: variable onions, payment secret, parts, route blinding,
 * attribution, metadata, trampoline). An invoice that demands another one must not be paid.
 */
const KNOWN_FEATURES: ReadonlySet<number> = new Set([8, 14, 16, 24, 36, 48, 56]);

interface Field {
  readonly type: number;
  readonly words: readonly number[];
}

interface SignedFields {
  readonly expiresAtMs: number;
  readonly paymentHash: string;
  readonly hasSecret: boolean;
}

/** What decides in an invoice. Null unless its fields are whole and signed. */
function readSignedFields({ prefix, words }: Bech32Text): SignedFields | null {
  const signed = words.slice(0, -SIGNATURE_WORDS);
  const fields = words.length > SIGNATURE_WORDS ? readFields(signed.slice(TIMESTAMP_WORDS)) : null;
  const signature = wordsToBytes(words.slice(-SIGNATURE_WORDS));
  if (fields === null || signature === null || signed.length < TIMESTAMP_WORDS) return null;
  const hashes = (wanted: number): readonly Field[] =>
    fields.filter(({ type, words: { length } }) => type === wanted && length === HASH_WORDS);
  const [hash] = hashes(PAYMENT_HASH);
  const paymentHash = hash === undefined ? null : wordsToBytes(hash.words);
  if (paymentHash === null || !fields.every(isFeatureKnown)) return null;
  const signer = recoverSigner(sha256(signedBytes(prefix, signed)), signature);
  const payee = fields.find(({ type, words: { length } }) => type === PAYEE && length === KEY_WORDS);
  const payeeKey = payee && wordsToBytes(payee.words);
  if (signer === null || (payee && !(payeeKey && isSameBytes(payeeKey, signer)))) return null;
  const expiry = fields.find(({ type }) => type === EXPIRY);
  const expiryS = expiry ? readNumber(expiry.words) : DEFAULT_EXPIRY_S;
  return {
    expiresAtMs: (readNumber(signed.slice(0, TIMESTAMP_WORDS)) + expiryS) * 1000,
    paymentHash: bytesToHex(paymentHash),
    hasSecret: hashes(PAYMENT_SECRET).length > 0,
  };
}

/** Each field: a type, its length in two groups, its data. */
function readFields(words: readonly number[]): readonly Field[] | null {
  const fields: Field[] = [];
  for (let at = 0; at < words.length; ) {
    const [type, upper, lower] = words.slice(at, at + 3);
    if (type === undefined || upper === undefined || lower === undefined) return null;
    const end = at + 3 + upper * 32 + lower;
    if (end > words.length) return null;
    fields.push({ type, words: words.slice(at + 3, end) });
    at = end;
  }
  return fields;
}

function isFeatureKnown({ type, words }: Field): boolean {
  if (type !== FEATURES) return true;
  const bits = words.toReversed().flatMap((word) => [0, 1, 2, 3, 4].map((bit) => (word >> bit) & 1));
  return bits.every((bit, feature) => bit === 0 || feature % 2 === 1 || KNOWN_FEATURES.has(feature));
}

function readNumber(words: readonly number[]): number {
  return words.reduce((sum, word) => sum * 32 + word, 0);
}

/** What is signed: the prefix as text, then the groups as bytes, filled up with zero bits. */
function signedBytes(prefix: string, words: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((words.length * 5) / 8));
  words.forEach((word, i) => {
    const bit = i * 5;
    const pair = word << (11 - (bit % 8));
    const at = bit >> 3;
    bytes[at] = (bytes[at] ?? 0) | (pair >> 8);
    // Setting a byte behind the last one does nothing, and there are no bits for it.
    bytes[at + 1] = (bytes[at + 1] ?? 0) | (pair & 0xff);
  });
  return Uint8Array.of(...new TextEncoder().encode(prefix), ...bytes);
}
