import type { ChunkReader } from './chunkReader.ts';
import { COMMA } from './jsonBytes.ts';
import { NO_PIECE } from './pieces.ts';
import type { ScannedBody } from './scanBody.ts';

/** Hashing this much takes some 100 µs. A multiple of MD5's block, which is then read where it lies. */
const CHUNK_BYTES = 8 * 1024;
/** From this length on the engine's own copying is faster than a loop. */
const LONG_PIECE_BYTES = 48;

/** The canonical text of a body, with the tokens as they were received. */
export function createVerbatimReader({ bytes, links, head }: ScannedBody): ChunkReader {
  const { starts, ends, nexts, commas } = links;
  const chunk = new Uint8Array(CHUNK_BYTES);
  let piece = head;
  /** Where to go on in the piece, or -1 before its start. */
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
