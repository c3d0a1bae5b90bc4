const CRC16_POLYNOMIAL = 0x1021;

/** CRC-16/XMODEM, as Stellar (SEP-23) and TON use it: polynomial 0x1021, starts at 0, not reflected. */
export function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ CRC16_POLYNOMIAL;
    }
    crc &= 0xffff;
  }
  return crc;
}

const CRC32_REFLECTED_POLYNOMIAL = 0xedb88320;

/** CRC-32 of zlib and Ethernet, as the Internet Computer and Cardano's Byron addresses use it. Unsigned. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 1) === 0 ? crc >>> 1 : (crc >>> 1) ^ CRC32_REFLECTED_POLYNOMIAL;
    }
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Stands for the point between digits. */
const POINT = 10;
const P3 = 26 ** 3;
const P5 = 26 ** 5;
/** Zero bytes after the ledger's id. */
const PADDING = 6;
const LETTER_A = 'a'.charCodeAt(0);

/** The five letters that HIP-15 puts behind an address such as "0.0.123". `ledger`: 0 is the main network. */
export function hederaChecksum(address: string, ledger: number): string {
  const digits = [...address].map((letter) => (letter === '.' ? POINT : Number(letter)));
  const even = digits.reduce((sum, digit, i) => (i % 2 === 0 ? sum + digit : sum), 0) % 11;
  const odd = digits.reduce((sum, digit, i) => (i % 2 === 1 ? sum + digit : sum), 0) % 11;
  const weighted = digits.reduce((sum, digit) => (sum * 31 + digit) % P3, 0);
  const network = Array.from({ length: PADDING }).reduce<number>((sum) => (sum * 31) % P5, ledger);
  const check = ((((digits.length % 5) * 11 + even) * 11 + odd) * P3 + weighted + network) % P5;
  let rest = (check * 1_000_003) % P5;
  let letters = '';
  for (let i = 0; i < 5; i += 1) {
    letters = String.fromCharCode(LETTER_A + (rest % 26)) + letters;
    rest = Math.floor(rest / 26);
  }
  return letters;
}
