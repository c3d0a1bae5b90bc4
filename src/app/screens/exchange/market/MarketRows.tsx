import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Figures, figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { paintRow } from './paintRow.ts';
import { ROW_HEIGHT, RowShell } from './RowShell.tsx';
import { rowContent } from './rowContent.ts';
import { useFlash } from './useFlash.ts';
import { type UnseenColumns, watchColumns } from './watchColumns.ts';

export interface MarketRowsProps {
  /** The places to draw, in order. */
  readonly places: readonly number[];
  /** How many rows there are in all, for the height of the scrolled area. */
  readonly total: number;
  readonly rowId: (place: number) => string;
  readonly selected: string;
  readonly activePlace: number | null;
}

/** The rows in sight: shells by React, figures by paintRow, once for every batch. */
export function MarketRows({ places, total, rowId, selected, activePlace }: MarketRowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  const washes = useRef<HTMLDivElement>(null);
  const paint = useRef<() => void>(() => undefined);
  const unseen = useRef<UnseenColumns>([]);

  const favourite = useTranslation().t('market.favourite');
  const figures = figuresOf(useLanguage());

  useLayoutEffect(() => {
    const painting = { places, selected, activePlace, figures };
    paint.current = () => paintRows(rows.current, washes.current, { ...painting, unseen: unseen.current });
    paint.current();
  }, [places, selected, activePlace, figures]);

  useEffect(() => {
    const repaint = (): void => paint.current();
    const watched = (now: UnseenColumns): void => {
      unseen.current = now;
      repaint();
    };
    const table = rows.current?.closest('[role=grid]');
    const stops = [
      quoteStore.subscribe(repaint),
      preferencesStore.subscribe(repaint),
      table && watchColumns(table, watched),
    ];
    return () => {
      for (const stop of stops) stop?.();
    };
  }, []);

  useFlash(washes);

  const top = (places[0] ?? 0) * ROW_HEIGHT;
  return (
    <div className="market-body" style={{ height: total * ROW_HEIGHT }}>
      <div ref={rows} role="rowgroup">
        {places.map((place) => (
          <RowShell key={place} id={rowId(place)} place={place} favourite={favourite} />
        ))}
      </div>
      <div ref={washes} className="market-washes" style={{ top, height: places.length * ROW_HEIGHT }}>
        {places.map((place) => (
          <i key={place} />
        ))}
      </div>
    </div>
  );
}

interface Painting extends Pick<MarketRowsProps, 'places' | 'selected' | 'activePlace'> {
  readonly unseen: UnseenColumns;
  readonly figures: Figures;
}

function paintRows(
  rows: Element | null,
  washes: Element | null,
  { places, selected, activePlace, unseen, figures }: Painting,
): void {
  const { view, quoteBySymbol } = quoteStore.getState();
  const favourites = new Set(preferencesStore.getState().favourites);
  places.forEach((place, at) => {
    const [row, wash] = [rows?.children[at], washes?.children[at]];
    if (row === undefined || wash === undefined) return;
    const symbol = view?.symbols[place - view.first] ?? '';
    const marks = {
      isFavourite: favourites.has(symbol),
      isSelected: symbol === selected,
      isActive: place === activePlace,
    };
    paintRow(row, wash, rowContent(symbol, quoteBySymbol.get(symbol), marks, figures, unseen));
  });
}
