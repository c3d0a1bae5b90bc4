import type { Refused } from '#sandbox/api/answer.ts';

/** Ends a call, and undoes its transaction, with a code that the caller is told. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly answer: Refused;

  constructor(answer: Refused) {
    super(answer.message);
    this.answer = answer;
  }
}
