import { buffer } from 'node:stream/consumers';
import type { CellKind, Column, FileDocument, Sheet } from '../fileDocument.ts';
import { createCellWriter } from './createCellWriter.ts';
import type { PdfPen } from './createPdfPen.ts';
import { titleOf } from './writeCsv.ts';

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
const BODY = 7.5;
const SMALL = 8;
/** Shares of the width. */
const WEIGHTS: Readonly<Record<CellKind, number>> = { text: 1.2, amount: 1.3, count: 0.6, time: 1.4 };

/** Room for 70 characters; a longer address is set smaller. */
const ADDRESS_WEIGHT = 4.2;

/**
 * A printable file: facts, summaries, and the rows under a header that every page repeats, with the title above and page
 * numbers below. Set in Noto Sans, whose glyphs it carries along. With a password it is encrypted with AES-256.
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
  const width = widthOf(pdf);
  pen(document.title, { x: MARGIN, y: MARGIN, width, size: 16, isBold: true });
  let y = MARGIN + 26;
  for (const [name, value] of document.facts) {
    // The value keeps its own direction, and does not turn the name around.
    pen(`${name}: \u2068${value}\u2069`, { x: MARGIN, y, width, size: 9 });
    y += ROW;
  }
  for (const sheet of [...document.summaries, document.main]) {
    y = drawSheet(pdf, pen, { sheet, document, y });
  }
  framePages(pdf, pen, document.title);
  pdf.end();
  return whole;
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
  const places = placeColumns(pdf, columns);
  const bottom = pdf.page.height - MARGIN - ROW;

  function drawRow(cells: readonly string[], y: number, isBold = false): void {
    for (const [at, { kind, isAddress, x, width }] of places.entries()) {
      const isNumber = kind === 'amount' || kind === 'count';
      const align = isNumber ? 'right' : 'left';
      // Text may end in dots where there is no room for it; a number or an address is whole, and then smaller.
      pen(cells[at] ?? '', { x, y, width, size: BODY, isBold, align, isWhole: isNumber || isAddress });
    }
  }

  function drawHeader(y: number): number {
    const titles = columns.map((column) => titleOf(column.title, column.kind, timezone));
    drawRow(titles, y, true);
    const line = y + ROW - 1.5;
    pdf
      .moveTo(MARGIN, line)
      .lineTo(pdf.page.width - MARGIN, line)
      .lineWidth(0.5)
      .stroke();
    return y + ROW + 1;
  }

  let y = above + ROW;
  if (y > bottom - 3 * ROW) {
    pdf.addPage();
    y = MARGIN;
  }
  pen(title, { x: MARGIN, y, width: widthOf(pdf), size: 11, isBold: true });
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
  return y;
}

function widthOf(pdf: Pdf): number {
  return pdf.page.width - 2 * MARGIN;
}

function placeColumns(pdf: Pdf, columns: readonly Column[]) {
  const gap = 6;
  const whole = columns.reduce((sum, column) => sum + weightOf(column), 0);
  const space = widthOf(pdf) - gap * (columns.length - 1);
  let x = MARGIN;
  return columns.map((column) => {
    const { kind, isAddress = false } = column;
    const width = (space * weightOf(column)) / whole;
    const place = { kind, isAddress, x, width };
    x += width + gap;
    return place;
  });
}

function weightOf({ kind, isAddress }: Column): number {
  return isAddress === true ? ADDRESS_WEIGHT : WEIGHTS[kind];
}

/** What stands in the margins: whose paper it is and what it says above, which page it is below. */
function framePages(pdf: Pdf, pen: PdfPen, title: string): void {
  const { count } = pdf.bufferedPageRange();
  const half = widthOf(pdf) / 2;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const above = MARGIN - 18;
    pen('Sluice', { x: MARGIN, y: above, width: half, size: SMALL, isBold: true });
    // The first page has it in large letters.
    if (page > 0) pen(title, { x: MARGIN + half, y: above, width: half, size: SMALL, align: 'right' });
    const y = pdf.page.height - MARGIN + 8;
    pen(`Page ${page + 1} of ${count}`, {
      ...{ x: MARGIN, y, width: widthOf(pdf), size: SMALL, align: 'right' },
    });
  }
}
