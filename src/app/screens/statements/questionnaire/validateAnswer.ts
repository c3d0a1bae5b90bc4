import { hasTaxIdRules, isTaxId, taxIdsOf } from '#shared/tax/taxIds.ts';
import { readEnteredText } from '#shared/text/enteredText.ts';
import type { Answer, Answers, Question } from './application.ts';
import { answerTo } from './shownQuestions.ts';

/** What is wrong with an answer, by the texts `amp.fault.*`. */
export type AmpFault =
  | { readonly kind: 'required' | 'hidden' | 'number' | 'date' | 'pattern' }
  | { readonly kind: 'numberRange' | 'dateRange' | 'length'; readonly min: string; readonly max: string }
  | { readonly kind: 'numberMin'; readonly min: string }
  | { readonly kind: 'numberMax'; readonly max: string }
  | { readonly kind: 'choices'; readonly count: number }
  | { readonly kind: 'taxId'; readonly country: string; readonly example: string };

/** The question whose answer is a tax number, of the country of this other one (screens.md 1.19). */
const TAX_ID = 'taxId';
const COUNTRY = 'residence';
const MOST_TEXT = 2_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** What is wrong with the answer to a question that is shown; null for nothing. */
export function validateAnswer(question: Question, answers: Answers): AmpFault | null {
  const answer = answerTo(answers, question.id);
  if (isEmpty(answer)) return question.required ? { kind: 'required' } : null;
  switch (question.type) {
    case 'single':
      return question.options.some(({ id }) => id === answer) ? null : { kind: 'required' };
    case 'multi':
      return judgeChoices(question, answer);
    case 'number':
      return judgeNumber(question, answer);
    case 'date':
      return judgeDate(question, answer);
    case 'country':
      return typeof answer === 'string' ? null : { kind: 'required' };
    case 'text':
    case 'file':
      return judgeText(question, answer) ?? (question.id === TAX_ID ? validateTaxId(answer, answers) : null);
  }
}

function isEmpty(answer: Answer | undefined): boolean {
  return answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);
}

function judgeChoices({ rule }: Question, answer: Answer | undefined): AmpFault | null {
  const count = Array.isArray(answer) ? answer.length : 0;
  return typeof rule.min === 'number' && count < rule.min ? { kind: 'choices', count: rule.min } : null;
}

function judgeNumber({ rule }: Question, answer: Answer | undefined): AmpFault | null {
  if (typeof answer !== 'number' || !Number.isFinite(answer)) return { kind: 'number' };
  const min = typeof rule.min === 'number' ? rule.min : undefined;
  const max = typeof rule.max === 'number' ? rule.max : undefined;
  if ((min === undefined || answer >= min) && (max === undefined || answer <= max)) return null;
  if (min !== undefined && max !== undefined) {
    return { kind: 'numberRange', min: String(min), max: String(max) };
  }
  return min === undefined
    ? { kind: 'numberMax', max: String(max) }
    : { kind: 'numberMin', min: String(min) };
}

function judgeDate({ rule }: Question, answer: Answer | undefined): AmpFault | null {
  if (typeof answer !== 'string' || !isDay(answer)) return { kind: 'date' };
  const min = typeof rule.min === 'string' ? rule.min : answer;
  const max = typeof rule.max === 'string' ? rule.max : answer;
  return answer < min || answer > max ? { kind: 'dateRange', min, max } : null;
}

function isDay(text: string): boolean {
  const atMs = DATE.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // February 30 would be read as a day of March.
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(text);
}

function judgeText({ rule }: Question, answer: Answer | undefined): AmpFault | null {
  const text = typeof answer === 'string' ? readEnteredText(answer) : '';
  if (text === null) return { kind: 'hidden' };
  const min = typeof rule.min === 'number' ? rule.min : 1;
  const max = typeof rule.max === 'number' ? rule.max : MOST_TEXT;
  if (text === '') return { kind: 'required' };
  if (text.length < min || text.length > max) return { kind: 'length', min: String(min), max: String(max) };
  return rule.pattern === undefined || matches(rule.pattern, text) ? null : { kind: 'pattern' };
}

/** A pattern that is none says nothing: the exchange judges the answer all the same. */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern).test(text);
  } catch {
    return true;
  }
}

/** How the country of residence writes its tax numbers, for the question that asks for one. */
export function taxIdExample({ id }: Question, answers: Answers): string | undefined {
  const country = answerTo(answers, COUNTRY);
  if (id !== TAX_ID || typeof country !== 'string' || !hasTaxIdRules(country)) return undefined;
  return taxIdsOf(country)[0]?.example;
}

function validateTaxId(answer: Answer | undefined, answers: Answers): AmpFault | null {
  const country = answerTo(answers, COUNTRY);
  if (typeof country !== 'string' || typeof answer !== 'string' || !hasTaxIdRules(country)) return null;
  const kinds = taxIdsOf(country);
  if (kinds.some(({ type }) => isTaxId(country, type, answer))) return null;
  return { kind: 'taxId', country, example: kinds[0]?.example ?? '' };
}
