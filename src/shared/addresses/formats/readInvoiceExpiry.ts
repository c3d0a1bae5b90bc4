import { sha256 } from '@noble/hashes/sha2.js';
import type { Bech32Text } from '../codecs/decodeBech32.ts';
import { isSameBytes } from '../codecs/isSameBytes.ts';
import { recoverSigner } from '../codecs/recoverSigner.ts';
import { wordsToBytes } from '../codecs/wordsToBytes.ts';

/** Sizes in groups of five bits (BOLT 11). */
const TIMESTAMP_WORDS = 7;
const SIGNATURE_WORDS = 104;
const HASH_WORDS = 52;
const KEY_WORDS = 53;
/** Types of the fields that decide anything here. */
const PAYMENT_HASH = 1;
const FEATURES = 5;
const EXPIRY = 6;
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

/** When an invoice ends, in ms since 1970. Null unless its fields are whole and somebody signed them. */
export function readInvoiceExpiry({ prefix, words }: Bech32Text): number | null {
  const signed = words.slice(0, -SIGNATURE_WORDS);
  const fields = words.length > SIGNATURE_WORDS ? readFields(signed.slice(TIMESTAMP_WORDS)) : null;
  const signature = wordsToBytes(words.slice(-SIGNATURE_WORDS));
  if (fields === null || signature === null || signed.length < TIMESTAMP_WORDS) return null;
  const isPayable = fields.some(
    ({ type, words: { length } }) => type === PAYMENT_HASH && length === HASH_WORDS,
  );
  if (!isPayable || !fields.every(isFeatureKnown)) return null;
  const signer = recoverSigner(sha256(signedBytes(prefix, signed)), signature);
  const payee = fields.find(({ type, words: { length } }) => type === PAYEE && length === KEY_WORDS);
  const payeeKey = payee && wordsToBytes(payee.words);
  if (signer === null || (payee && !(payeeKey && isSameBytes(payeeKey, signer)))) return null;
  const expiry = fields.find(({ type }) => type === EXPIRY);
  const expiryS = expiry ? readNumber(expiry.words) : DEFAULT_EXPIRY_S;
  return (readNumber(signed.slice(0, TIMESTAMP_WORDS)) + expiryS) * 1000;
}

/** Each field: a type, its length in two groups, its data. */
function readFields(words: readonly number[]): readonly Field[] | null {
  const fields: Field[] = [];
  for (let at = 0; at < words.length; ) {
    const [type, high, low] = words.slice(at, at + 3);
    if (type === undefined || high === undefined || low === undefined) return null;
    const end = at + 3 + high * 32 + low;
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
