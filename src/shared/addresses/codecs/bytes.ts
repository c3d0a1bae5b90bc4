/** Why a text could not be decoded: it has another shape, or it has the shape and its checksum does not fit. */
export type DecodeFault = 'format' | 'checksum';

/** What `decode` returns, or null where it throws, which is how the packages refuse a text. */
export function attempt<T>(decode: () => T): T | null {
  try {
    return decode();
  } catch {
    return null;
  }
}

export function isSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
