const REFLECTED_POLYNOMIAL = 0xedb88320;

/** CRC-32 of zlib and Ethernet, as the Internet Computer and Cardano's Byron addresses use it. Unsigned. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 1) === 0 ? crc >>> 1 : (crc >>> 1) ^ REFLECTED_POLYNOMIAL;
    }
  }
  return (crc ^ 0xffffffff) >>> 0;
}
