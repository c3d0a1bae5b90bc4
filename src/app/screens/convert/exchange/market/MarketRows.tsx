import { memo, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BLANK } from '#app/browser/writeText.ts';
import { type Figures, figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { splitSymbol } from '#shared/market/symbol.ts';
import { MARKET_COLUMNS } from './marketColumns.ts';
import { paintRow } from './paintRow.ts';
import { rowContent } from './rowContent.ts';
import type { MarketCoins } from './searchNames.ts';
import { ROW_HEIGHT } from './useRowWindow.ts';

export interface MarketRowsProps {
  /** The places to draw, in order. */
  readonly places: readonly number[];
  /** How many rows there are in all, for the height of the scrolled area. */
  readonly total: number;
  readonly rowId: (place: number) => string;
  readonly selected: string;
  readonly isPriceOnly: (symbol: string) => boolean;
  readonly coins: MarketCoins;
  readonly activePlace: number | null;
}

/** The rows in view: shells by React, figures by paintRow, once for every batch. */
export function MarketRows(props: MarketRowsProps) {
  const { places, total, rowId, selected, isPriceOnly, coins, activePlace } = props;
  const rows = useRef<HTMLDivElement>(null);
  const washes = useRef<HTMLDivElement>(null);
  const paint = useRef<() => void>(() => undefined);

  const { t } = useTranslation();
  const words = { favourite: t('market.favourite'), priceOnly: t('market.priceOnly') };
  const figures = figuresOf(useLanguage());

  useLayoutEffect(() => {
    const painting = { places, selected, isPriceOnly, coins, activePlace, figures };
    paint.current = () => paintRows(rows.current, washes.current, painting);
    paint.current();
  }, [places, selected, isPriceOnly, coins, activePlace, figures]);

  useEffect(() => {
    const repaint = (): void => paint.current();
    const stops = [quoteStore.subscribe(repaint), preferencesStore.subscribe(repaint)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  useFlash(washes);

  const top = (places[0] ?? 0) * ROW_HEIGHT;
  return (
    <div className="market-body" style={{ height: total * ROW_HEIGHT }}>
      <div ref={rows} role="rowgroup">
        {places.map((place) => (
          <RowShell key={place} id={rowId(place)} place={place} {...words} />
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

interface Painting
  extends Pick<MarketRowsProps, 'places' | 'selected' | 'isPriceOnly' | 'coins' | 'activePlace'> {
  readonly figures: Figures;
}

function paintRows(
  rows: Element | null,
  washes: Element | null,
  { places, selected, isPriceOnly, coins, activePlace, figures }: Painting,
): void {
  const { view, quoteBySymbol } = quoteStore.getState();
  const favourites = new Set(preferencesStore.getState().favourites);
  places.forEach((place, at) => {
    const [row, wash] = [rows?.children[at], washes?.children[at]];
    if (row === undefined || wash === undefined) return;
    const symbol = view?.symbols[place - view.first] ?? '';
    const marks = {
      name: coins.get(splitSymbol(symbol).base)?.fullName ?? '',
      isFavourite: favourites.has(symbol),
      isSelected: symbol === selected,
      isActive: place === activePlace,
      isPriceOnly: isPriceOnly(symbol),
    };
    paintRow(row, wash, rowContent(symbol, quoteBySymbol.get(symbol), marks, figures));
  });
}

/** Columns of one figure; the turnover has two, one below the other. */
const ONE_FIGURE = MARKET_COLUMNS.filter((column) => column !== 'pair' && column !== 'turnover');

interface RowShellProps {
  readonly id: string;
  /** Place among all rows of the view, from 0. */
  readonly place: number;
  /** What the star is called. */
  readonly favourite: string;
  /** What is said of a pair that can't be converted; shown in the rows that are marked so. */
  readonly priceOnly: string;
}

/**
 * The elements of one row, without what they show: paintRow writes that, and React renders a shell once. The star is
 * for pointers; the keyboard has F for the active row, so that 40 stars are not 40 tab stops.
 */
const RowShell = memo(function RowShell({ id, place, favourite, priceOnly }: RowShellProps) {
  return (
    <div
      role="row"
      id={id}
      className="market-row"
      style={{ top: place * ROW_HEIGHT }}
      aria-rowindex={place + 2}
    >
      <span role="gridcell" className="market-cell" data-column="pair">
        <button type="button" tabIndex={-1} className="favourite-mark" aria-label={favourite}>
          {BLANK}
        </button>
        <span className="coin-mark" aria-hidden="true">
          {BLANK}
        </span>
        <span className="market-names">
          <b>{BLANK}</b>
          <span className="market-quote-coin">{BLANK}</span>
          <span className="market-price-only" title={priceOnly}>
            <Barred />
            <span className="sr-only">{priceOnly}</span>
          </span>
          <small>{BLANK}</small>
        </span>
      </span>
      {ONE_FIGURE.map((column) => (
        <span key={column} role="gridcell" className="market-cell" data-column={column} data-figure="">
          {BLANK}
        </span>
      ))}
      <span role="gridcell" className="market-cell" data-column="turnover">
        <span data-figure="usd">{BLANK}</span> <small data-figure="fiat">{BLANK}</small>
      </span>
    </div>
  );
});

/** A barred circle. Drawn here: the first route does without the library of icons. */
function Barred() {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="6" cy="6" r="5" />
      <path d="m2.5 2.5 7 7" />
    </svg>
  );
}

const FLASH_MS = 700;
const HIDDEN = '0';
/** Not quite 1: between other values the browser moves a layer's opacity without computing its layers again. */
const SHOWN = '0.99';

/**
 * Shows the washes over prices that changed, for a moment: the opacity of one layer, on and off, whatever the number
 * of rows (market.css). Rows are not painted again for it, and nothing is painted every frame.
 */
function useFlash(washes: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (opacity: string): void => {
      if (washes.current !== null) washes.current.style.opacity = opacity;
    };
    const unsubscribe = quoteStore.subscribe((state, before) => {
      if (state.quoteBySymbol === before.quoteBySymbol) return;
      show(SHOWN);
      clearTimeout(timer);
      timer = setTimeout(show, FLASH_MS, HIDDEN);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [washes]);
}
