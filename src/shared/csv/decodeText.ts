/** The text of a file, or the line and character, from 1, at which it is none. */
export type DecodedText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly place: { readonly line: number; readonly character: number } };

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Reads text in UTF-8, with or without a byte order mark, or in UTF-16, known by its byte order mark; the mark is left out. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes);
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // Text of two bytes a letter can pass as UTF-8, full of zeros.
    const zero = text.indexOf('\0');
    return zero === -1 ? { ok: true, text } : { ok: false, place: placeOf(text.slice(0, zero)) };
  } catch {
    return { ok: false, place: placeOf(readableStart(bytes, encoding)) };
  }
}

function encodingOf([first, second]: Uint8Array): Encoding {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** The longest beginning that is text. */
function readableStart(bytes: Uint8Array, encoding: Encoding): string {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isReadable(bytes.subarray(0, middle), encoding)) good = middle;
    else bad = middle;
  }
  return new TextDecoder(encoding).decode(bytes.subarray(0, good), { stream: true });
}

function isReadable(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Where a text ends, which is where the next character would be. */
function placeOf(start: string): { readonly line: number; readonly character: number } {
  const lines = start.split(/\r\n|\r|\n/);
  return { line: lines.length, character: (lines.at(-1)?.length ?? 0) + 1 };
}
