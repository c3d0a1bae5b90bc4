const POLYNOMIAL = 0x1021;

/** CRC-16/XMODEM, as Stellar (SEP-23) and TON use it: polynomial 0x1021, starts at 0, not reflected. */
export function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ POLYNOMIAL;
    }
    crc &= 0xffff;
  }
  return crc;
}
