import { type EmbeddedFont, keepCodePoints, splitSaraAm } from './keepCodePoints.ts';
import { type Face, fontFile } from './pdfFonts.ts';
import { type Run, splitRuns } from './splitRuns.ts';

type Pdf = PDFKit.PDFDocument;

/** How a line is set: points from the page's upper left corner. */
export interface Line {
  readonly x: number;
  /** The upper edge of the line. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isBold?: boolean;
  readonly align?: 'left' | 'right';
  /** Where there is no room, all of it is drawn smaller; without this it ends in dots. */
  readonly isWhole?: boolean;
}

/** Draws one line of text of any language. */
export type PdfPen = (text: string, line: Line) => void;

/** Of the font's size: how far the line that letters stand on is below the upper edge. */
const ASCENT = 1.07;
const DOTS = '…';

/** Each face is opened once it is needed, and only the glyphs that are drawn end up in the file. */
export function createPdfPen(pdf: Pdf): PdfPen {
  const opened = new Map<string, EmbeddedFont>();

  function take(face: Face, isBold: boolean): EmbeddedFont {
    const name = `${face}-${isBold ? 'bold' : 'regular'}`;
    let embedded = opened.get(name);
    if (embedded === undefined) {
      pdf.registerFont(name, fontFile(face, isBold));
      pdf.font(name);
      embedded = Reflect.get(pdf, '_font') as EmbeddedFont;
      keepCodePoints(embedded);
      opened.set(name, embedded);
    }
    pdf.font(name);
    return embedded;
  }

  return (text, { x, y, width, size, isBold = false, align = 'left', isWhole = false }) => {
    const split = (part: string): Run[] =>
      splitRuns(part, (face, codePoint) => take(face, isBold).font.hasGlyphForCodePoint(codePoint));

    const measure = (runs: readonly Run[]): number =>
      runs.reduce((sum, run) => {
        take(run.face, isBold);
        return sum + pdf.fontSize(size).widthOfString(spell(run), optionsOf(run));
      }, 0);

    function shorten(): Run[] {
      const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
      const cut = (length: number) => split(characters.slice(0, length).join('').trimEnd() + DOTS);
      let [fits, tooLong] = [0, characters.length];
      while (tooLong - fits > 1) {
        const middle = Math.floor((fits + tooLong) / 2);
        if (measure(cut(middle)) <= width) fits = middle;
        else tooLong = middle;
      }
      return cut(fits);
    }

    let runs = split(text);
    let used = measure(runs);
    let drawnSize = size;
    if (used > width && isWhole) {
      drawnSize = (size * width) / used;
      used = width;
    } else if (used > width) {
      runs = shorten();
      used = measure(runs);
    }
    let left = align === 'right' ? x + width - used : x;
    for (const run of runs) {
      take(run.face, isBold);
      pdf.fontSize(drawnSize);
      const options = { ...optionsOf(run), lineBreak: false, baseline: 'alphabetic' as const };
      pdf.text(spell(run), left, y + size * ASCENT, options);
      left += pdf.widthOfString(spell(run), optionsOf(run));
    }
  };
}

function spell({ face, text }: Run): string {
  return face === 'thai' ? splitSaraAm(text) : text;
}

/** Given features, even none, pdfkit shapes a run whole; otherwise word by word, which it remembers. */
function optionsOf({ face }: Run): PDFKit.Mixins.TextOptions {
  return face === 'arabic' ? { features: [] } : {};
}
