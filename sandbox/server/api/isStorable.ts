/** A NUL, or one half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether PostgreSQL can keep every text and name in what a call was asked; no keyboard writes what it can't. */
export function isStorable(input: unknown): boolean {
  if (typeof input === 'string') {
    return !UNSTORABLE.test(input);
  }
  if (typeof input !== 'object' || input === null) {
    return true;
  }
  return Object.entries(input).every(([name, value]) => isStorable(name) && isStorable(value));
}
