import { buffer } from 'node:stream/consumers';
import type { CellKind, Column, FileDocument, Sheet } from '../fileDocument.ts';
import { createCellWriter } from './createCellWriter.ts';
import { titleOf } from './writeCsv.ts';

export interface PdfOptions {
  /** It is asked for when the file is opened. */
  readonly password?: string | undefined;
  /** When it was made: nothing else in the file depends on the time. */
  readonly madeMs: number;
}

type Pdf = PDFKit.PDFDocument;

const MARGIN = 36;
const ROW = 13;
const BODY = 7.5;
/** Shares of the width. */
const WEIGHTS: Readonly<Record<CellKind, number>> = { text: 1.2, amount: 1.3, count: 0.6, time: 1.4 };

/**
 * A printable file: facts, summaries, and the rows under a header that every page repeats, with page numbers. It is set in
 * Helvetica, which every reader has: characters that it lacks become question marks. With a password it is encrypted with
 * AES-256.
 */
export async function writePdf(
  document: FileDocument,
  { password, madeMs }: PdfOptions,
): Promise<Uint8Array> {
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({
    size: 'A4',
    layout: 'landscape',
    margin: MARGIN,
    bufferPages: true,
    pdfVersion: '1.7ext3',
    info: { Title: toWinAnsi(document.title), Creator: 'Sluice', CreationDate: new Date(madeMs) },
    ...(password !== undefined && {
      userPassword: password,
      permissions: { printing: 'highResolution', copying: true, contentAccessibility: true },
    }),
  });
  const whole = buffer(pdf);
  pdf.font('Helvetica-Bold').fontSize(16).text(toWinAnsi(document.title));
  pdf.font('Helvetica').fontSize(9).moveDown(0.5);
  for (const [name, value] of document.facts) {
    pdf.text(toWinAnsi(`${name}: ${value}`));
  }
  for (const sheet of [...document.summaries, document.main]) {
    drawSheet(pdf, sheet, document);
  }
  numberPages(pdf);
  pdf.end();
  return whole;
}

function drawSheet(pdf: Pdf, { title, columns, rows }: Sheet, document: FileDocument): void {
  const { timezone } = document;
  const textOf = createCellWriter(document);
  const places = placeColumns(pdf, columns);
  const bottom = pdf.page.height - MARGIN - ROW;

  function drawRow(cells: readonly string[], y: number): void {
    for (const [at, { kind, x, width }] of places.entries()) {
      const cell = toWinAnsi(cells[at] ?? '');
      const isNumber = kind === 'amount' || kind === 'count';
      pdf.fontSize(BODY);
      if (isNumber) {
        // Text may end in dots where there is no room for it; a number is whole, and then smaller.
        pdf.fontSize(BODY * Math.min(1, width / Math.max(pdf.widthOfString(cell) * 1.01, 1)));
      }
      pdf.text(cell, x, y, { width, height: ROW, ellipsis: true, align: isNumber ? 'right' : 'left' });
    }
  }

  function drawHeader(y: number): number {
    pdf.font('Helvetica-Bold').fontSize(BODY);
    drawRow(
      columns.map((column) => titleOf(column.title, column.kind, timezone)),
      y,
    );
    pdf.font('Helvetica');
    const line = y + ROW - 3;
    pdf
      .moveTo(MARGIN, line)
      .lineTo(pdf.page.width - MARGIN, line)
      .lineWidth(0.5)
      .stroke();
    return y + ROW;
  }

  let y = pdf.y + ROW;
  if (y > bottom - 3 * ROW) {
    pdf.addPage();
    y = MARGIN;
  }
  pdf.font('Helvetica-Bold').fontSize(11).text(toWinAnsi(title), MARGIN, y);
  y = drawHeader(y + 1.5 * ROW);
  for (const row of rows) {
    if (y > bottom) {
      pdf.addPage();
      y = drawHeader(MARGIN);
    }
    drawRow(
      row.map((cell, at) => textOf(cell, columns[at]?.kind)),
      y,
    );
    y += ROW;
  }
  pdf.x = MARGIN;
  pdf.y = y;
}

function placeColumns(pdf: Pdf, columns: readonly Column[]) {
  const gap = 6;
  const whole = columns.reduce((sum, { kind }) => sum + WEIGHTS[kind], 0);
  const space = pdf.page.width - 2 * MARGIN - gap * (columns.length - 1);
  let x = MARGIN;
  return columns.map(({ kind }) => {
    const width = (space * WEIGHTS[kind]) / whole;
    const place = { kind, x, width };
    x += width + gap;
    return place;
  });
}

function numberPages(pdf: Pdf): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin a text would begin a new page.
    pdf.page.margins.bottom = 0;
    pdf
      .font('Helvetica')
      .fontSize(8)
      .text(`Page ${page + 1} of ${count}`, MARGIN, pdf.page.height - MARGIN + 8, {
        width: pdf.page.width - 2 * MARGIN,
        align: 'right',
        lineBreak: false,
      });
  }
}

/** What Windows-1252 has beyond Latin 1. */
const EXTRA = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
const LATIN = /[\u0020-\u007e\u00a0-\u00ff]/;

/** The text in the characters that the standard fonts of PDF have; every other one becomes a question mark. */
function toWinAnsi(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\s/g, ' '), (character) =>
    LATIN.test(character) || EXTRA.has(character) ? character : '?',
  ).join('');
}
