import { Gunzip } from 'fflate';
import { ok, type Result } from '#shared/result/result.ts';
import { PIECE_BYTES } from '../policy.ts';
import { crc32 } from './crc32.ts';
import type { GzipClaim } from './readGzipClaim.ts';
import { rejectFrame } from './rejectFrame.ts';

/** A gzip header without optional fields. */
const PLAIN_HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3);

/**
 * Inflates a gzip frame with fflate, which ignores its checksum and whatever follows the first member: both are checked
 * here. Refuses frames of a `wrong-length`, of `several-members`, with a `wrong-checksum`, and others as `broken-gzip`.
 */
export function inflateWithFflate(frame: Uint8Array, claim: GzipClaim): Result<Uint8Array> {
  let text: Result<Uint8Array>;
  try {
    text = inflateMember(frame.subarray(claim.bodyAt), claim.textBytes);
  } catch {
    return rejectFrame('broken-gzip', 'cannot be decompressed');
  }
  if (!text.ok || crc32(text.value) === claim.checksum) return text;
  return rejectFrame('wrong-checksum', 'fails its checksum');
}

/**
 * Inflates the rest of a member behind its header, and is left as soon as there is more text than `length`: fflate by itself
 * goes on to the end of the data. It reports where the next member begins; with the header of an empty one put behind the
 * frame, that has to be the frame's end, or something else stands between. Throws where the data are broken.
 */
function inflateMember(body: Uint8Array, length: number): Result<Uint8Array> {
  const text = new Uint8Array(length);
  let written = 0;
  let nextMemberAt: number | undefined;
  const stream = new Gunzip((part) => {
    if (written + part.length <= length) text.set(part, written);
    written += part.length;
  });
  stream.onmember = (offset) => {
    nextMemberAt ??= offset - PLAIN_HEADER.length;
  };
  stream.push(PLAIN_HEADER);
  for (let at = 0; at < body.length && written <= length && nextMemberAt === undefined; at += PIECE_BYTES) {
    stream.push(body.subarray(at, at + PIECE_BYTES));
  }
  if (nextMemberAt !== undefined) return rejectFrame('several-members', 'holds more than one gzip member');
  if (written > length) return rejectFrame('wrong-length', 'differs from its stated length');
  stream.push(PLAIN_HEADER);
  if (nextMemberAt !== body.length) return rejectFrame('broken-gzip', 'cannot be decompressed');
  return written === length ? ok(text) : rejectFrame('wrong-length', 'differs from its stated length');
}
