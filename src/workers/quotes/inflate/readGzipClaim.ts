import { ok, type Result } from '#shared/result/result.ts';
import { MAX_COMPRESSED_BYTES, MAX_INFLATE_RATIO, MAX_TEXT_BYTES } from '../policy.ts';
import { readHeaderLength } from './readHeaderLength.ts';
import { rejectFrame } from './rejectFrame.ts';

const HEADER_BYTES = 10;
const TRAILER_BYTES = 8;

/** What header and trailer of a gzip frame claim; read before anything is inflated. */
export interface GzipClaim {
  /** Offset in bytes at which the header ends. */
  readonly bodyAt: number;
  /** Length of the text in bytes (ISIZE): at most 8 MiB, and possible for a frame of this size. */
  readonly textBytes: number;
  /** CRC-32 of the text. */
  readonly checksum: number;
}

/**
 * Reads header and trailer of a frame of one gzip member (RFC 1952, 2.3), within the limits of design.md section 3. Refuses
 * frames that are `frame/truncated`, `too-large`, of a `forged-length` or with a `broken-header`. No inflater limits any of
 * this by itself.
 */
export function readGzipClaim(frame: Uint8Array): Result<GzipClaim> {
  if (frame.length < HEADER_BYTES + TRAILER_BYTES) return rejectFrame('truncated', 'ends too early');
  if (frame.length > MAX_COMPRESSED_BYTES) return rejectFrame('too-large', 'is larger than 1 MiB compressed');
  const trailerAt = frame.length - TRAILER_BYTES;
  const trailer = new DataView(frame.buffer, frame.byteOffset + trailerAt, TRAILER_BYTES);
  const textBytes = trailer.getUint32(4, true);
  if (textBytes > MAX_TEXT_BYTES || textBytes > frame.length * MAX_INFLATE_RATIO) {
    return rejectFrame('forged-length', 'claims a length it cannot have');
  }
  const bodyAt = readHeaderLength(frame.subarray(0, trailerAt));
  if (bodyAt === undefined) return rejectFrame('broken-header', 'has a gzip header that is not valid');
  return ok({ bodyAt, textBytes, checksum: trailer.getUint32(0, true) });
}
