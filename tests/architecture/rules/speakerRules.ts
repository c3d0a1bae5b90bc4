import type { Speakers } from './speakers.ts';
import type { Violation } from './violation.ts';

/** A text of one language beside the English one of the same key. */
export interface TextPair {
  readonly key: string;
  readonly text: string;
  readonly english: string;
}

/**
 * Texts in which the wrong one speaks (docs/words.md, rule 4): Sluice as "the exchange" where English says "we" or "Sluice", and the
 * reader by a word that the language keeps for friends.
 */
export function findWrongSpeakers(path: string, pairs: readonly TextPair[], speakers: Speakers): Violation[] {
  return pairs.flatMap(({ key, text, english }) => {
    const stranger = /exchange|platform/i.test(english) ? null : speakers.exchange.exec(text);
    const friend = speakers.familiar?.exec(text) ?? null;
    return [stranger, friend].flatMap((found) =>
      found === null ? [] : [`${path}: ${key} says "${found[0]}" where the English is: ${english}`],
    );
  });
}

/** The last consonant of a Hangul syllable, 0 for none, by its place in Unicode. */
const FINALS = 28;
const FIRST_SYLLABLE = 0xac00;

/** Korean texts with 를 after a syllable that ends in a consonant, where it is 을. */
export function findWrongParticles(path: string, texts: ReadonlyMap<string, string>): Violation[] {
  return [...texts].flatMap(([key, text]) =>
    [...text.matchAll(/([\uac00-\ud7a3])를(?![\uac00-\ud7a3])/gu)].flatMap(([word, syllable = '']) =>
      ((syllable.codePointAt(0) ?? 0) - FIRST_SYLLABLE) % FINALS === 0
        ? []
        : [`${path}: ${key} says "${word}" and not "${syllable}을"`],
    ),
  );
}
