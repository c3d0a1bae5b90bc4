import * as v from 'valibot';

/** Text of a JSON body that holds several words of a set: "FUND,UTA" (screens.md 2.2, 2.11). */
export function commaList(words: readonly string[]) {
  return v.pipe(
    v.string(),
    v.check((text) => text.split(',').every((word) => words.includes(word)), 'names something else'),
  );
}
