/** The outcome of an amount that was asked for: booked, not decided yet, or never booked. */
export type Outcome = 'booked' | 'open' | 'void';

/** How an amount that was not booked is shown: as asked for, in grey, or as expected (screens.md 0.2b). */
export type AmountMark = 'asked' | 'expected';

/** The mark of the given amount; none where it is booked or taken. */
export function givenMark(outcome: Outcome): AmountMark | undefined {
  return outcome === 'void' ? 'asked' : undefined;
}

/** The mark of the received amount; none for an order that failed, whose amount is 0. */
export function gotMark(outcome: Outcome): AmountMark | undefined {
  return outcome === 'open' ? 'expected' : undefined;
}

/** The received amount, a plain decimal: 0 for an order that failed, whatever was promised. */
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
