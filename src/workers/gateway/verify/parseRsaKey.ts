import { decodeBase64 } from './bytes.ts';

export interface RsaKey {
  /** The key as it came, for WebCrypto. */
  readonly spki: Uint8Array<ArrayBuffer>;
  /** Big-endian, without leading zeros. */
  readonly modulus: Uint8Array;
  readonly exponent: Uint8Array;
}

/** design.md section 4. */
const MIN_MODULUS_BITS = 2048;
const MIN_EXPONENT = 65_537;
/** What every engine's WebCrypto takes. Both ways of checking refuse the same keys. */
const MAX_MODULUS_BITS = 8192;
const MAX_EXPONENT_BYTES = 4;

/** AlgorithmIdentifier of rsaEncryption with its NULL parameters (RFC 3279 section 2.3.1), whole. */
const RSA_ENCRYPTION = Uint8Array.of(0x30, 13, 0x06, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 1, 1, 0x05, 0);

/** Reads a SubjectPublicKeyInfo, DER in base64. Null unless it is an RSA key that is strong enough. */
export function parseRsaKey(base64: string): RsaKey | null {
  const spki = decodeBase64(base64);
  const bits = spki && readRsaBits(spki);
  const numbers = bits && readLast(bits, SEQUENCE);
  const first = numbers && readDer(numbers, INTEGER);
  const second = first && readLast(first.rest, INTEGER);
  const modulus = first && toUnsigned(first.content);
  const exponent = second && toUnsigned(second);
  if (!spki || !modulus || !exponent || !isStrong(modulus, exponent)) return null;
  return { spki, modulus, exponent };
}

/** What the key info of an RSA key wraps. */
function readRsaBits(spki: Uint8Array): Uint8Array | null {
  const info = readLast(spki, SEQUENCE);
  const algorithm = info && readDer(info, SEQUENCE);
  if (!algorithm || !isSame(algorithm.whole, RSA_ENCRYPTION)) return null;
  const bits = readLast(algorithm.rest, BIT_STRING);
  // A bit string begins with the number of bits that its last byte lacks.
  return bits?.[0] === 0 ? bits.subarray(1) : null;
}

/** Content of a value that nothing may follow. */
function readLast(bytes: Uint8Array, tag: number): Uint8Array | null {
  const value = readDer(bytes, tag);
  return value?.rest.length === 0 ? value.content : null;
}

/** A positive INTEGER in its shortest form, without the zero that keeps it positive. */
function toUnsigned(content: Uint8Array): Uint8Array | null {
  const [first, second] = content;
  if (first === undefined || first >= 0x80) return null;
  if (first !== 0) return content;
  return second !== undefined && second >= 0x80 ? content.subarray(1) : null;
}

function isStrong(modulus: Uint8Array, exponent: Uint8Array): boolean {
  const bits = modulus.length * 8 - (Math.clz32(modulus[0] ?? 0) - 24);
  if (bits < MIN_MODULUS_BITS || bits > MAX_MODULUS_BITS || !isOdd(modulus)) return false;
  if (exponent.length > MAX_EXPONENT_BYTES || !isOdd(exponent)) return false;
  return exponent.reduce((value, byte) => value * 256 + byte, 0) >= MIN_EXPONENT;
}

function isOdd(number: Uint8Array): boolean {
  return ((number.at(-1) ?? 0) & 1) === 1;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** Tags of the few ASN.1 types that a public key is made of. */
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const SEQUENCE = 0x30;

interface DerValue {
  readonly content: Uint8Array;
  /** The value with its tag and length. */
  readonly whole: Uint8Array;
  /** What follows the value. */
  readonly rest: Uint8Array;
}

const LONG_LENGTH = 0x80;
/** Lengths of up to 65,535 bytes, far above that of any key. */
const MAX_LENGTH_BYTES = 2;

/**
 * Reads the value of type `tag` that `bytes` begin with, as strictly as DER asks: definite lengths in their shortest
 * form, inside of the bytes. Null for anything else.
 */
function readDer(bytes: Uint8Array, tag: number): DerValue | null {
  const [type, first] = bytes;
  if (type !== tag || first === undefined) return null;
  const lengthBytes = first < LONG_LENGTH ? 0 : first - LONG_LENGTH;
  if (first === LONG_LENGTH || lengthBytes > MAX_LENGTH_BYTES || bytes.length < 2 + lengthBytes) return null;
  let length = first < LONG_LENGTH ? first : 0;
  for (const byte of bytes.subarray(2, 2 + lengthBytes)) length = length * 256 + byte;
  if (lengthBytes > 0 && (length < LONG_LENGTH || bytes[2] === 0)) return null;
  const start = 2 + lengthBytes;
  const end = start + length;
  if (end > bytes.length) return null;
  return { content: bytes.subarray(start, end), whole: bytes.subarray(0, end), rest: bytes.subarray(end) };
}
