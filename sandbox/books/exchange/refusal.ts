import type { Refused } from '#sandbox/server/api/answer.ts';
import type { Sql } from '../state/database.ts';

/** Ends a call, and undoes its transaction, with a code for the caller. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly answer: Refused;
  /**
   * What has to be kept although all else is undone, such as a wrong code's count; its answer is given instead. Only work
   * in `transactGuarded` may leave something behind.
   */
  readonly afterwards: ((sql: Sql) => Promise<Refused>) | undefined;

  constructor(answer: Refused, afterwards?: (sql: Sql) => Promise<Refused>) {
    super(answer.message);
    this.answer = answer;
    this.afterwards = afterwards;
  }
}
