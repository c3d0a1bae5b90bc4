/** A glyph of fontkit. */
interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

/** What pdfkit makes of a font that it embeds; its types leave it out. */
export interface EmbeddedFont {
  readonly font: {
    getGlyph(id: number, codePoints?: readonly number[]): Glyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
  };
  /** The embedded glyphs; a glyph's place in the list is its number in the file. */
  readonly subset: { readonly glyphs: number[]; includeGlyph(id: number): number };
  /** By number: which text a glyph stands for, and its width. */
  readonly unicode: (readonly number[])[];
  readonly widths: number[];
  readonly scale: number;
  layout(text: string, features?: readonly string[]): { glyphs: readonly Glyph[]; positions: unknown[] };
  encode(text: string, features?: readonly string[]): [codes: string[], positions: unknown[]];
}

const NIKHAHIT = 0xe4d;
const SARA_AA = 0xe32;
const SARA_AM = 0xe33;

/**
 * Lets a glyph stand for each text that it is drawn for, so that what is copied or searched is what was written. One glyph
 * may be part of several letters, as a letter's body without its dots is in Arabic; pdfkit and fontkit keep for it the text
 * of its first use. Here each text gives the glyph a further number in the file.
 */
export function keepCodePoints(embedded: EmbeddedFont): void {
  const { font, subset, unicode, widths, scale } = embedded;
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints);
    return String(glyph.codePoints) === String(codePoints)
      ? glyph
      : Object.create(glyph, { codePoints: { value: codePoints } });
  };
  const numbers = new Map<string, number>();

  function numberOf({ id, advanceWidth }: Glyph, codePoints: readonly number[]): number {
    const key = `${id}/${codePoints}`;
    let number = numbers.get(key);
    if (number === undefined) {
      number = subset.includeGlyph(id);
      if (unicode[number] !== undefined) {
        number = subset.glyphs.push(id) - 1;
      }
      numbers.set(key, number);
      unicode[number] = codePoints;
      widths[number] = advanceWidth * scale;
    }
    return number;
  }

  embedded.encode = (text, features) => {
    const { glyphs, positions } = embedded.layout(text, features);
    const texts = joinSaraAm(glyphs.map(({ codePoints }) => codePoints));
    const codes = glyphs.map((glyph, at) =>
      numberOf(glyph, texts[at] ?? [])
        .toString(16)
        .padStart(4, '0'),
    );
    return [codes, positions];
  };
}

/** In Thai SARA AM is drawn as two signs, with the tone between them; its text is that of the second one. */
export function splitSaraAm(text: string): string {
  return text.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32');
}

function joinSaraAm(texts: readonly (readonly number[])[]): readonly (readonly number[])[] {
  let isOpen = false;
  return texts.map((codePoints) => {
    if (codePoints[0] === NIKHAHIT) {
      isOpen = true;
      return [];
    }
    if (isOpen && codePoints[0] === SARA_AA) {
      isOpen = false;
      return [SARA_AM];
    }
    return codePoints;
  });
}
