import type { Work } from './work.ts';

/** Some 100 µs where nearly all characters are beyond ASCII; up to twice as much at once. */
const BYTES_A_STOP = 128 * 1024;
/** A byte order mark stays in the text, where JSON has no place for it. */
const STRICT = { fatal: true, ignoreBOM: true };

const decoder = new TextDecoder('utf-8', STRICT);

/** The text of a body; null if it is not UTF-8. */
export function* decodeBody(bytes: Uint8Array): Work<string | null> {
  try {
    if (bytes.length <= 2 * BYTES_A_STOP) return decoder.decode(bytes);
    const own = new TextDecoder('utf-8', STRICT);
    let text = '';
    for (let at = 0; at < bytes.length; at += BYTES_A_STOP) {
      text += own.decode(bytes.subarray(at, at + BYTES_A_STOP), { stream: true });
      yield;
    }
    return text + own.decode();
  } catch {
    return null;
  }
}
