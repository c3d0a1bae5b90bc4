import { ok, type Result } from '#shared/result/result.ts';
import { MAX_TEXT_BYTES } from '../policy.ts';
import { inflateWithFflate } from './inflateWithFflate.ts';
import { inflateWithStream } from './inflateWithStream.ts';
import { type GzipClaim, readGzipClaim } from './readGzipClaim.ts';
import { rejectFrame } from './rejectFrame.ts';

/** Opens the browser's own inflater; null where it has none. */
export type OpenGunzip = (() => DecompressionStream) | null;

/** A byte order mark stays in the text, as in text frames, where the browser leaves it. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * The text of a frame from the socket, or why it has none (docs/decisions/0005-frame-guards.md). gzip is recognised by its
 * first two bytes, not by the frame's type. A promise where the browser's stream inflates it; all else is known at once.
 */
export function inflateFrame(
  data: string | ArrayBuffer,
  openGunzip: OpenGunzip,
): Result<string> | Promise<Result<string>> {
  if (typeof data === 'string') return data.length <= MAX_TEXT_BYTES ? ok(data) : rejectTooLarge();
  const bytes = new Uint8Array(data);
  if (!isGzip(bytes)) return bytes.length <= MAX_TEXT_BYTES ? readUtf8(bytes) : rejectTooLarge();
  const claim = readGzipClaim(bytes);
  if (!claim.ok) return claim;
  if (openGunzip === null) return readWithFflate(bytes, claim.value);
  return readWithStream(openGunzip(), bytes, claim.value);
}

/**
 * What is not read by the stream is judged by fflate, so that every browser gives the same result for the same bytes:
 * streams say neither why they refuse, nor how much text they had given before.
 */
async function readWithStream(
  stream: DecompressionStream,
  frame: Uint8Array<ArrayBuffer>,
  claim: GzipClaim,
): Promise<Result<string>> {
  const text = await inflateWithStream(stream, frame, claim.textBytes);
  return text === undefined ? readWithFflate(frame, claim) : ok(text);
}

function readWithFflate(frame: Uint8Array, claim: GzipClaim): Result<string> {
  const text = inflateWithFflate(frame, claim);
  return text.ok ? readUtf8(text.value) : text;
}

function readUtf8(bytes: Uint8Array): Result<string> {
  try {
    return ok(decoder.decode(bytes));
  } catch {
    return rejectFrame('not-utf8', 'is not valid UTF-8');
  }
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function rejectTooLarge(): Result<never> {
  return rejectFrame('too-large', 'is longer than 8 MiB');
}
