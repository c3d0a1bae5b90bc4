import { breakText } from './breakText.ts';
import { type EmbeddedFont, keepCodePoints, splitSaraAm } from './keepCodePoints.ts';
import { type Face, fontFile } from './pdfFonts.ts';
import { type Run, splitRuns } from './splitRuns.ts';

type Pdf = PDFKit.PDFDocument;

/** Size in points. */
export interface Style {
  readonly size: number;
  readonly isBold?: boolean;
}

/** Where a line is drawn: points from the page's upper left corner. */
export interface Place {
  readonly x: number;
  /** The upper edge of the line. */
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** A line of text that is ready to be drawn. */
export interface LaidLine extends Style {
  readonly runs: readonly Run[];
  /** Points that it takes. */
  readonly used: number;
}

/** Draws text of any language. */
export interface PdfPen {
  /** Points that a text takes in one line. */
  readonly measure: (text: string, style: Style) => number;
  /** A text in as many lines as it needs; nothing of it is left out. */
  readonly layOut: (text: string, width: number, style: Style) => readonly LaidLine[];
  readonly draw: (line: LaidLine, place: Place) => void;
}

/** How far the baseline is below the upper edge, as a part of the font's size. */
const ASCENT = 1.07;
const PLAIN = /^[\u0020-\u007e]*$/;

/** Each face is opened once it is needed, and only the glyphs that are drawn end up in the file. */
export function createPdfPen(pdf: Pdf): PdfPen {
  const opened = new Map<string, EmbeddedFont>();
  const [plainWidths, boldWidths] = [new Map<string, number>(), new Map<string, number>()];

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

  function lay(text: string, { size, isBold = false }: Style): LaidLine {
    const runs = splitRuns(text, (face, codePoint) =>
      take(face, isBold).font.hasGlyphForCodePoint(codePoint),
    );
    const used = runs.reduce((sum, run) => {
      take(run.face, isBold);
      return sum + pdf.fontSize(size).widthOfString(spell(run), optionsOf(run));
    }, 0);
    return { runs, used, size, isBold };
  }

  const measure = (text: string, style: Style): number => lay(text, style).used;

  /** What letters of plain text take, one by one: to shape each beginning of a long one would take many times as long. */
  function sumWidths(text: string, { size, isBold = false }: Style): number {
    const widths = isBold ? boldWidths : plainWidths;
    let sum = 0;
    for (const letter of text) {
      let width = widths.get(letter);
      if (width === undefined) {
        width = measure(letter, { size: 1, isBold });
        widths.set(letter, width);
      }
      sum += width * size;
    }
    return sum;
  }
  return {
    measure,
    layOut: (text, width, style) => {
      const whole = lay(text, style);
      if (whole.used <= width) return [whole];
      if (!PLAIN.test(text)) {
        return breakText(text, (part) => measure(part, style) <= width).map((part) => lay(part, style));
      }
      return breakText(text, (part) => sumWidths(part, style) <= width).map((part) => ({
        ...style,
        runs: [{ face: 'latin', text: part }],
        used: sumWidths(part, style),
      }));
    },
    draw: ({ runs, used, size, isBold = false }, { x, y, width, align = 'left' }) => {
      let left = align === 'right' ? x + width - used : x;
      for (const [at, run] of runs.entries()) {
        take(run.face, isBold);
        pdf.fontSize(size);
        const options = { ...optionsOf(run), lineBreak: false, baseline: 'alphabetic' as const };
        pdf.text(spell(run), left, y + size * ASCENT, options);
        if (at < runs.length - 1) left += pdf.widthOfString(spell(run), optionsOf(run));
      }
    },
  };
}

function spell({ face, text }: Run): string {
  return face === 'thai' ? splitSaraAm(text) : text;
}

/** Given features, even none, pdfkit shapes a run whole; otherwise word by word, which it remembers. */
function optionsOf({ face }: Run): PDFKit.Mixins.TextOptions {
  return face === 'arabic' ? { features: [] } : {};
}
