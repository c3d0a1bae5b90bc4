import { COMMA } from './jsonTokens.ts';

/** No piece: the end of a list, or an empty one. */
export const NO_PIECE = -1;

/** One piece for so many bytes is what lists of rows come to; more is made room for when needed. */
const BYTES_A_PIECE = 16;
const MIN_CAPACITY = 64;

/** By piece. Plain arrays, since reading them is the hot loop. */
export interface PieceLinks {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly nexts: Int32Array;
  /** 1 where a comma goes before the piece. */
  readonly commas: Uint8Array;
}

/** Stretches of the received bytes, linked in canonical order. Joining two lists costs the same however long they are. */
export class Pieces implements PieceLinks {
  starts: Int32Array;
  ends: Int32Array;
  nexts: Int32Array;
  commas: Uint8Array;
  private readonly bytes: Uint8Array;
  private count = 0;

  constructor(bytes: Uint8Array) {
    const capacity = Math.max(MIN_CAPACITY, Math.ceil(bytes.length / BYTES_A_PIECE));
    this.bytes = bytes;
    this.starts = new Int32Array(capacity);
    this.ends = new Int32Array(capacity);
    this.nexts = new Int32Array(capacity);
    this.commas = new Uint8Array(capacity);
  }

  add(start: number, end: number): number {
    const piece = this.count;
    if (piece === this.starts.length) this.grow();
    this.starts[piece] = start;
    this.ends[piece] = end;
    this.nexts[piece] = NO_PIECE;
    this.count += 1;
    return piece;
  }

  /** Links list `head`…`tail` behind the piece `last`, with a comma between if asked for; returns the new last piece. */
  join(last: number, head: number, tail: number, withComma: boolean): number {
    const { starts, ends, nexts } = this;
    const end = ends[last] as number;
    // What lies side by side in the received bytes becomes one piece; a sorted body without white space ends as one.
    const isSideBySide = withComma
      ? starts[head] === end + 1 && this.bytes[end] === COMMA
      : starts[head] === end;
    if (isSideBySide) {
      ends[last] = ends[head] as number;
      nexts[last] = nexts[head] as number;
      return head === tail ? last : tail;
    }
    nexts[last] = head;
    if (withComma) this.commas[head] = 1;
    return tail;
  }

  private grow(): void {
    const capacity = this.count * 2;
    this.starts = copyInto(new Int32Array(capacity), this.starts);
    this.ends = copyInto(new Int32Array(capacity), this.ends);
    this.nexts = copyInto(new Int32Array(capacity), this.nexts);
    this.commas = copyInto(new Uint8Array(capacity), this.commas);
  }
}

function copyInto<Numbers extends Int32Array | Uint8Array>(larger: Numbers, numbers: Numbers): Numbers {
  larger.set(numbers);
  return larger;
}
