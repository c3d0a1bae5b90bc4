import type { Answers, Product } from './application.ts';

/** The answers of a draft. A number that was kept while it was being typed is a text there; with a mark in it, it can mean two. */
export function readDraft({ sections, draftAnswers }: Pick<Product, 'sections' | 'draftAnswers'>): Answers {
  const numbers = new Set(
    sections.flatMap(({ questions }) =>
      questions.filter(({ type }) => type === 'number').map(({ id }) => id),
    ),
  );
  return Object.fromEntries(
    [...draftAnswers].map(([id, answer]) => [
      id,
      numbers.has(id) && typeof answer === 'string' && /^\d+$/.test(answer) ? Number(answer) : answer,
    ]),
  );
}
