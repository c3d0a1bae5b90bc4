import type { Answers, Product, Section } from './application.ts';
import { shownQuestions } from './shownQuestions.ts';
import { validateAnswer } from './validateAnswer.ts';

/** A step of the application: a section of questions, the agreements, or the review. */
export type Step =
  | { readonly kind: 'questions'; readonly id: string; readonly section: Section }
  | { readonly kind: 'agreements' | 'review'; readonly id: string };

/** The steps in their order (screens.md 1.19: eight, of which six are questions). */
export function stepsOf(product: Product): readonly Step[] {
  return [
    ...product.sections.map((section): Step => ({ kind: 'questions', id: section.id, section })),
    { kind: 'agreements', id: 'agreements' },
    { kind: 'review', id: 'review' },
  ];
}

/** Ids of the questions of a section whose answers are missing or wrong. */
export function gapsOf(section: Section, product: Product, answers: Answers): readonly string[] {
  return shownQuestions(section, product, answers)
    .filter((question) => validateAnswer(question, answers) !== null)
    .map(({ id }) => id);
}

/** Where to go on: the first step of questions that has a gap, or else the agreements; from 0. */
export function firstOpenStep(product: Product, answers: Answers): number {
  const at = product.sections.findIndex((section) => gapsOf(section, product, answers).length > 0);
  return at === -1 ? product.sections.length : at;
}

/** The step that an address names, "3"; null for none of them. */
export function readStep(text: string | null, total: number): number | null {
  const step = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 0;
  return step >= 1 && step <= total ? step - 1 : null;
}
