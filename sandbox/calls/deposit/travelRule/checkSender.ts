import { judgeQuestionnaire, type TravelRuleCode, zoneOf } from '#sandbox/calls/withdraw/travelRule.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { isStorable } from '#sandbox/server/api/isStorable.ts';

/** Answers about the sender by field; forms have nothing deeper. */
export type SenderAnswers = Readonly<Record<string, string | number | boolean | null>>;

const NAMES = ['firstName', 'lastName', 'companyName'];
const REFUSED = /reject/i;

/**
 * Judges a user's answers about the sender of a deposit: the fields of their zone, as for a withdrawal (screens.md 3.5). Where
 * the zone asks for nothing, and in Korea, whose form is for withdrawals, the fields that all zones have are asked for.
 */
export function checkSender(user: DemoUser, json: string, nowMs: number): SenderAnswers | TravelRuleCode {
  const answers: unknown = JSON.parse(json);
  if (!isAnswers(answers)) {
    return 131067;
  }
  const zone = zoneOf(user);
  const asked = zone === '' || zone === 'KOR' ? 'HKG' : zone;
  return judgeQuestionnaire(asked, json, { nowMs, isLarge: false }) ?? answers;
}

/** Whether the review ends badly: a user's name has "reject" in it (a trigger of ours, as in screens.md 3.6). */
export function isSenderRefused(answers: unknown): boolean {
  return isAnswers(answers) && NAMES.some((name) => REFUSED.test(String(answers[name] ?? '')));
}

function isAnswers(value: unknown): value is SenderAnswers {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return false;
  }
  const isFlat = Object.values(value).every((answer) => typeof answer !== 'object' || answer === null);
  return isFlat && isStorable(value);
}
