/** Ints kept for each member: where its name stands (without quotes), the name's first letters, its list of pieces. */
const STRIDE = 5;
const FIRST_CAPACITY = 64 * STRIDE;
/** Four letters of seven bits: more would not be a small integer to JavaScript engines. */
const LETTERS = 4;
const LETTER_BITS = 7;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Members of all objects that are open, the innermost last. */
export class Members {
  count = 0;
  private readonly bytes: Uint8Array;
  private cells = new Int32Array(FIRST_CAPACITY);

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** Adds a member; returns whether its name is ASCII. */
  push(nameStart: number, nameEnd: number): boolean {
    const top = this.count * STRIDE;
    if (top === this.cells.length) {
      const larger = new Int32Array(top * 2);
      larger.set(this.cells);
      this.cells = larger;
    }
    const { bytes, cells } = this;
    let letters = 0;
    let seen = 0;
    for (let i = nameStart; i < nameEnd; i += 1) {
      const byte = bytes[i] as number;
      seen |= byte;
      if (i - nameStart < LETTERS) letters = (letters << LETTER_BITS) | byte;
    }
    for (let i = nameEnd - nameStart; i < LETTERS; i += 1) letters <<= LETTER_BITS;
    cells[top] = nameStart;
    cells[top + 1] = nameEnd;
    cells[top + 2] = letters;
    this.count += 1;
    return seen < 0x80;
  }

  /** The list of pieces of the newest member: its name, the colon and the value. */
  setList(head: number, tail: number): void {
    const top = this.count * STRIDE;
    this.cells[top - 2] = head;
    this.cells[top - 1] = tail;
  }

  headOf(member: number): number {
    return this.cells[member * STRIDE + 3] as number;
  }

  tailOf(member: number): number {
    return this.cells[member * STRIDE + 4] as number;
  }

  /**
   * Negative, zero or positive as the name of member `a` comes before, is, or comes after that of `b`; for names that
   * are ASCII without escapes, whose bytes sort as their UTF-16 units do.
   */
  comparePlain(a: number, b: number): number {
    const { cells } = this;
    const atA = a * STRIDE;
    const atB = b * STRIDE;
    const byLetters = (cells[atA + 2] as number) - (cells[atB + 2] as number);
    if (byLetters !== 0) return byLetters;
    return compareBytes(
      this.bytes,
      cells[atA] as number,
      cells[atA + 1] as number,
      cells[atB] as number,
      cells[atB + 1] as number,
    );
  }

  /** A member's name as JSON.parse reads it. */
  decodeName(member: number): string {
    const at = member * STRIDE;
    const token = this.bytes.subarray((this.cells[at] as number) - 1, (this.cells[at + 1] as number) + 1);
    return JSON.parse(decoder.decode(token)) as string;
  }

  /** Forgets all members from this one on. */
  truncate(count: number): void {
    this.count = count;
  }
}

function compareBytes(bytes: Uint8Array, a: number, aEnd: number, b: number, bEnd: number): number {
  const length = Math.min(aEnd - a, bEnd - b);
  for (let i = 0; i < length; i += 1) {
    const difference = (bytes[a + i] as number) - (bytes[b + i] as number);
    if (difference !== 0) return difference;
  }
  return aEnd - a - (bEnd - b);
}
