import bidiFactory from 'bidi-js';
import { type Face, faceOf, type HasGlyph, MISSING, orderEastAsian } from './pdfFonts.ts';

/** Text of one face and one direction, ready to be shaped. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

interface Segment extends Run {
  text: string;
  readonly level: number;
}

const PLAIN = /^[\u0020-\u007e]*$/;
const JOINER = /[\u200c\u200d]/;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
const bidi = bidiFactory();

/**
 * Cuts a line into runs, from left to right as they are drawn (Unicode Bidirectional Algorithm; the line's own direction is
 * that of its first letter). Characters that no face has become U+FFFD.
 */
export function splitRuns(line: string, has: HasGlyph): Run[] {
  const text = clean(line);
  if (PLAIN.test(text)) {
    return text === '' ? [] : [{ face: 'latin', text }];
  }
  const embedding = bidi.getEmbeddingLevels(text);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const eastAsian = orderEastAsian(text);
  const segments: Segment[] = [];
  const segmentAt = new Map<number, Segment>();
  let at = 0;
  for (const character of text) {
    const level = embedding.levels[at] ?? 0;
    const last = segments.at(-1);
    // Joiners shape Arabic letters; what else cannot be seen has done its work by now.
    if (!IGNORABLE.test(character) || (JOINER.test(character) && last?.face === 'arabic')) {
      const { face, shown } = choose(mirrored.get(at) ?? character, last?.face, eastAsian, has);
      if (last?.face === face && last.level === level) {
        last.text += shown;
        segmentAt.set(at, last);
      } else {
        const segment = { face, level, text: shown };
        segments.push(segment);
        segmentAt.set(at, segment);
      }
    }
    at += character.length;
  }
  const drawn = new Set<Segment>();
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const segment = segmentAt.get(index);
    if (segment !== undefined) drawn.add(segment);
  }
  return Array.from(drawn, ({ face, level, text: logical }) => ({ face, text: forShaper(logical, level) }));
}

function choose(character: string, before: Face | undefined, eastAsian: readonly Face[], has: HasGlyph) {
  const followsOn = /[\p{Mark}\u200c\u200d]/u.test(character);
  if (followsOn && before !== undefined && has(before, character.codePointAt(0) ?? 0)) {
    return { face: before, shown: character };
  }
  const face = faceOf(character, eastAsian, has);
  return face === undefined ? { face: 'latin' as const, shown: MISSING } : { face, shown: character };
}

/** The shaper turns words of Arabic letters around by itself; other characters of that direction it does not. */
function forShaper(text: string, level: number): string {
  const isTurned = level % 2 === 0 || /\p{Script=Arabic}/u.test(text);
  return isTurned ? text : Array.from(text).reverse().join('');
}

function clean(line: string): string {
  return line
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(/[\p{Control}\p{Surrogate}]/gu, MISSING);
}
