import { gunzipSync, Inflate } from 'fflate';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { MAX_COMPRESSED_BYTES, MAX_INFLATE_RATIO, MAX_TEXT_BYTES } from '../policy.ts';
import { crc32 } from './crc32.ts';

const HEADER_BYTES = 10;
const TRAILER_BYTES = 8;
/**
 * Frames above this are inflated piece by piece, so that a bomb with a small forged length is stopped early: fflate
 * goes on to the end of the data even when there is no room left. Pieces cost a third more than all at once.
 */
const PIECE_BYTES = 64 * 1024;

const decoder = new TextDecoder('utf-8', { fatal: true });

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
 * fflate trusts the length in the trailer, ignores the checksum and reads the first member only. So: bounds before,
 * length and checksum after, and a second member is found by its trailer. All members but the last end in the same
 * eight bytes as the last one, or the checksum has refused them already.
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
  let text: Uint8Array | undefined;
  try {
    text = frame.length <= PIECE_BYTES ? gunzipSync(frame) : inflatePieces(frame, length);
  } catch {
    return reject('broken-gzip', 'cannot be decompressed');
  }
  if (text === undefined || text.length !== length)
    return reject('wrong-length', 'differs from its stated length');
  if (crc32(text) !== trailer.getUint32(0, true)) return reject('wrong-checksum', 'fails its checksum');
  if (hasEarlierTrailer(frame, trailerAt))
    return reject('several-members', 'holds more than one gzip member');
  return ok(text);
}

/** Inflates in pieces; undefined as soon as there is more text than `length`, at most a piece's worth too late. */
function inflatePieces(frame: Uint8Array, length: number): Uint8Array | undefined {
  const text = new Uint8Array(length);
  let written = 0;
  let isOver = false;
  const stream = new Inflate((part) => {
    isOver ||= written + part.length > length;
    if (!isOver) text.set(part, written);
    written += part.length;
  });
  const end = frame.length - TRAILER_BYTES;
  for (let at = headerBytes(frame); at < end && !isOver; at += PIECE_BYTES) {
    stream.push(frame.subarray(at, Math.min(at + PIECE_BYTES, end)), at + PIECE_BYTES >= end);
  }
  return isOver ? undefined : text.subarray(0, written);
}

/** Where the compressed data begin: RFC 1952 allows an extra field, a name, a comment and a header checksum. */
function headerBytes(frame: Uint8Array): number {
  const flags = frame[3] ?? 0;
  let at = HEADER_BYTES;
  if (flags & 4) at += ((frame[at] ?? 0) | ((frame[at + 1] ?? 0) << 8)) + 2;
  for (const flag of [8, 16]) {
    if (flags & flag) at = frame.indexOf(0, at) + 1 || frame.length;
  }
  return flags & 2 ? at + 2 : at;
}

/** Whether another member's header follows an earlier copy of the trailer. */
function hasEarlierTrailer(frame: Uint8Array, trailerAt: number): boolean {
  const first = frame[trailerAt] as number;
  for (
    let at = frame.indexOf(first, HEADER_BYTES);
    at !== -1 && at < trailerAt;
    at = frame.indexOf(first, at + 1)
  ) {
    let same = 1;
    while (same < TRAILER_BYTES && frame[at + same] === frame[trailerAt + same]) same += 1;
    if (same === TRAILER_BYTES && isGzip(frame.subarray(at + TRAILER_BYTES))) return true;
  }
  return false;
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function reject(kind: string, fault: string): Result<never> {
  return err(appError(`frame/${kind}`, `A quote frame ${fault}; it was skipped.`));
}
