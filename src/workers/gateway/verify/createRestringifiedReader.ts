import type { ChunkReader } from './chunkReader.ts';
import { BACKSLASH, isDigit, MINUS, QUOTE } from './jsonBytes.ts';

const HIGH_SURROGATE_ESCAPE = /^\\u[dD][89abAB]/;
const SHORT_ESCAPE_LENGTH = 2;
const UNICODE_ESCAPE_LENGTH = 6;

const encoder = new TextEncoder();

/**
 * The canonical text as a JavaScript server prints it after parsing (design.md section 4): the same members in the same
 * order, with every number and every escape as JSON.stringify would write it. Rewriting the tokens one by one gives
 * that text in slices, for any depth, without an object whose integer-like or `__proto__` keys could go astray.
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
