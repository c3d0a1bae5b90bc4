/** Tags of the few ASN.1 types that a public key is made of. */
export const INTEGER = 0x02;
export const BIT_STRING = 0x03;
export const SEQUENCE = 0x30;

export interface DerValue {
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
export function readDer(bytes: Uint8Array, tag: number): DerValue | null {
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
