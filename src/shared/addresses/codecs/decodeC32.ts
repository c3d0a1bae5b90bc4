const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Stacks' c32: a number in base 32, most significant digit first, with one "0" in front for each leading zero byte.
 * Null unless `text` is the one spelling of `size` bytes. The letters that c32 reads as others (O, I, L, lower case) are
 * refused: who typed them may have mistyped more.
 */
export function decodeC32(text: string, size: number): Uint8Array | null {
  let value = 0n;
  for (const letter of text) {
    const digit = ALPHABET.indexOf(letter);
    if (digit === -1) return null;
    value = value * 32n + BigInt(digit);
  }
  const bytes = new Uint8Array(size);
  for (let i = size - 1; i >= 0; i -= 1) {
    bytes[i] = Number(value & 0xffn);
    value >>= 8n;
  }
  return encodeC32(bytes) === text ? bytes : null;
}

function encodeC32(bytes: Uint8Array): string {
  const firstSet = bytes.findIndex((byte) => byte !== 0);
  const zeros = firstSet === -1 ? bytes.length : firstSet;
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let digits = '';
  for (; value > 0n; value >>= 5n) digits = ALPHABET.charAt(Number(value & 31n)) + digits;
  return '0'.repeat(zeros) + digits;
}
