/** Wrong guesses count for so long. */
export const COUNTED_MS = 3_600_000;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 360_000;

/**
 * How long the next guess waits after so many wrong ones within the last hour, in ms: not at all for the first few, then twice
 * as long each time (screens.md 0.2c, issue 32). A stranger's typing slows an account's user down, and never keeps them out.
 * With five free guesses no more than twenty are looked at in any hour, as many as five in fifteen minutes.
 */
export function waitAfter(wrong: number, free: number): number {
  return wrong < free ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (wrong - free), LONGEST_WAIT_MS);
}
