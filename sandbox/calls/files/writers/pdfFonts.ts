import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A family of fonts; together they have every letter of the languages that the exchange speaks. */
export type Face = 'latin' | 'arabic' | 'thai' | 'chinese' | 'japanese' | 'korean';

/** Whether a face has a glyph for a code point. */
export type HasGlyph = (face: Face, codePoint: number) => boolean;

const require = createRequire(import.meta.url);

/** The file of a face in a weight, out of the locked packages. Latin has Cyrillic, Greek and Devanagari as well. */
export function fontFile(face: Face, isBold: boolean): string {
  const style = isBold ? 'Bold' : 'Regular';
  const weight = isBold ? 700 : 400;
  switch (face) {
    case 'latin':
      return besides(require.resolve('@embedpdf/fonts-latin'), `NotoSans-${style}.ttf`);
    case 'chinese':
      return besides(require.resolve('@embedpdf/fonts-sc'), `NotoSansHans-${style}.otf`);
    case 'japanese':
      return besides(require.resolve('@embedpdf/fonts-jp'), `NotoSansJP-${style}.otf`);
    case 'korean':
      return besides(require.resolve('@embedpdf/fonts-kr'), `NotoSansKR-${style}.otf`);
    case 'arabic':
      return require.resolve(
        `@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal.woff`,
      );
    case 'thai':
      return require.resolve(`@fontsource/noto-sans-thai/files/noto-sans-thai-thai-${weight}-normal.woff`);
  }
}

function besides(main: string, name: string): string {
  return join(dirname(main), '..', 'fonts', name);
}

/** Shown for a character that no face has. */
export const MISSING = '\ufffd';

const EAST_ASIAN =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hangul}\p{Script_Extensions=Kana}\uff00-\uffef]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/**
 * The faces that a text's East Asian characters are taken from, in order. Chinese and Japanese write the same character in
 * different shapes: a text with kana is Japanese, one with hangul Korean.
 */
export function orderEastAsian(text: string): readonly Face[] {
  if (KANA.test(text)) return ['japanese', 'chinese', 'korean'];
  return HANGUL.test(text) ? ['korean', 'chinese', 'japanese'] : ['chinese', 'japanese', 'korean'];
}

/** The face that has a character, or undefined where none does. */
export function faceOf(character: string, eastAsian: readonly Face[], has: HasGlyph): Face | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  return preferred(character, eastAsian).find((face) => has(face, codePoint));
}

function preferred(character: string, eastAsian: readonly Face[]): readonly Face[] {
  if (/\p{Script=Latin}/u.test(character)) return ['latin'];
  if (/\p{Script_Extensions=Arabic}/u.test(character)) return ['arabic', 'latin'];
  if (/\p{Script=Thai}/u.test(character)) return ['thai', 'latin'];
  // Fonts of East Asia are large: only what may be in them has them opened.
  return EAST_ASIAN.test(character) ? [...eastAsian, 'latin'] : ['latin', 'chinese'];
}
