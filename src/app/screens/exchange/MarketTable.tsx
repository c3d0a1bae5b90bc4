import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { splitSymbol } from '#shared/market/splitSymbol.ts';
import { preferencesStore, toggleFavourite } from '../../stores/preferencesStore.ts';
import { quoteStore } from '../../stores/quoteStore.ts';
import { exactFigure } from './exactFigure.ts';
import { MarketEmpty } from './MarketEmpty.tsx';
import { MarketFooter } from './MarketFooter.tsx';
import { MarketHeader } from './MarketHeader.tsx';
import { MarketRow, ROW_HEIGHT } from './MarketRow.tsx';
import { MarketToolbar } from './MarketToolbar.tsx';
import { marketColumns } from './marketColumns.ts';
import { useActiveRow } from './useActiveRow.ts';
import { useFlash } from './useFlash.ts';
import { useHeld } from './useHeld.ts';
import { useMarketView } from './useMarketView.ts';
import { type RowWindow, useRowWindow } from './useRowWindow.ts';
import { useSearchShortcut } from './useSearchShortcut.ts';
import './market.css';

export interface MarketTableProps {
  readonly selected: string;
  readonly onSelect: (symbol: string) => void;
  /** The feed has stopped: prices are marked as old. */
  readonly isStale: boolean;
}

/**
 * Every pair of the exchange. The gateway searches, sorts and cuts; this draws the rows of its window. One tab stop:
 * arrows move the active row, Enter selects it, F marks it, "/" searches.
 */
export function MarketTable({ selected, onSelect, isStale }: MarketTableProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const rowWindow = useRowWindow(scroller, ROW_HEIGHT);
  const { isHeld, handlers } = useHeld();
  const view = useMarketView(rowWindow, isHeld);
  const slice = useStore(quoteStore, (state) => state.view);
  const currencies = useStore(quoteStore, (state) => state.rateByCurrency);
  const { favourites, currency } = useStore(preferencesStore);
  const active = useActiveRow(scroller, slice?.total ?? 0);
  useFlash(scroller);
  useSearchShortcut(search);

  const symbolAt = (place: number): string | undefined => slice?.symbols[place - slice.first];
  const rowId = (place: number): string => `${id}-row-${place}`;
  const places = placesOf(rowWindow, slice?.total);
  const activePlace = active.place !== null && places.includes(active.place) ? active.place : null;

  const handleKey = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    const symbol = active.place === null ? undefined : symbolAt(active.place);
    if (active.move(event)) event.preventDefault();
    else if ((event.key === 'Enter' || event.key === ' ') && symbol !== undefined) {
      event.preventDefault();
      onSelect(symbol);
    } else if (event.key.toLowerCase() === 'f' && symbol !== undefined && !event.ctrlKey && !event.metaKey) {
      toggleFavourite(symbol);
    }
  };

  const handleClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    const row = target.closest<HTMLElement>('[data-symbol]');
    const symbol = row?.dataset.symbol;
    if (symbol === undefined) return;
    if (target.closest('[data-favourite]') !== null) toggleFavourite(symbol);
    else onSelect(symbol);
    active.setPlace(Number(row?.getAttribute('aria-rowindex')) - 2);
  };

  /** Exact figures are one hover away; setting them on every price would cost more than the price. */
  const handleHover = ({ target }: PointerEvent): void => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
    const symbol = cell?.closest<HTMLElement>('[data-symbol]')?.dataset.symbol;
    const quote = symbol === undefined ? undefined : quoteStore.getState().quoteBySymbol.get(symbol);
    if (!cell || quote === undefined) return;
    cell.title = exactFigure(cell.dataset.column, quote, splitSymbol(quote.symbol).base, currency) ?? '';
  };

  return (
    <section className="card market" aria-label="Markets" data-stale={isStale || undefined}>
      <MarketToolbar
        view={view}
        currency={currency}
        currencies={currencyList(currencies, currency)}
        searchRef={search}
      />
      <div
        ref={scroller}
        className="market-scroller"
        role="grid"
        tabIndex={0}
        aria-label="Pairs"
        aria-rowcount={(slice?.total ?? 0) + 1}
        aria-busy={slice === null}
        aria-activedescendant={activePlace === null ? undefined : rowId(activePlace)}
        onKeyDown={handleKey}
        onClick={handleClick}
        onPointerOver={handleHover}
        onFocusCapture={handlers.onFocus}
        onBlurCapture={handlers.onBlur}
        onPointerEnter={handlers.onPointerEnter}
        onPointerLeave={handlers.onPointerLeave}
      >
        <MarketHeader columns={marketColumns(currency)} sort={view.sort} onSort={view.sortBy} />
        <div
          role="rowgroup"
          className="market-body"
          style={{ height: (slice?.total ?? places.length) * ROW_HEIGHT }}
        >
          {places.map((place) => {
            const symbol = symbolAt(place);
            return (
              <MarketRow
                key={place}
                id={rowId(place)}
                place={place}
                symbol={symbol}
                isFavourite={symbol !== undefined && favourites.includes(symbol)}
                isActive={place === activePlace}
                isSelected={symbol === selected}
              />
            );
          })}
        </div>
        {slice?.total === 0 && <MarketEmpty view={view} />}
      </div>
      <MarketFooter
        total={slice?.total}
        currency={currency}
        hasRate={currencies.size === 0 || currencies.has(currency)}
      />
    </section>
  );
}

/** The places of the window; before the first answer, as many empty rows as fit. */
function placesOf({ first, count }: RowWindow, total: number | undefined): number[] {
  const end = total === undefined ? count : Math.min(total, first + count);
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
}

function currencyList(rates: ReadonlyMap<string, string>, chosen: string): string[] {
  return [...new Set([...rates.keys(), chosen])].filter((code) => code !== 'USD').sort();
}
