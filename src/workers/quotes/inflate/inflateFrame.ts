import { Gunzip } from 'fflate';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { MAX_COMPRESSED_BYTES, MAX_INFLATE_RATIO, MAX_TEXT_BYTES } from '../policy.ts';
import { crc32 } from './crc32.ts';
import { readHeaderLength } from './readHeaderLength.ts';

const HEADER_BYTES = 10;
const TRAILER_BYTES = 8;
/**
 * Frames are inflated in pieces of this size, so that one that holds more than it claims is left at most 8 MiB too late
 * (deflate gives up to 1,032 times the piece): fflate by itself goes on to the end of the data. All at once would be a tenth
 * faster.
 */
const PIECE_BYTES = 8 * 1024;
/** A gzip header without optional fields. */
const PLAIN_HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3);

/** A byte order mark stays in the text, as in text frames, where the browser leaves it. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a frame from the socket: gzip is recognised by its first two bytes, not by the frame's type. */
export function inflateFrame(data: string | ArrayBuffer): Result<string> {
  if (typeof data === 'string') {
    return data.length <= MAX_TEXT_BYTES ? ok(data) : reject('too-large', 'is longer than 8 MiB');
  }
  const bytes = new Uint8Array(data);
  const inflated = isGzip(bytes) ? inflateGzip(bytes) : plainBytes(bytes);
  if (!inflated.ok) return inflated;
  try {
    return ok(decoder.decode(inflated.value));
  } catch {
    return reject('not-utf8', 'is not valid UTF-8');
  }
}

function plainBytes(bytes: Uint8Array): Result<Uint8Array> {
  return bytes.length <= MAX_TEXT_BYTES ? ok(bytes) : reject('too-large', 'is longer than 8 MiB');
}

/**
 * fflate trusts the length in the trailer and ignores the checksums and whatever follows the first member. So: bounds
 * before, and length, checksum and end after.
 */
function inflateGzip(frame: Uint8Array): Result<Uint8Array> {
  if (frame.length < HEADER_BYTES + TRAILER_BYTES) return reject('truncated', 'ends too early');
  if (frame.length > MAX_COMPRESSED_BYTES) return reject('too-large', 'is larger than 1 MiB compressed');
  const trailerAt = frame.length - TRAILER_BYTES;
  const trailer = new DataView(frame.buffer, frame.byteOffset + trailerAt, TRAILER_BYTES);
  const length = trailer.getUint32(4, true);
  if (length > MAX_TEXT_BYTES || length > frame.length * MAX_INFLATE_RATIO) {
    return reject('forged-length', 'claims a length it cannot have');
  }
  const headerLength = readHeaderLength(frame.subarray(0, trailerAt));
  if (headerLength === undefined) return reject('broken-header', 'has a gzip header that is not valid');
  try {
    const text = inflateMember(frame.subarray(headerLength), length);
    if (!text.ok) return text;
    return crc32(text.value) === trailer.getUint32(0, true)
      ? text
      : reject('wrong-checksum', 'fails its checksum');
  } catch {
    return reject('broken-gzip', 'cannot be decompressed');
  }
}

/**
 * Inflates the rest of a member behind its header, and is left as soon as there is more text than `length`. fflate reports
 * where the next member begins; with the header of an empty one put behind the frame, that has to be the frame's end, or
 * something else stands between. Throws where the data are broken.
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
  if (nextMemberAt !== undefined) return reject('several-members', 'holds more than one gzip member');
  if (written > length) return reject('wrong-length', 'differs from its stated length');
  stream.push(PLAIN_HEADER);
  if (nextMemberAt !== body.length) return reject('broken-gzip', 'cannot be decompressed');
  return written === length ? ok(text) : reject('wrong-length', 'differs from its stated length');
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function reject(kind: string, fault: string): Result<never> {
  return err(appError(`frame/${kind}`, `A quote frame ${fault}; it was skipped.`));
}
