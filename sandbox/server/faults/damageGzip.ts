import { gzipSync } from 'node:zlib';

/** A gzip member without options (RFC 1952): 10 bytes of header, the deflate body, CRC32 and ISIZE. */
const HEADER_BYTES = 10;
const TRAILER_BYTES = 8;

const BOMB_BYTES = 50_000_000;
const FORGED_BOMB_LENGTH = 1000;

/** Cuts the end off. */
export function truncateBytes(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.ceil(bytes.length / 2));
}

/** Flips all bits of some bytes in the middle of the deflate body; header and trailer stay good. */
export function corruptBody(gzip: Buffer): Buffer {
  const damaged = Buffer.from(gzip);
  const bodyBytes = gzip.length - HEADER_BYTES - TRAILER_BYTES;
  const first = HEADER_BYTES + Math.floor(bodyBytes / 2);
  for (let at = first; at < Math.min(first + 16, gzip.length - TRAILER_BYTES); at++) {
    damaged.writeUInt8(damaged.readUInt8(at) ^ 0xff, at);
  }
  return damaged;
}

/** Leaves the body good and makes the CRC wrong, which some inflaters do not notice. */
export function breakCrc(gzip: Buffer): Buffer {
  const damaged = Buffer.from(gzip);
  const at = gzip.length - TRAILER_BYTES;
  damaged.writeUInt32LE((damaged.readUInt32LE(at) ^ 0xffff_ffff) >>> 0, at);
  return damaged;
}

/** Lies about the length of the inflated text (ISIZE), which some inflaters allocate at once. */
export function forgeLength(gzip: Buffer, length: number): Buffer {
  const damaged = Buffer.from(gzip);
  damaged.writeUInt32LE(length, gzip.length - 4);
  return damaged;
}

/** Writes one text as two members. The format allows it, but some inflaters stop after the first. */
export function gzipTwice(text: string): Buffer {
  const bytes = Buffer.from(text);
  const middle = Math.floor(bytes.length / 2);
  return Buffer.concat([gzipSync(bytes.subarray(0, middle)), gzipSync(bytes.subarray(middle))]);
}

let bomb: Buffer | undefined;

/** Some 48 kB that inflate to 50 MB of valid JSON, most of it white space; `isForged` claims a short text. */
export function buildBomb(isForged: boolean): Buffer {
  bomb ??= gzipSync(
    Buffer.concat([Buffer.from('{"data":['), Buffer.alloc(BOMB_BYTES, ' '), Buffer.from(']}')]),
    { level: 9 },
  );
  return isForged ? forgeLength(bomb, FORGED_BOMB_LENGTH) : bomb;
}
