import { JsonScanner } from './jsonScanner.ts';
import type { PieceLinks } from './pieces.ts';
import type { Work } from './work.ts';

/** Some 100 µs. */
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
