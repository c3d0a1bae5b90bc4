/** Major types of CBOR (RFC 8949 section 3.1). */
export const CBOR_UNSIGNED = 0;
export const CBOR_BYTES = 2;
export const CBOR_ARRAY = 4;
export const CBOR_MAP = 5;
export const CBOR_TAG = 6;

export interface CborHead {
  /** A number, or how long the item is, or which tag it is. */
  readonly value: number;
  /** What follows the head. */
  readonly rest: Uint8Array;
}

/** Low five bits of a head whose value is in the next 1, 2 or 4 bytes. */
const FIRST_LONG = 24;
const LAST_LONG = 26;

/**
 * Reads the head of the item of major type `type` that `bytes` begin with: lengths that are stated, in their shortest
 * form and of 32 bits at most. Null for anything else.
 */
export function readCborHead(bytes: Uint8Array, type: number): CborHead | null {
  const [first] = bytes;
  if (first === undefined || first >> 5 !== type) return null;
  const short = first & 31;
  if (short < FIRST_LONG) return { value: short, rest: bytes.subarray(1) };
  const size = 2 ** (short - FIRST_LONG);
  if (short > LAST_LONG || bytes.length < 1 + size) return null;
  const value = bytes.subarray(1, 1 + size).reduce((sum, byte) => sum * 256 + byte, 0);
  const isShortest = value >= (size === 1 ? FIRST_LONG : 256 ** (size / 2));
  return isShortest ? { value, rest: bytes.subarray(1 + size) } : null;
}
