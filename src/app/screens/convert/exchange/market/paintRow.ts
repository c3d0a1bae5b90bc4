import { writeText } from '#app/browser/writeText.ts';
import { paintMark } from '#app/components/CoinMark.tsx';
import { type RowContent, rowPair } from './rowContent.ts';

/** What each row shows now. */
const shownByRow = new WeakMap<Element, RowContent>();
/** Where its figures stand, which a shell never changes. */
const figuresByRow = new WeakMap<Element, readonly Element[]>();

/**
 * Writes what a row shows into its shell (MarketRows.tsx), and only what differs from what is there. Text nodes are
 * written in place: rendering 180 cells through React took longer than laying them out and painting them
 * (docs/decisions/0004-market-table-layout.md). Text only, never markup. `wash` lies over the row's price and shows
 * for a moment which way it went.
 */
export function paintRow(row: Element, wash: Element, content: RowContent): void {
  const shown = shownByRow.get(row);
  shownByRow.set(row, content);
  const cells = row.children;
  const [pair] = cells;
  if (pair === undefined) return;
  if (shown?.symbol !== content.symbol) paintPair(row, pair, content.symbol);
  if (shown?.name !== content.name) writeText(pair.querySelector('small') ?? undefined, content.name);
  if (shown?.isFavourite !== content.isFavourite) paintStar(pair.children[0], content.isFavourite);
  if (shown?.isSelected !== content.isSelected) row.setAttribute('aria-selected', String(content.isSelected));
  if (shown?.isActive !== content.isActive) row.toggleAttribute('data-active', content.isActive);
  if (shown?.isPriceOnly !== content.isPriceOnly) {
    row.toggleAttribute('data-price-only', content.isPriceOnly);
  }
  const places = figurePlaces(row);
  content.figures.forEach((figure, at) => {
    if (shown?.figures[at] !== figure) writeText(places[at], figure);
  });
  if (shown?.tick !== content.tick) wash.setAttribute('data-tick', content.tick);
  if (shown?.direction !== content.direction) cells[2]?.setAttribute('data-direction', content.direction);
}

/** The symbol whose row an element is in; undefined outside of rows and in rows that show nothing yet. */
export function symbolOfRow(row: Element | null): string | undefined {
  return (row && shownByRow.get(row)?.symbol) || undefined;
}

function paintPair(row: Element, pair: Element, symbol: string): void {
  const { base, quoteCoin } = rowPair(symbol);
  const [, mark, names] = pair.children;
  const [name, quote] = names?.children ?? [];
  row.toggleAttribute('data-blank', symbol === '');
  // A row without cells to read is one that is being loaded.
  if (symbol === '') row.setAttribute('aria-busy', 'true');
  else row.removeAttribute('aria-busy');
  if (mark instanceof HTMLElement) paintMark(mark, base);
  writeText(name, base);
  writeText(quote, quoteCoin);
}

function figurePlaces(row: Element): readonly Element[] {
  const known = figuresByRow.get(row) ?? [...row.querySelectorAll('[data-figure]')];
  figuresByRow.set(row, known);
  return known;
}

function paintStar(star: Element | undefined, isFavourite: boolean): void {
  writeText(star, isFavourite ? '★' : '☆');
  star?.setAttribute('aria-pressed', String(isFavourite));
}
