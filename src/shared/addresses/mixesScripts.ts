import { shapeOfName } from './shapeOfName.ts';

const WORDS = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const LATIN_SHAPE = /^[a-z]+$/;

/**
 * Whether a name mixes Latin letters with Cyrillic or Greek ones that are taken for Latin: inside of one word, or as a whole word
 * beside Latin ones ("Wallet A" with a Cyrillic A). "Кошелёк Ledger" does not: its first word can't be read as Latin. Page and
 * exchange refuse such a name wherever one is given to an address (screens.md 0.2c).
 */
export function mixesScripts(name: string): boolean {
  if (!LATIN.test(name)) return false;
  const words = name.normalize('NFC').match(WORDS) ?? [];
  return words.some(
    (word) => OTHER.test(word) && (LATIN.test(word) || LATIN_SHAPE.test(shapeOfName(word.toLowerCase()))),
  );
}
