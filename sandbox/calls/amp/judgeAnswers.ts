import { COUNTRIES } from '#sandbox/seed/reference/countries.ts';
import { isRefusedAnswer } from '#shared/amp/refusedAnswers.ts';
import { readEnteredText } from '#shared/text/enteredText.ts';
import {
  KNOWLEDGE,
  type KnowledgeQuestion,
  LOCAL_RIGHT_NEEDED,
  RIGHT_NEEDED,
  VIRTUAL_ASSETS,
} from './ampKnowledge.ts';
import type { Question, Section } from './ampQuestions.ts';

export type AnswerValue = string | number | boolean | readonly string[];
export type Answers = Readonly<Record<string, AnswerValue>>;

const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** What a text or the name of a file may be when its rule doesn't say. */
const MOST_TEXT = 2_000;

const COUNTRY_CODES = new Set(COUNTRIES.map(({ code3 }) => code3));

/** Answers to questions that there are; whatever else was sent is dropped. */
export function keepKnown(sections: readonly Section[], answers: Answers): Answers {
  return Object.fromEntries(
    sections.flatMap(({ questions }) =>
      questions.flatMap(({ id }): [string, AnswerValue][] => {
        const answer = answerTo(answers, id);
        return answer === undefined ? [] : [[id, answer]];
      }),
    ),
  );
}

/**
 * Ids of the questions whose answers are missing or break their rules. A question that is not shown asks nothing, and
 * neither does one that only it would show (screens.md 1.22: conditional fields only when shown).
 */
export function findGaps(sections: readonly Section[], answers: Answers): string[] {
  const all = sections.flatMap(({ questions }) => questions);
  return all
    .filter((question) => isShown(question, all, answers) && !isAnswered(question, answers))
    .map(({ id }) => id);
}

/**
 * How many of the ten are right, what the wrong ones are about, and whether that is enough. The questions of Hong Kong count
 * where they were asked: most of them have to be right as well.
 */
export function scoreAnswers(answers: Answers): {
  readonly score: number;
  readonly failedTopics: string[];
  readonly isPassed: boolean;
} {
  const isWrong = ({ question, right }: KnowledgeQuestion): boolean =>
    !isSame(answerTo(answers, question.id), right);
  const wrong = KNOWLEDGE.filter(isWrong);
  const isLocalAsked = VIRTUAL_ASSETS.some(({ question }) => answerTo(answers, question.id) !== undefined);
  const wrongLocal = isLocalAsked ? VIRTUAL_ASSETS.filter(isWrong) : [];
  const score = KNOWLEDGE.length - wrong.length;
  return {
    score,
    failedTopics: [...new Set([...wrong, ...wrongLocal].map(({ topic }) => topic))],
    isPassed: score >= RIGHT_NEEDED && VIRTUAL_ASSETS.length - wrongLocal.length >= LOCAL_RIGHT_NEEDED,
  };
}

/** Ids of the questions whose answers rule out an approval, whatever the score; one that is not shown rules out nothing. */
export function refusalsOf(sections: readonly Section[], answers: Answers): string[] {
  const all = sections.flatMap(({ questions }) => questions);
  return all
    .filter(
      (question) =>
        isShown(question, all, answers) &&
        isRefusedAnswer(question.refusedIf, answerTo(answers, question.id)),
    )
    .map(({ id }) => id);
}

/** Keys come from the sender: "constructor" must be no answer. */
function answerTo(answers: Answers, id: string): AnswerValue | undefined {
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}

function isShown({ showIf }: Question, all: readonly Question[], answers: Answers): boolean {
  if (showIf === undefined) {
    return true;
  }
  const condition = all.find(({ id }) => id === showIf.id);
  const answer = answerTo(answers, showIf.id);
  return (
    condition !== undefined &&
    isShown(condition, all, answers) &&
    answer !== undefined &&
    (isList(answer) ? answer.some((choice) => showIf.in.includes(choice)) : showIf.in.includes(answer))
  );
}

function isAnswered(question: Question, answers: Answers): boolean {
  const answer = answerTo(answers, question.id);
  const isEmpty = answer === undefined || answer === '' || (isList(answer) && answer.length === 0);
  return isEmpty ? !question.required : isRight(question, answer);
}

/** Whether an answer is one to its question: the right type, one of the options, inside the rule. */
function isRight({ type, options, rule }: Question, answer: AnswerValue): boolean {
  const isOption = (choice: AnswerValue) => options.some(({ id }) => id === choice);
  switch (type) {
    case 'single':
      return isOption(answer);
    case 'multi':
      return (
        isList(answer) &&
        answer.every(isOption) &&
        new Set(answer).size === answer.length &&
        isBetween(answer.length, rule)
      );
    case 'number':
      return typeof answer === 'number' && isBetween(answer, rule);
    case 'text':
    case 'file':
      return (
        typeof answer === 'string' &&
        (readEnteredText(answer) ?? '') !== '' &&
        isBetween(answer.length, { max: MOST_TEXT, ...rule }) &&
        (rule.pattern === undefined || new RegExp(rule.pattern).test(answer))
      );
    case 'date':
      return typeof answer === 'string' && isDate(answer) && isBetween(answer, rule);
    case 'country':
      return typeof answer === 'string' && COUNTRY_CODES.has(answer);
  }
}

/** Numbers by their size, dates as their text is sorted. */
function isBetween<Value extends string | number>(value: Value, { min, max }: Question['rule']): boolean {
  const isSameKind = (bound: string | number | undefined): bound is Value => typeof bound === typeof value;
  return !(isSameKind(min) && value < min) && !(isSameKind(max) && value > max);
}

function isDate(text: string): boolean {
  const ms = DATE.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // February 30 would be read as a day of March.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

function isSame(answer: AnswerValue | undefined, right: readonly string[]): boolean {
  const given = answer === undefined ? [] : isList(answer) ? [...new Set(answer)] : [answer];
  return given.length === right.length && right.every((choice) => given.includes(choice));
}

function isList(answer: AnswerValue): answer is readonly string[] {
  return Array.isArray(answer);
}
