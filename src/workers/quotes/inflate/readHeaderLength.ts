import { crc32 } from './crc32.ts';

const FIXED_BYTES = 10;
const DEFLATE = 8;

/** RFC 1952, section 2.3.1. */
const FLAGS = { checksum: 2, extra: 4, name: 8, comment: 16, reserved: 0xe0 } as const;

/**
 * The length of the header that a gzip member begins with, its optional fields included (RFC 1952). Undefined where it is
 * cut off, sets a reserved flag, names another method than deflate, or fails its own checksum.
 */
export function readHeaderLength(member: Uint8Array): number | undefined {
  const [, , method, flags = 0] = member;
  if (method !== DEFLATE || (flags & FLAGS.reserved) !== 0) return undefined;
  let at = FIXED_BYTES;
  if (flags & FLAGS.extra) at += (readUint16(member, at) ?? member.length) + 2;
  for (const flag of [FLAGS.name, FLAGS.comment]) {
    if (flags & flag) at = member.indexOf(0, at) + 1 || member.length + 1;
  }
  if (flags & FLAGS.checksum) {
    if (readUint16(member, at) !== (crc32(member.subarray(0, at)) & 0xffff)) return undefined;
    at += 2;
  }
  return at <= member.length ? at : undefined;
}

/** Undefined past the end. */
function readUint16(bytes: Uint8Array, at: number): number | undefined {
  const [low, high] = bytes.subarray(at, at + 2);
  return low === undefined || high === undefined ? undefined : low | (high << 8);
}
