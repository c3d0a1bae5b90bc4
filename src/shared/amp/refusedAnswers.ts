/** Answers with which no application is approved, whatever else was said: those that are named, and numbers up to `max`. */
export interface RefusalRule {
  readonly in?: readonly (string | number | boolean)[] | undefined;
  readonly max?: number | undefined;
}

export type GivenAnswer = string | number | boolean | readonly string[];

/** Whether an answer rules out an approval (screens.md 0.2c, "Options application"). One that is missing is no refusal. */
export function isRefusedAnswer(rule: RefusalRule | undefined, answer: GivenAnswer | undefined): boolean {
  if (rule === undefined || answer === undefined) return false;
  const given = typeof answer === 'object' ? answer : [answer];
  const isNamed = given.some((each) => rule.in?.includes(each) === true);
  return isNamed || (typeof answer === 'number' && rule.max !== undefined && answer <= rule.max);
}
