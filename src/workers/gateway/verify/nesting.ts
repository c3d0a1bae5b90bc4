const FIRST_CAPACITY = 64;
/** Ints kept for each open object that has a member: the list around it, its first member, and what its names are. */
const STRIDE = 5;

/** The innermost object that has a member. */
export interface OpenObject {
  /** Number of its first member. */
  first: number;
  /** Whether the names of the members have come in ascending order so far. */
  isOrdered: boolean;
  /** Whether the names of the members are printable ASCII without escapes so far. */
  isPlain: boolean;
}

/**
 * The arrays and objects that are open. Kept in arrays and not on the call stack, which a body of 100,000 open
 * brackets would overflow.
 */
export class Nesting {
  depth = 0;
  private kinds = new Uint8Array(FIRST_CAPACITY);
  private saved = new Int32Array(FIRST_CAPACITY * STRIDE);
  private top = 0;

  isInObject(): boolean {
    return this.kinds[this.depth - 1] === 1;
  }

  open(isObject: boolean): void {
    if (this.depth === this.kinds.length) {
      const larger = new Uint8Array(this.depth * 2);
      larger.set(this.kinds);
      this.kinds = larger;
    }
    this.kinds[this.depth] = isObject ? 1 : 0;
    this.depth += 1;
  }

  close(): void {
    this.depth -= 1;
  }

  /** Puts an object away while one inside of it is read, with the list of pieces around the inner one. */
  save({ first, isOrdered, isPlain }: OpenObject, head: number, tail: number): void {
    if (this.top === this.saved.length) {
      const larger = new Int32Array(this.top * 2);
      larger.set(this.saved);
      this.saved = larger;
    }
    const { saved, top } = this;
    saved[top] = first;
    saved[top + 1] = isOrdered ? 1 : 0;
    saved[top + 2] = isPlain ? 1 : 0;
    saved[top + 3] = head;
    saved[top + 4] = tail;
    this.top += STRIDE;
  }

  /** Takes it back into `object`. */
  restore(object: OpenObject): void {
    this.top -= STRIDE;
    const { saved, top } = this;
    object.first = saved[top] as number;
    object.isOrdered = saved[top + 1] === 1;
    object.isPlain = saved[top + 2] === 1;
  }

  /** The list that was saved with what was restored last. */
  savedHead(): number {
    return this.saved[this.top + 3] as number;
  }

  savedTail(): number {
    return this.saved[this.top + 4] as number;
  }
}
