import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { JsonScanner } from './jsonScanner.ts';
import { BACKSLASH, COMMA, isDigit, MINUS, QUOTE } from './jsonTokens.ts';
import type { Work } from './pacing.ts';
import { NO_PIECE, type PieceLinks } from './pieces.ts';

/** A text as UTF-8, read in chunks. */
export interface ChunkReader {
  /** The next bytes, valid until the next call; an empty array after the last ones. */
  readonly next: () => Uint8Array;
}

/** About 100 µs of scanning. */
const BYTES_A_STOP = 16 * 1024;

/** A body of valid JSON with the order in which its bytes make the canonical text. */
export interface ScannedBody {
  readonly bytes: Uint8Array;
  readonly links: PieceLinks;
  readonly head: number;
}

/** Finds the canonical text of valid UTF-8; null if it is not JSON or repeats a name. */
export function* scanBody(bytes: Uint8Array): Work<ScannedBody | null> {
  const scanner = new JsonScanner(bytes);
  let until = BYTES_A_STOP;
  for (;;) {
    const step = scanner.run(until);
    if (step === 'invalid') return null;
    if (step === 'done') return { bytes, links: scanner.pieces, head: scanner.head };
    if (step === 'sort' && !(yield* scanner.sort())) return null;
    if (step === 'more') until += BYTES_A_STOP;
    yield;
  }
}

/** Hashing this much takes about 100 µs. A multiple of MD5's block, which is then read where it lies. */
const CHUNK_BYTES = 8 * 1024;
/** From this length on the engine's own copying is faster than a loop. */
const LONG_PIECE_BYTES = 48;

/** The canonical text of a body, with the tokens as they were received. */
export function createVerbatimReader({ bytes, links, head }: ScannedBody): ChunkReader {
  const { starts, ends, nexts, commas } = links;
  const chunk = new Uint8Array(CHUNK_BYTES);
  let piece = head;
  /** Index at which to continue in the piece, or -1 before its start. */
  let resumeAt = -1;
  return {
    next: () => {
      let filled = 0;
      while (piece !== NO_PIECE && filled < CHUNK_BYTES) {
        if (resumeAt === -1) {
          resumeAt = starts[piece] as number;
          if (commas[piece] === 1) {
            chunk[filled] = COMMA;
            filled += 1;
          }
        }
        const end = Math.min(ends[piece] as number, resumeAt + CHUNK_BYTES - filled);
        filled = copyBytes(bytes, resumeAt, end, chunk, filled);
        const isWhole = end === ends[piece];
        resumeAt = isWhole ? -1 : end;
        if (isWhole) piece = nexts[piece] as number;
      }
      return filled === CHUNK_BYTES ? chunk : chunk.subarray(0, filled);
    },
  };
}

function copyBytes(from: Uint8Array, start: number, end: number, into: Uint8Array, at: number): number {
  if (end - start >= LONG_PIECE_BYTES) into.set(from.subarray(start, end), at);
  else for (let i = start; i < end; i += 1) into[at + i - start] = from[i] as number;
  return at + end - start;
}

const HIGH_SURROGATE_ESCAPE = /^\\u[dD][89abAB]/;
const SHORT_ESCAPE_LENGTH = 2;
const UNICODE_ESCAPE_LENGTH = 6;

const encoder = new TextEncoder();

/**
 * The canonical text as a JavaScript server prints it after parsing (design.md section 4): the same members in the same
 * order, with every number and every escape as JSON.stringify would write it. Rewriting the tokens one by one gives
 * that text in slices, for any depth, and without building objects, which would reorder integer-like keys and lose
 * `__proto__`.
 * `verbatim` has to be valid JSON without white space.
 */
export function createRestringifiedReader(verbatim: ChunkReader): ChunkReader {
  let out = new Uint8Array(0);
  let filled = 0;
  let isInString = false;
  /** A number, or an escape, that the next bytes may continue. */
  let number = '';
  let partial = '';
  /** An escape that may be the first half of a pair. */
  let held = '';

  const reserve = (length: number): void => {
    if (filled + length <= out.length) return;
    const larger = new Uint8Array(2 * (filled + length));
    larger.set(out.subarray(0, filled));
    out = larger;
  };

  const writeByte = (byte: number): void => {
    if (filled === out.length) reserve(1);
    out[filled] = byte;
    filled += 1;
  };

  const writeText = (text: string): void => {
    const written = encoder.encode(text);
    reserve(written.length);
    out.set(written, filled);
    filled += written.length;
  };

  const endNumber = (): void => {
    if (number === '') return;
    // As JSON.parse reads and JSON.stringify writes it: -0 becomes 0, and what is too large becomes null.
    writeText(JSON.stringify(Number(number)));
    number = '';
  };

  const releaseHeld = (): void => {
    if (held === '') return;
    writeText(normaliseEscapes(held));
    held = '';
  };

  const endEscape = (): void => {
    if (HIGH_SURROGATE_ESCAPE.test(partial)) {
      releaseHeld();
      held = partial;
    } else {
      writeText(normaliseEscapes(held + partial));
      held = '';
    }
    partial = '';
  };

  const takeInString = (byte: number): void => {
    if (partial !== '' || byte === BACKSLASH) {
      partial += String.fromCharCode(byte);
      const length = partial[1] === 'u' ? UNICODE_ESCAPE_LENGTH : SHORT_ESCAPE_LENGTH;
      if (partial.length === length) endEscape();
      return;
    }
    releaseHeld();
    isInString = byte !== QUOTE;
    writeByte(byte);
  };

  const takeOutside = (byte: number): void => {
    if (number !== '' ? isNumberByte(byte) : byte === MINUS || isDigit(byte)) {
      number += String.fromCharCode(byte);
      return;
    }
    endNumber();
    isInString = byte === QUOTE;
    writeByte(byte);
  };

  return {
    next: () => {
      filled = 0;
      // A chunk may be all part of one token; an empty one is the end.
      while (filled === 0) {
        const chunk = verbatim.next();
        for (const byte of chunk) {
          if (isInString) takeInString(byte);
          else takeOutside(byte);
        }
        if (chunk.length > 0) continue;
        endNumber();
        break;
      }
      return out.subarray(0, filled);
    },
  };
}

function normaliseEscapes(escapes: string): string {
  return JSON.stringify(JSON.parse(`"${escapes}"`)).slice(1, -1);
}

/** + - . e E and digits. */
function isNumberByte(byte: number): boolean {
  return isDigit(byte) || byte === MINUS || byte === 0x2b || byte === 0x2e || byte === 0x65 || byte === 0x45;
}

/** Lower-case hex MD5 of a text. */
export function* digestChunks(reader: ChunkReader): Work<string> {
  const hash = md5.create();
  for (let chunk = reader.next(); chunk.length > 0; chunk = reader.next()) {
    hash.update(chunk);
    yield;
  }
  return bytesToHex(hash.digest());
}
