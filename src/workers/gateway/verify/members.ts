import type { Work } from './pacing.ts';

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

/** Objects up to this size are sorted at once: some 50 µs at worst. */
export const MAX_SORTED_AT_ONCE = 64;
const RUN_MEMBERS = 16;
/** About 100 µs each. */
const STEPS_A_STOP = 1_024;
const NAMES_A_STOP = 128;

/** Negative, zero or positive as one member's name comes before, is, or comes after the other's; by their places. */
type Compare = (a: number, b: number) => number;

/**
 * Sorts the `count` members from `first` on by name, in UTF-16 code unit order; by place, the result has the members'
 * numbers within the object and is good until the next call. Null if a name is there twice: of equal names two are
 * always compared.
 */
export type SmallSort = (first: number, count: number, isPlain: boolean) => Int32Array | null;

/** Sorts objects of up to MAX_SORTED_AT_ONCE members. */
export function createSmallSort(members: Members): SmallSort {
  const order = new Int32Array(MAX_SORTED_AT_ONCE);
  let orderedCount = 0;
  return (first, count, isPlain) => {
    // Rows of a list have the same names in the same order: beginning with the last result, one look at each is enough.
    if (count !== orderedCount) for (let i = 0; i < count; i += 1) order[i] = i;
    orderedCount = count;
    const compare = isPlain
      ? (a: number, b: number) => members.comparePlain(first + a, first + b)
      : compareNames(Array.from({ length: count }, (_, i) => members.decodeName(first + i)));
    return sortRun(order, 0, count, compare) ? order : null;
  };
}

/** The same for an object of any size. Returns the order, or null if a name is there twice. */
export function* sortManyMembers(
  members: Members,
  first: number,
  count: number,
  isPlain: boolean,
): Work<Int32Array | null> {
  const compare = isPlain
    ? (a: number, b: number) => members.comparePlain(first + a, first + b)
    : compareNames(yield* decodeNames(members, first, count));
  let order = Int32Array.from({ length: count }, (_, i) => i);
  let merged = new Int32Array(count);
  for (let from = 0; from < count; from += RUN_MEMBERS) {
    if (!sortRun(order, from, Math.min(from + RUN_MEMBERS, count), compare)) return null;
    if (from % STEPS_A_STOP === 0) yield;
  }
  for (let width = RUN_MEMBERS; width < count; width *= 2) {
    if (!(yield* mergeRuns(order, merged, width, compare))) return null;
    [order, merged] = [merged, order];
  }
  return order;
}

/** Insertion sort: what is nearly sorted, or short, takes hardly more than one look at each. */
function sortRun(order: Int32Array, from: number, to: number, compare: Compare): boolean {
  for (let i = from + 1; i < to; i += 1) {
    const member = order[i] as number;
    let place = i;
    while (place > from) {
      const before = order[place - 1] as number;
      const difference = compare(before, member);
      if (difference === 0) return false;
      if (difference < 0) break;
      order[place] = before;
      place -= 1;
    }
    order[place] = member;
  }
  return true;
}

/** Merges sorted runs of `width` members, two by two. */
function* mergeRuns(from: Int32Array, into: Int32Array, width: number, compare: Compare): Work<boolean> {
  for (let start = 0; start < from.length; start += 2 * width) {
    const middle = Math.min(start + width, from.length);
    const end = Math.min(middle + width, from.length);
    let [left, right] = [start, middle];
    for (let place = start; place < end; place += 1) {
      if (place % STEPS_A_STOP === 0) yield;
      let difference = right === end ? -1 : 1;
      if (left < middle && right < end) difference = compare(from[left] as number, from[right] as number);
      if (difference === 0) return false;
      const takesLeft = difference < 0;
      into[place] = (takesLeft ? from[left] : from[right]) as number;
      if (takesLeft) left += 1;
      else right += 1;
    }
  }
  return true;
}

function* decodeNames(members: Members, first: number, count: number): Work<string[]> {
  const names: string[] = [];
  for (let i = 0; i < count; i += 1) {
    names.push(members.decodeName(first + i));
    if (i % NAMES_A_STOP === 0) yield;
  }
  return names;
}

function compareNames(names: readonly string[]): Compare {
  return (a, b) => {
    const [nameA = '', nameB = ''] = [names[a], names[b]];
    if (nameA === nameB) return 0;
    return nameA < nameB ? -1 : 1;
  };
}
