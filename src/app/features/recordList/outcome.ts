/** What became of an amount that was asked for: it was booked, nothing is decided yet, or nothing came of it. */
export type Outcome = 'booked' | 'open' | 'void';

/** What an amount is that was not booked: all that was asked for, in grey, or what is expected (screens.md 0.2b). */
export type AmountMark = 'asked' | 'expected';

/** Of what is taken. */
export function givenMark(outcome: Outcome): AmountMark | undefined {
  return outcome === 'void' ? 'asked' : undefined;
}

/** Of what is received; of what came to nothing that is 0, which is no expectation. */
export function gotMark(outcome: Outcome): AmountMark | undefined {
  return outcome === 'open' ? 'expected' : undefined;
}

/** What was received, plain decimals: nothing of what came to nothing, whatever was promised. */
export function gotAmount(outcome: Outcome, promised: string): string {
  return outcome === 'void' ? '0' : promised;
}

/**
 * The cell of an amount in a file, plain decimals: 0 of all that is not booked, fees and open rows included, so that its column
 * can always be summed to what was booked (screens.md 0.2c).
 */
export function bookedCell(outcome: Outcome, amount: string): string {
  return outcome === 'booked' ? amount : '0';
}

/** The cell of what only a booked amount has, such as its price. */
export function bookedOnly(outcome: Outcome, text: string): string {
  return outcome === 'booked' ? text : '';
}
