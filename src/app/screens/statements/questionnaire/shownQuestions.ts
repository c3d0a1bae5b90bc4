import { isRefusedAnswer } from '#shared/amp/refusedAnswers.ts';
import type { Answer, Answers, Product, Question, Section } from './application.ts';

/** The answer to a question; what only looks like one of the object's own members is none. */
export function answerTo(answers: Answers, id: string): Answer | undefined {
  return Object.hasOwn(answers, id) ? answers[id] : undefined;
}

/** The questions of a section that the answers so far lead to (screens.md 1.22: conditional fields only when shown). */
export function shownQuestions(section: Section, product: Product, answers: Answers): readonly Question[] {
  const all = product.sections.flatMap(({ questions }) => questions);
  return section.questions.filter((question) => isShown(question, all, answers));
}

/** The answers without those to questions that are not shown any more: they are not part of the application. */
export function shownAnswers(product: Product, answers: Answers): Answers {
  const shown = product.sections.flatMap((section) => shownQuestions(section, product, answers));
  return Object.fromEntries(
    shown.flatMap(({ id }) => {
      const answer = answerTo(answers, id);
      return answer === undefined ? [] : [[id, answer]];
    }),
  );
}

/** The questions of a section whose answers rule out an approval: shown while they are given (screens.md 0.2c). */
export function refusedQuestions(section: Section, product: Product, answers: Answers): readonly Question[] {
  return shownQuestions(section, product, answers).filter(({ id, refusedIf }) =>
    isRefusedAnswer(refusedIf, answerTo(answers, id)),
  );
}

function isShown({ showIf, id }: Question, all: readonly Question[], answers: Answers): boolean {
  if (showIf === undefined) return true;
  const condition = all.find((question) => question.id === showIf.id);
  // One that depends on itself, directly or through others, would never end.
  const others = all.filter((question) => question.id !== id);
  if (condition === undefined || !isShown(condition, others, answers)) return false;
  const answer = answerTo(answers, showIf.id);
  const given = Array.isArray(answer) ? answer : answer === undefined ? [] : [answer];
  return given.some((choice) => showIf.in.includes(choice));
}
