/** Characters that JSON gives a meaning. */
export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
export const MINUS = 0x2d;
export const BACKSLASH = 0x5c;
export const OPEN_ARRAY = 0x5b;
export const CLOSE_ARRAY = 0x5d;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;
/** The highest white space; below it only three more are allowed, and nothing else that is not in a string. */
export const SPACE = 0x20;

const ZERO = 0x30;
const NINE = 0x39;

export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= ZERO && byte <= NINE;
}

/** RFC 8259: space, tab, line feed, carriage return. */
export function isWhiteSpace(byte: number): boolean {
  return byte === SPACE || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** Returned instead of the end of a token that is none. */
export const NO_TOKEN = -1;

const POINT = 0x2e;
const LETTER_U = 0x75;
/** What may follow a backslash: " \ / b f n r t */
const SHORT_ESCAPES = new Set([...'"\\/bfnrt'].map((character) => character.charCodeAt(0)));
const LITERALS = new Map(['true', 'false', 'null'].map((word) => [word.charCodeAt(0), toBytes(word)]));

/** End of the number that begins at `at` (RFC 8259: no leading zeros, a digit on either side of the point). */
export function endOfNumber(bytes: Uint8Array, at: number): number {
  let end = bytes[at] === MINUS ? at + 1 : at;
  end = bytes[end] === ZERO ? end + 1 : endOfDigits(bytes, end);
  if (end !== NO_TOKEN && bytes[end] === POINT) end = endOfDigits(bytes, end + 1);
  if (end !== NO_TOKEN && isExponentMark(bytes[end])) {
    const sign = bytes[end + 1];
    end = endOfDigits(bytes, sign === MINUS || sign === 0x2b ? end + 2 : end + 1);
  }
  return end;
}

/** End of true, false or null. */
export function endOfLiteral(bytes: Uint8Array, at: number): number {
  const word = LITERALS.get(bytes[at] ?? 0);
  if (word === undefined) return NO_TOKEN;
  for (let i = 1; i < word.length; i += 1) {
    if (bytes[at + i] !== word[i]) return NO_TOKEN;
  }
  return at + word.length;
}

/**
 * End of the stretch of ordinary characters of a string, at most `limit`. Nearly all time is spent here, and the
 * module's constants would be read again for each byte.
 */
export function endOfPlain(bytes: Uint8Array, at: number, limit: number): number {
  const [quote, backslash, space] = [QUOTE, BACKSLASH, SPACE];
  let end = at;
  while (end < limit) {
    const byte = bytes[end] as number;
    if (byte < space || byte === quote || byte === backslash) break;
    end += 1;
  }
  return end;
}

/** End of the escape whose backslash is at `at`. */
export function endOfEscape(bytes: Uint8Array, at: number): number {
  const kind = bytes[at + 1] ?? 0;
  if (kind !== LETTER_U) return SHORT_ESCAPES.has(kind) ? at + 2 : NO_TOKEN;
  for (let i = at + 2; i < at + 6; i += 1) {
    if (!isHexDigit(bytes[i])) return NO_TOKEN;
  }
  return at + 6;
}

function endOfDigits(bytes: Uint8Array, at: number): number {
  let end = at;
  while (end < bytes.length && isDigit(bytes[end])) end += 1;
  return end === at ? NO_TOKEN : end;
}

function isExponentMark(byte: number | undefined): boolean {
  return byte === 0x65 || byte === 0x45;
}

function isHexDigit(byte: number | undefined): boolean {
  if (byte === undefined) return false;
  const lower = byte | 0x20;
  return isDigit(byte) || (lower >= 0x61 && lower <= 0x66);
}

function toBytes(word: string): Uint8Array {
  return new TextEncoder().encode(word);
}
