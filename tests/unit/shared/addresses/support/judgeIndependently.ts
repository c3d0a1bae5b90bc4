import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** What a text comes to: accepted, another shape (132001) or a wrong checksum (132002). */
export type Judgement = 'accepted' | 132001 | 132002;

const BITCOIN_LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const XRP_LETTERS = 'rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz';
const BECH32_LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const BASE32_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const C32_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The checks of screens.md 3.2 once more, written for the tests alone: on Node's own digests and on big numbers, without
 * the packages and without the code under test.
 */
export const JUDGE_BY_FORMAT: Readonly<Record<string, (text: string) => Judgement>> = {
  btc: (text) =>
    text.toLowerCase().startsWith('bc1') ? judgeBech32(text) : judgeBase58(text, BITCOIN_LETTERS, 21),
  ltc: (text) =>
    text.toLowerCase().startsWith('ltc1') ? judgeBech32(text) : judgeBase58(text, BITCOIN_LETTERS, 21),
  doge: (text) => judgeBase58(text, BITCOIN_LETTERS, 21),
  dash: (text) => judgeBase58(text, BITCOIN_LETTERS, 21),
  tron: (text) => judgeBase58(text, BITCOIN_LETTERS, 21),
  xtz: (text) => judgeBase58(text, BITCOIN_LETTERS, 23),
  xrp: (text) => judgeBase58(text, XRP_LETTERS, text.length === 47 ? 31 : 21),
  'bech32:cosmos': judgeBech32,
  'ss58:0': judgeSs58,
  xlm: judgeStellar,
  ton: judgeTon,
  algo: judgeAlgorand,
  icp: judgeInternetComputer,
  stx: judgeStacks,
};

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function judgeSum(actual: Uint8Array, expected: Uint8Array): Judgement {
  return Buffer.compare(actual, expected) === 0 ? 'accepted' : 132002;
}

function readBase58(text: string, letters: string): Buffer | null {
  let value = 0n;
  for (const letter of text) {
    const digit = letters.indexOf(letter);
    if (digit === -1) return null;
    value = value * 58n + BigInt(digit);
  }
  const zeros = [...text].findIndex((letter) => letter !== letters.charAt(0));
  const hex = value === 0n ? '' : value.toString(16);
  return Buffer.concat([
    Buffer.alloc(zeros === -1 ? text.length : zeros),
    Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex'),
  ]);
}

function judgeBase58(text: string, letters: string, size: number): Judgement {
  const bytes = readBase58(text, letters);
  if (bytes?.length !== size + 4) return 132001;
  return judgeSum(bytes.subarray(size), sha256(sha256(bytes.subarray(0, size))).subarray(0, 4));
}

function judgeSs58(text: string): Judgement {
  const bytes = readBase58(text, BITCOIN_LETTERS);
  if (bytes === null) return 132001;
  const [first = 0] = bytes;
  const prefixSize = first < 64 ? 1 : 2;
  if (first >= 128 || bytes.length !== prefixSize + 34) return 132001;
  const payload = bytes.subarray(0, -2);
  const sum = createHash('blake2b512').update('SS58PRE').update(payload).digest();
  return judgeSum(bytes.subarray(-2), sum.subarray(0, 2));
}

function judgeBech32(text: string): Judgement {
  const lower = text.toLowerCase();
  const isOneCase = text === lower || text === text.toUpperCase();
  const at = lower.lastIndexOf('1');
  const data = [...lower.slice(at + 1)].map((letter) => BECH32_LETTERS.indexOf(letter));
  if (!isOneCase || at < 1 || data.length < 6 || data.includes(-1)) return 132001;
  const codes = [...lower.slice(0, at)].map((letter) => letter.charCodeAt(0));
  let sum = 1;
  for (const value of [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...data]) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3].forEach((generator, bit) => {
      if ((top >>> bit) & 1) sum ^= generator;
    });
  }
  return sum === 1 || sum === 0x2bc830a3 ? 'accepted' : 132002;
}

function readBase32(text: string): Buffer | null {
  let bits = '';
  for (const letter of text) {
    const digit = BASE32_LETTERS.indexOf(letter);
    if (digit === -1) return null;
    bits += digit.toString(2).padStart(5, '0');
  }
  const spare = bits.slice(bits.length - (bits.length % 8));
  if (spare.length >= 5 || spare.includes('1')) return null;
  return Buffer.from(
    (bits.slice(0, bits.length - spare.length).match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)),
  );
}

function readCrc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    for (const bit of byte.toString(2).padStart(8, '0')) {
      const isOut = (crc >> 15) ^ Number(bit);
      crc = ((crc << 1) & 0xffff) ^ (isOut ? 0x1021 : 0);
    }
  }
  return crc;
}

function judgeStellar(text: string): Judgement {
  const bytes = readBase32(text);
  if (bytes?.length !== 35 && bytes?.length !== 43) return 132001;
  return bytes.readUInt16LE(bytes.length - 2) === readCrc16(bytes.subarray(0, -2)) ? 'accepted' : 132002;
}

function judgeTon(text: string): Judgement {
  if (!/^[\w-]{48}$/.test(text) && !/^[A-Za-z0-9+/]{48}$/.test(text)) return 132001;
  const bytes = Buffer.from(text, 'base64url');
  return bytes.readUInt16BE(34) === readCrc16(bytes.subarray(0, 34)) ? 'accepted' : 132002;
}

function judgeAlgorand(text: string): Judgement {
  const bytes = readBase32(text);
  if (bytes?.length !== 36) return 132001;
  const sum = createHash('sha512-256').update(bytes.subarray(0, 32)).digest();
  return judgeSum(bytes.subarray(32), sum.subarray(-4));
}

function judgeInternetComputer(text: string): Judgement {
  if (!/^(?:[0-9a-f]{64}|[0-9A-F]{64})$/.test(text)) return 132001;
  const bytes = Buffer.from(text, 'hex');
  return bytes.readUInt32BE(0) === crc32(bytes.subarray(4)) ? 'accepted' : 132002;
}

function judgeStacks(text: string): Judgement {
  const versions: Readonly<Record<string, number>> = { P: 22, M: 20, T: 26, N: 21 };
  const version = versions[text.charAt(1)];
  const digits = [...text.slice(2)].map((letter) => C32_LETTERS.indexOf(letter));
  if (!text.startsWith('S') || version === undefined || digits.includes(-1) || digits[0] === 0) return 132001;
  const hex = digits.reduce((sum, digit) => sum * 32n + BigInt(digit), 0n).toString(16);
  if (hex.length > 48 || hex.length < 47) return 132001;
  const bytes = Buffer.from(hex.padStart(48, '0'), 'hex');
  const sum = sha256(sha256(Buffer.concat([Buffer.of(version), bytes.subarray(0, 20)])));
  return judgeSum(bytes.subarray(20), sum.subarray(0, 4));
}
