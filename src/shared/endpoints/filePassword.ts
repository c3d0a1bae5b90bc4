/** Characters of a file's password (screens.md 0.2c); the exchange and the page count them alike. */
const LENGTH = { min: 8, max: 128 } as const;

/** Counts what a user types, so that a character beyond the first 65,536 is one. */
export function isPasswordLength(password: string): boolean {
  const { length } = [...password];
  return length >= LENGTH.min && length <= LENGTH.max;
}
