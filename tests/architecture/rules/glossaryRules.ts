import type { Violation } from './violation.ts';

/** Scripts whose words stand apart; in the others a word is found wherever its characters are. */
const APART = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}';

/** Texts with a word that the glossary has another for; `texts` are those of one file by their keys, `variants` the terms by the words. */
export function findForbiddenVariants(
  path: string,
  texts: ReadonlyMap<string, string>,
  variants: Readonly<Record<string, string>>,
): Violation[] {
  const patterns = Object.entries(variants).map(([word, instead]) => ({
    word,
    instead,
    pattern: patternOf(word),
  }));
  return [...texts].flatMap(([key, text]) =>
    patterns
      .filter(({ pattern }) => pattern.test(text))
      .map(({ word, instead }) => `${path}: ${key} says "${word}" and not "${instead}"`),
  );
}

function patternOf(word: string): RegExp {
  const letters = new RegExp(`[${APART}]`, 'u');
  const before = letters.test(word.at(0) ?? '') ? `(?<![${APART}])` : '';
  const after = letters.test(word.at(-1) ?? '') ? `(?![${APART}])` : '';
  return new RegExp(`${before}${word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}${after}`, 'iu');
}

/** Files of texts that are one and the same in two languages, as "path is path"; `files` hold their texts by path. */
export function findCopies(files: ReadonlyMap<string, string>): Violation[] {
  const firstWith = new Map<string, string>();
  return [...files].flatMap(([path, text]) => {
    const first = firstWith.get(text);
    if (first === undefined) firstWith.set(text, path);
    return first === undefined ? [] : [`${path} is ${first}`];
  });
}
