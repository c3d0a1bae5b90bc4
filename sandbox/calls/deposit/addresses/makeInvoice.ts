import { randomBytes } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, utf8 } from '@scure/base';

/** Types of the fields of an invoice (BOLT 11). */
const PAYMENT_HASH = 1;
const FEATURES = 5;
const EXPIRY = 6;
const DESCRIPTION = 13;
const PAYMENT_SECRET = 16;
/** Variable onions (8) and a payment secret (14) are demanded. */
const FEATURE_WORDS = [16, 8, 0];
const TIMESTAMP_WORDS = 7;
const SECRET_BYTES = 32;

export interface InvoiceParts {
  readonly nowMs: number;
  readonly description: string;
  /** How long it can be paid. */
  readonly lifeSeconds: number;
}

/**
 * A Lightning invoice that leaves the amount to the payer. It is whole and signed, with a key that is made for it and
 * forgotten: no node answers to it.
 */
export function makeInvoice({ nowMs, description, lifeSeconds }: InvoiceParts): string {
  const prefix = 'lnbc';
  const words = [
    ...writeNumber(Math.floor(nowMs / 1000), TIMESTAMP_WORDS),
    ...writeField(PAYMENT_HASH, bech32.toWords(randomBytes(SECRET_BYTES))),
    ...writeField(PAYMENT_SECRET, bech32.toWords(randomBytes(SECRET_BYTES))),
    ...writeField(DESCRIPTION, bech32.toWords(utf8.decode(description))),
    ...writeField(EXPIRY, writeNumber(lifeSeconds, 4)),
    ...writeField(FEATURES, FEATURE_WORDS),
  ];
  const hash = sha256(Uint8Array.of(...utf8.decode(prefix), ...fillUp(words)));
  const [recovery = 0, ...signature] = secp256k1.sign(hash, secp256k1.utils.randomSecretKey(), {
    prehash: false,
    format: 'recovered',
  });
  return bech32.encode(prefix, [...words, ...bech32.toWords(Uint8Array.of(...signature, recovery))], false);
}

function writeField(type: number, words: readonly number[]): number[] {
  return [type, ...writeNumber(words.length, 2), ...words];
}

/** Groups of five bits, the most significant first. */
function writeNumber(value: number, length: number): number[] {
  return Array.from({ length }, (_, at) => Math.floor(value / 32 ** (length - 1 - at)) % 32);
}

/** Groups of five bits as bytes, filled up with zero bits. */
function fillUp(words: readonly number[]): number[] {
  const bits = words.map((word) => word.toString(2).padStart(5, '0')).join('');
  const octets = bits.match(/.{1,8}/g) ?? [];
  return octets.map((octet) => Number.parseInt(octet.padEnd(8, '0'), 2));
}
