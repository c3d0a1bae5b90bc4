import type { Sheet } from '../fileDocument.ts';
import { type CellWriter, titleOf } from './createCellWriter.ts';
import type { PdfPen, Style } from './createPdfPen.ts';

/** Where a column stands; points from the page's left edge. */
export interface ColumnPlace {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

interface Paper {
  readonly left: number;
  readonly width: number;
  readonly style: Style;
}

const GAP = 6;
/** Words are broken in a column that is narrower than its words and this. */
const LEAST_TEXT = 46;
/** Part of what a text needs: below that, numbers shrink as well. */
const LEAST_PART = 0.4;
/** The longest cells of a column say how wide it would be: to measure all would take as long as to draw them. */
const MEASURED = 4;

/** Gives each column the width of what is in it: numbers stay whole, and texts share what is left, in lines. */
export function placeColumns(
  pen: PdfPen,
  { columns, rows }: Pick<Sheet, 'columns' | 'rows'>,
  {
    textOf,
    timezone,
    paper,
  }: { readonly textOf: CellWriter; readonly timezone: string; readonly paper: Paper },
): readonly ColumnPlace[] {
  const { style } = paper;
  const wishes = columns.map(({ title, kind }, at) => {
    const bold = { ...style, isBold: true };
    const heading = widestOf(pen, titleOf(title, kind, timezone).split(' '), bold);
    const cells = longest(rows.map((row) => row[at] ?? '')).map((cell) => textOf(cell, kind));
    const natural = Math.max(heading, widestOf(pen, cells, style));
    if (kind === 'amount' || kind === 'count') return { natural, least: natural, isWhole: true };
    const words = kind === 'time' ? cells.flatMap((cell) => cell.split(' ')) : [];
    const word = kind === 'time' ? widestOf(pen, words, style) : LEAST_TEXT;
    return { natural, least: Math.min(natural, Math.max(heading, word)), isWhole: false };
  });
  const widths = share(wishes, paper.width - GAP * (columns.length - 1));
  let x = paper.left;
  return columns.map(({ kind }, at) => {
    const width = widths[at] ?? 0;
    const place = { x, width, align: kind === 'amount' || kind === 'count' ? 'right' : 'left' } as const;
    x += width + GAP;
    return place;
  });
}

interface Wish {
  readonly natural: number;
  readonly least: number;
  /** Numbers: they are broken last of all. */
  readonly isWhole: boolean;
}

/** Each at least what it needs, more as far as there is room; all of the room is given. */
function share(wishes: readonly Wish[], space: number): number[] {
  const [least, natural] = [
    sumOf(wishes.map((wish) => wish.least)),
    sumOf(wishes.map((wish) => wish.natural)),
  ];
  if (least >= space) return squeeze(wishes, space);
  if (natural >= space) {
    const part = (space - least) / (natural - least);
    return wishes.map((wish) => wish.least + (wish.natural - wish.least) * part);
  }
  return wishes.map((wish) => (wish.natural * space) / natural);
}

/** Less than is needed: texts give first, down to a few characters, and then all alike. */
function squeeze(wishes: readonly Wish[], space: number): number[] {
  const sum = (isWhole: boolean): number =>
    sumOf(wishes.filter((wish) => wish.isWhole === isWhole).map((wish) => wish.least));
  const part = (space - sum(true)) / sum(false);
  if (part >= LEAST_PART) return wishes.map((wish) => (wish.isWhole ? wish.least : wish.least * part));
  const all = space / (sum(true) + sum(false));
  return wishes.map((wish) => wish.least * all);
}

function longest(cells: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (const cell of cells) {
    const at = found.findIndex((known) => known.length < cell.length);
    if (at !== -1) found.splice(at, 0, cell);
    else if (found.length < MEASURED) found.push(cell);
    found.length = Math.min(found.length, MEASURED);
  }
  return found;
}

function widestOf(pen: PdfPen, texts: readonly string[], style: Style): number {
  // A hair more than it takes, so that rounding breaks no line.
  return texts.reduce((widest, text) => Math.max(widest, pen.measure(text, style) + 0.01), 1);
}

function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}
