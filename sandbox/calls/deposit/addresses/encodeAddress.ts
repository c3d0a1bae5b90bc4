import { blake2b } from '@noble/hashes/blake2.js';
import { sha256, sha512_256 } from '@noble/hashes/sha2.js';
import { base32nopad, base58, base58xrp, base64url, bech32, createBase58check, hex, utf8 } from '@scure/base';
import { encodeCashAddr } from '#shared/addresses/codecs/cashAddr.ts';
import { crc16, crc32 } from '#shared/addresses/codecs/checksums.ts';

/** Writes 32 bytes of entropy as an address: where a format takes fewer, the first ones. */
type Encoder = (entropy: Uint8Array) => string;

const KEY_HASH_BYTES = 20;
const base58check = createBase58check(sha256);
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const NAME_LETTERS = 'abcdefghijklmnopqrstuvwxyz12345';

/** One kind of address for each format of screens.md 3.2: the one that wallets of today give out. */
const ENCODERS: ReadonlyMap<string, Encoder> = new Map([
  ['btc', (entropy) => encodeSegwit('bc', entropy)],
  ['ltc', (entropy) => encodeSegwit('ltc', entropy)],
  ['doge', (entropy) => encodeVersioned([0x1e], entropy)],
  ['dash', (entropy) => encodeVersioned([0x4c], entropy)],
  ['tron', (entropy) => encodeVersioned([0x41], entropy)],
  // tz1, a key of the Ed25519 kind.
  ['xtz', (entropy) => encodeVersioned([0x06, 0xa1, 0x9f], entropy)],
  ['bch', (entropy) => encodeCashAddr('bitcoincash', Uint8Array.of(0, ...keyHashOf(entropy)))],
  ['kaspa', (entropy) => encodeCashAddr('kaspa', Uint8Array.of(0, ...entropy))],
  ['evm', (entropy) => `0x${hex.encode(keyHashOf(entropy))}`],
  ['move32', (entropy) => `0x${hex.encode(entropy)}`],
  ['sol', (entropy) => base58.encode(entropy)],
  ['near', (entropy) => hex.encode(entropy)],
  ['xrp', encodeRipple],
  ['xlm', encodeStellar],
  ['ton', encodeTon],
  ['ada', (entropy) => encodeBech32('addr', Uint8Array.of(0x61, ...entropy.subarray(0, 28)))],
  ['ss58:0', encodeSs58],
  ...['cosmos', 'inj', 'celestia', 'sei'].map((prefix): [string, Encoder] => [
    `bech32:${prefix}`,
    (entropy) => encodeBech32(prefix, keyHashOf(entropy)),
  ]),
  ['algo', (entropy) => base32nopad.encode(Uint8Array.of(...entropy, ...sha512_256(entropy).subarray(-4)))],
  ['hedera', (entropy) => `0.0.${1_000_000 + (numberOf(entropy) % 9_000_000)}`],
  ['fil', encodeFilecoin],
  [
    'icp',
    (entropy) =>
      hex.encode(Uint8Array.of(...bigEndian(crc32(entropy.subarray(4)), 4), ...entropy.subarray(4))),
  ],
  ['stx', encodeStacks],
  // The exchange's accounts have its name in front.
  [
    'eosio',
    (entropy) =>
      `sluice${[...entropy.subarray(0, 6)].map((byte) => NAME_LETTERS.charAt(byte % NAME_LETTERS.length)).join('')}`,
  ],
]);

/** Throws for a format that addresses are not made of: invoices have amounts and an end. */
export function encodeAddress(format: string, entropy: Uint8Array): string {
  const encode = ENCODERS.get(format);
  if (encode === undefined) {
    throw new Error(`Addresses of the format ${format} can't be made.`);
  }
  return encode(entropy);
}

function keyHashOf(entropy: Uint8Array): Uint8Array {
  return entropy.subarray(0, KEY_HASH_BYTES);
}

function encodeSegwit(prefix: 'bc' | 'ltc', entropy: Uint8Array): string {
  return bech32.encode(prefix, [0, ...bech32.toWords(keyHashOf(entropy))]);
}

function encodeBech32(prefix: string, bytes: Uint8Array): string {
  return bech32.encode(prefix, bech32.toWords(bytes));
}

function encodeVersioned(version: readonly number[], entropy: Uint8Array): string {
  return base58check.encode(Uint8Array.of(...version, ...keyHashOf(entropy)));
}

function encodeRipple(entropy: Uint8Array): string {
  const payload = Uint8Array.of(0, ...keyHashOf(entropy));
  return base58xrp.encode(Uint8Array.of(...payload, ...doubleSha(payload).subarray(0, 4)));
}

function encodeStellar(entropy: Uint8Array): string {
  const payload = Uint8Array.of(6 << 3, ...entropy);
  const crc = crc16(payload);
  return base32nopad.encode(Uint8Array.of(...payload, crc & 0xff, crc >> 8));
}

/** Not bounceable, in work chain 0: what an exchange gives out, since its wallet may not be deployed yet. */
function encodeTon(entropy: Uint8Array): string {
  const payload = Uint8Array.of(0x51, 0, ...entropy);
  return base64url.encode(Uint8Array.of(...payload, ...bigEndian(crc16(payload), 2)));
}

function encodeSs58(entropy: Uint8Array): string {
  const payload = Uint8Array.of(0, ...entropy);
  const checksum = blake2b(Uint8Array.of(...utf8.decode('SS58PRE'), ...payload), { dkLen: 64 });
  return base58.encode(Uint8Array.of(...payload, ...checksum.subarray(0, 2)));
}

function encodeFilecoin(entropy: Uint8Array): string {
  const hash = keyHashOf(entropy);
  const checksum = blake2b(Uint8Array.of(1, ...hash), { dkLen: 4 });
  return `f1${base32nopad.encode(Uint8Array.of(...hash, ...checksum)).toLowerCase()}`;
}

function encodeStacks(entropy: Uint8Array): string {
  const hash = keyHashOf(entropy);
  const checksum = doubleSha(Uint8Array.of(22, ...hash)).subarray(0, 4);
  const value = BigInt(`0x${hex.encode(Uint8Array.of(...hash, ...checksum))}`);
  const digits = [...value.toString(32)].map((digit) => CROCKFORD.charAt(Number.parseInt(digit, 32)));
  return `SP${digits.join('')}`;
}

function doubleSha(bytes: Uint8Array): Uint8Array {
  return sha256(sha256(bytes));
}

function numberOf(entropy: Uint8Array): number {
  return new DataView(entropy.buffer, entropy.byteOffset).getUint32(0);
}

function bigEndian(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, at) => (value >>> (8 * (bytes - 1 - at))) & 0xff);
}
