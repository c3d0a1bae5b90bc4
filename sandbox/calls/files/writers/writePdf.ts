import { buffer } from 'node:stream/consumers';
import type { FileDocument, Sheet } from '../fileDocument.ts';
import { createCellWriter, titleOf } from './createCellWriter.ts';
import type { LaidLine, PdfPen, Place, Style } from './createPdfPen.ts';
import { type ColumnPlace, placeColumns } from './placeColumns.ts';

export interface PdfOptions {
  /** Who opens it has to know it. */
  readonly password?: string | undefined;
  /** When it was made: nothing else in the file depends on the time. */
  readonly madeMs: number;
}

type Pdf = PDFKit.PDFDocument;

/** Points, as all lengths here. */
const MARGIN = 36;
const ROW = 13;
/** From one line of a row to the next. */
const LINE = 9.5;
const BODY = 7.5;
const SMALL = 8;

/**
 * A printable file: facts, summaries, and the rows under a header that every page repeats, with the title above and page
 * numbers below. Nothing is cut: text that has no room goes on in the next line (screens.md 0.2c). Set in Noto Sans, whose
 * glyphs it carries along. With a password it is encrypted with AES-256.
 */
export async function writePdf(
  document: FileDocument,
  { password, madeMs }: PdfOptions,
): Promise<Uint8Array> {
  // Loaded for the first PDF: no start of the exchange waits for them.
  const { default: PdfDocument } = await import('pdfkit');
  const { createPdfPen } = await import('./createPdfPen.ts');
  const pdf = new PdfDocument({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    bufferPages: true,
    pdfVersion: '1.7ext3',
    info: { Title: document.title, Creator: 'Sluice', CreationDate: new Date(madeMs) },
    ...(password !== undefined && {
      userPassword: password,
      permissions: { printing: 'highResolution', copying: true, contentAccessibility: true },
    }),
  });
  const whole = buffer(pdf);
  const pen = createPdfPen(pdf);
  let y = drawText(pdf, pen, document.title, { y: MARGIN, size: 16, isBold: true, step: 20 }) + 6;
  for (const [name, value] of document.facts) {
    // The value keeps its own direction, and does not turn the name around.
    y = drawText(pdf, pen, `${name}: \u2068${value}\u2069`, { y, size: 9, step: ROW });
  }
  for (const sheet of [...document.summaries, document.main]) {
    y = drawSheet(pdf, pen, { sheet, document, y });
  }
  framePages(pdf, pen, document.title);
  pdf.end();
  return whole;
}

/** Draws text over the page's width, and returns where the next one may begin. */
function drawText(
  pdf: Pdf,
  pen: PdfPen,
  text: string,
  { y, step, ...style }: Style & { readonly y: number; readonly step: number },
): number {
  const width = widthOf(pdf);
  const lines = pen.layOut(text, width, style);
  for (const [at, line] of lines.entries()) pen.draw(line, { x: MARGIN, y: y + at * step, width });
  return y + lines.length * step;
}

interface Placed {
  readonly sheet: Sheet;
  readonly document: FileDocument;
  readonly y: number;
}

/** Returns where the next one may begin. */
function drawSheet(pdf: Pdf, pen: PdfPen, { sheet, document, y: above }: Placed): number {
  const { title, columns, rows } = sheet;
  const { timezone } = document;
  const textOf = createCellWriter(document);
  const paper = { left: MARGIN, width: widthOf(pdf), style: { size: BODY } };
  const places = placeColumns(pen, sheet, { textOf, timezone, paper });
  const limit = pdf.page.height - MARGIN;
  const header = layRow(
    pen,
    places,
    columns.map((column) => titleOf(column.title, column.kind, timezone)),
    { size: BODY, isBold: true },
  );

  function drawHeader(y: number): number {
    drawLines(pen, places, header, y);
    const line = y + heightOf(header) - 1.5;
    pdf
      .moveTo(MARGIN, line)
      .lineTo(pdf.page.width - MARGIN, line)
      .lineWidth(0.5)
      .stroke();
    return line + 2.5;
  }

  function turnPage(): number {
    pdf.addPage();
    return drawHeader(MARGIN);
  }

  let y = above + ROW;
  if (y + 3 * ROW + heightOf(header) > limit) {
    pdf.addPage();
    y = MARGIN;
  }
  y = drawText(pdf, pen, title, { y, size: 11, isBold: true, step: 1.5 * ROW });
  y = drawHeader(y);
  const room = limit - MARGIN - heightOf(header);
  for (const row of rows) {
    let lines = layRow(
      pen,
      places,
      row.map((cell, at) => textOf(cell, columns[at]?.kind)),
      { size: BODY },
    );
    // A row stays together, unless no page has room for it.
    if (y + heightOf(lines) > limit && heightOf(lines) <= room) y = turnPage();
    while (y + heightOf(lines) > limit) {
      const count = Math.floor((limit - y - ROW) / LINE) + 1;
      drawLines(
        pen,
        places,
        lines.map((cell) => cell.slice(0, Math.max(0, count))),
        y,
      );
      lines = lines.map((cell) => cell.slice(Math.max(0, count)));
      y = turnPage();
    }
    drawLines(pen, places, lines, y);
    y += heightOf(lines);
  }
  return y;
}

/** The lines of a row, cell by cell. */
type LaidRow = readonly (readonly LaidLine[])[];

function layRow(
  pen: PdfPen,
  places: readonly ColumnPlace[],
  cells: readonly string[],
  style: Style,
): LaidRow {
  return places.map(({ width }, at) => pen.layOut(cells[at] ?? '', width, style));
}

function heightOf(row: LaidRow): number {
  return ROW + LINE * (Math.max(1, ...row.map((lines) => lines.length)) - 1);
}

function drawLines(pen: PdfPen, places: readonly ColumnPlace[], row: LaidRow, y: number): void {
  for (const [at, place] of places.entries()) {
    for (const [nth, line] of (row[at] ?? []).entries()) pen.draw(line, { ...place, y: y + nth * LINE });
  }
}

function widthOf(pdf: Pdf): number {
  return pdf.page.width - 2 * MARGIN;
}

/** What stands in the margins: whose paper it is and what it says above, which page it is below. */
function framePages(pdf: Pdf, pen: PdfPen, title: string): void {
  const { count } = pdf.bufferedPageRange();
  const width = widthOf(pdf);
  const half = { width: width / 2, y: MARGIN - 18 };
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    drawFirst(pen, 'Sluice', { x: MARGIN, ...half }, true);
    // The first page has it in large letters, and whole.
    if (page > 0) drawFirst(pen, title, { x: MARGIN + half.width, ...half, align: 'right' });
    const y = pdf.page.height - MARGIN + 8;
    drawFirst(pen, `Page ${page + 1} of ${count}`, { x: MARGIN, y, width, align: 'right' });
  }
}

/** The first line of a text, which the margin has room for. */
function drawFirst(pen: PdfPen, text: string, place: Place, isBold = false): void {
  const [line] = pen.layOut(text, place.width, { size: SMALL, isBold });
  if (line !== undefined) pen.draw(line, place);
}
