const [TABLE_0, TABLE_1, TABLE_2, TABLE_3] = buildTables();

/**
 * CRC-32 (RFC 1952) of some bytes. Four bytes a step: on our frames 150 µs instead of 400 µs for 176 kB. The browser's
 * stream checks it by itself; fflate does not, and a flipped bit would be a wrong price on screen.
 */
export function crc32(bytes: Uint8Array): number {
  const whole = bytes.length & ~3;
  let crc = -1;
  let at = 0;
  for (; at < whole; at += 4) {
    crc ^=
      (bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24);
    crc =
      (TABLE_3[crc & 0xff] as number) ^
      (TABLE_2[(crc >>> 8) & 0xff] as number) ^
      (TABLE_1[(crc >>> 16) & 0xff] as number) ^
      (TABLE_0[crc >>> 24] as number);
  }
  for (; at < bytes.length; at += 1) {
    crc = (TABLE_0[(crc ^ (bytes[at] as number)) & 0xff] as number) ^ (crc >>> 8);
  }
  return (crc ^ -1) >>> 0;
}

function buildTables(): [Int32Array, Int32Array, Int32Array, Int32Array] {
  const first = Int32Array.from({ length: 256 }, (_, value) => {
    let crc = value;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
    return crc;
  });
  const shift = (table: Int32Array): Int32Array =>
    table.map((entry) => (first[entry & 0xff] ?? 0) ^ (entry >>> 8));
  const second = shift(first);
  const third = shift(second);
  return [first, second, third, shift(third)];
}
