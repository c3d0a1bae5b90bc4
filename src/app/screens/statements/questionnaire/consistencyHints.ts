import type { MemberInfo } from '#app/stores/globalStore.ts';
import type { Answers } from './application.ts';
import { answerTo } from './shownQuestions.ts';

/** Answers that hardly go together, by the texts `amp.hint.*`: something to look at again, and never a refusal. */
export type ConsistencyHint =
  | { readonly kind: 'yearsForAge'; readonly age: number; readonly years: number }
  | { readonly kind: 'birthYear' | 'residence' | 'portfolio' | 'lossAndIncome' | 'professional' };

/** Derivatives may be traded from this age on. */
const ADULT_YEARS = 18;
/** The portfolio of a professional client in EUR (screens.md 1.19). */
const LARGE_PORTFOLIO = 500_000;

/** What a reviewer would ask about these answers; `profile` is what the exchange knows of the user. */
export function consistencyHints(
  answers: Answers,
  profile: Partial<Pick<MemberInfo, 'birth_year' | 'residence'>>,
  nowMs: number,
): readonly ConsistencyHint[] {
  const birthDate = answerTo(answers, 'birthDate');
  const years = answerTo(answers, 'years');
  const residence = answerTo(answers, 'residence');
  const netWorth = answerTo(answers, 'netWorth');
  const professional = answerTo(answers, 'professional');
  const hints: ConsistencyHint[] = [];
  const born = typeof birthDate === 'string' ? new Date(`${birthDate}T00:00:00Z`) : null;
  if (born !== null && !Number.isNaN(born.getTime())) {
    const age = ageAt(born, nowMs);
    if (typeof years === 'number' && years > Math.max(0, age - ADULT_YEARS)) {
      hints.push({ kind: 'yearsForAge', age, years });
    }
    if (profile.birth_year !== undefined && profile.birth_year !== born.getUTCFullYear()) {
      hints.push({ kind: 'birthYear' });
    }
  }
  const known = profile.residence ?? '';
  if (typeof residence === 'string' && known !== '' && residence !== known) {
    hints.push({ kind: 'residence' });
  }
  const claims = answerTo(answers, 'isProfessional') === 'yes';
  if (claims) hints.push({ kind: 'professional' });
  const claimsPortfolio = claims && Array.isArray(professional) && professional.includes('portfolio');
  if (claimsPortfolio && typeof netWorth === 'number' && netWorth < LARGE_PORTFOLIO) {
    hints.push({ kind: 'portfolio' });
  }
  const isPoor = answerTo(answers, 'income') === 'low' && netWorth === 0;
  if (answerTo(answers, 'loss') === 'all' && isPoor) hints.push({ kind: 'lossAndIncome' });
  return hints;
}

function ageAt(born: Date, nowMs: number): number {
  const now = new Date(nowMs);
  const years = now.getUTCFullYear() - born.getUTCFullYear();
  const isBefore =
    now.getUTCMonth() < born.getUTCMonth() ||
    (now.getUTCMonth() === born.getUTCMonth() && now.getUTCDate() < born.getUTCDate());
  return isBefore ? years - 1 : years;
}
