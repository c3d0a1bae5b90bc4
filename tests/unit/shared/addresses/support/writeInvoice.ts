import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bech32 } from '@scure/base';

export interface InvoiceField {
  readonly type: number;
  readonly bytes: Uint8Array;
}

const SECRET = new Uint8Array(32).fill(7);

/** Public key that signs the invoices below. */
export const PAYEE_KEY: Uint8Array = secp256k1.getPublicKey(SECRET, true);

/** A signed invoice as BOLT 11 has it. `prefix`: with the amount; `signedAtS`: seconds since 1970. */
export function writeInvoice(prefix: string, signedAtS: number, fields: readonly InvoiceField[]): string {
  const time = Array.from({ length: 7 }, (_, i) => Math.floor(signedAtS / 32 ** (6 - i)) % 32);
  const data = fields.flatMap(({ type, bytes }) => {
    const words = bech32.toWords(bytes);
    return [type, words.length >> 5, words.length & 31, ...words];
  });
  const words = [...time, ...data];
  const bits = words.map((word) => word.toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
  const hash = sha256(Uint8Array.of(...new TextEncoder().encode(prefix), ...bytes));
  const [recovery = 0, ...signature] = secp256k1.sign(hash, SECRET, { prehash: false, format: 'recovered' });
  const signed = [...words, ...bech32.toWords(Uint8Array.of(...signature, recovery))];
  return bech32.encode(prefix, signed, false);
}
