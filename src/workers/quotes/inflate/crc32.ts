const byte = (bytes: Uint8Array, at: number): number => bytes[at] as number;
const entry = (table: Uint32Array, index: number): number => table[index & 0xff] as number;

const [TABLE_0, TABLE_1, TABLE_2, TABLE_3] = buildTables();

/**
 * CRC-32 (RFC 1952) of some bytes. Four bytes a step: on our frames 150 µs instead of 400 µs for 176 kB, against
 * 1.1 ms for inflating them. fflate does not check it, and a flipped bit would otherwise be a wrong price on screen.
 */
export function crc32(bytes: Uint8Array): number {
  let crc = -1;
  let at = 0;
  for (const whole = bytes.length & ~3; at < whole; at += 4) {
    crc ^=
      byte(bytes, at) |
      (byte(bytes, at + 1) << 8) |
      (byte(bytes, at + 2) << 16) |
      (byte(bytes, at + 3) << 24);
    crc =
      entry(TABLE_3, crc) ^
      entry(TABLE_2, crc >>> 8) ^
      entry(TABLE_1, crc >>> 16) ^
      entry(TABLE_0, crc >>> 24);
  }
  for (; at < bytes.length; at += 1) crc = entry(TABLE_0, crc ^ byte(bytes, at)) ^ (crc >>> 8);
  return (crc ^ -1) >>> 0;
}

function buildTables(): [Uint32Array, Uint32Array, Uint32Array, Uint32Array] {
  const tables: [Uint32Array, Uint32Array, Uint32Array, Uint32Array] = [
    new Uint32Array(256),
    new Uint32Array(256),
    new Uint32Array(256),
    new Uint32Array(256),
  ];
  for (let value = 0; value < 256; value += 1) {
    let crc = value;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
    tables[0][value] = crc;
  }
  for (let value = 0; value < 256; value += 1) {
    for (let step = 1; step < 4; step += 1) {
      const before = tables[step - 1]?.[value] ?? 0;
      const table = tables[step];
      if (table) table[value] = entry(tables[0], before) ^ (before >>> 8);
    }
  }
  return tables;
}
