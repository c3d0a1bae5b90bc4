import type { Refused } from '#sandbox/api/answer.ts';

/** Ends a call, and undoes its transaction, with a code that the caller is told. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly answer: Refused;
  /**
   * What has to be kept although all else is undone, such as a wrong code's count. It is done when the transaction is
   * over, and its answer is told instead.
   */
  readonly afterwards: (() => Promise<Refused>) | undefined;

  constructor(answer: Refused, afterwards?: () => Promise<Refused>) {
    super(answer.message);
    this.answer = answer;
    this.afterwards = afterwards;
  }
}
