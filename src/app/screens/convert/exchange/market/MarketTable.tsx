import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useId,
  useMemo,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShortcut } from '#app/browser/useShortcut.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { preferencesStore, toggleFavourite } from '#app/stores/preferencesStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { splitSymbol } from '#shared/market/symbol.ts';
import { MarketEmpty } from './MarketEmpty.tsx';
import { MarketFooter } from './MarketFooter.tsx';
import { MarketRows } from './MarketRows.tsx';
import { MarketToolbar } from './MarketToolbar.tsx';
import { exactFigures } from './marketColumns.ts';
import { symbolOfRow } from './paintRow.ts';
import type { MarketCoins } from './searchNames.ts';
import { useActiveRow } from './useActiveRow.ts';
import { useHeld, useMarketView } from './useMarketView.ts';
import { type RowWindow, useRowWindow } from './useRowWindow.ts';
import './market.css';
import './marketColumns.css';
import { memo } from 'react';
import type { Sort } from '#shared/market/quote.ts';
import { MARKET_COLUMNS, type MarketColumnId } from './marketColumns.ts';

export interface MarketTableProps {
  readonly selected: string;
  readonly onSelect: (symbol: string) => void;
  /** A pair that can be looked at and not converted. */
  readonly isPriceOnly: (symbol: string) => boolean;
  /** Coins by their symbols, whose names the search finds and the rows show; empty until they are known. */
  readonly coins: MarketCoins;
  /** The feed has stopped: prices are marked as old. */
  readonly isStale: boolean;
  /** There is no feed, so that no pairs can be expected; a notice above the screen says why. */
  readonly isMissing: boolean;
  /** Whether prices are live. */
  readonly status?: ReactNode;
}

/**
 * Every pair of the exchange. The gateway searches, sorts and cuts; this draws the rows of its window. One tab stop:
 * arrows move the active row, Enter selects it, F marks it, "/" searches.
 */
export function MarketTable(props: MarketTableProps) {
  const { selected, onSelect, isPriceOnly, coins, isStale } = props;
  const id = useId();
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const scroller = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const rowWindow = useRowWindow(scroller);
  const { isHeld, handlers } = useHeld();
  const view = useMarketView(rowWindow, isHeld, coins);
  // Only how many there are: the rows read the rest themselves, so that a new order renders nothing here.
  const total = useStore(quoteStore, (state) => state.view?.total);
  const currency = useStore(preferencesStore, (state) => state.currency);
  const hasRate = useStore(
    quoteStore,
    ({ rateByCurrency }) => rateByCurrency.size === 0 || rateByCurrency.has(currency),
  );
  const isMissing = props.isMissing && total === undefined;
  const active = useActiveRow(scroller, total ?? 0);
  // screens.md 1.24
  useShortcut(
    '/',
    useCallback(() => {
      search.current?.focus();
      search.current?.select();
    }, []),
  );

  const rowId = useCallback((place: number) => `${id}-row-${place}`, [id]);
  const places = useMemo(() => (isMissing ? [] : placesOf(rowWindow, total)), [rowWindow, total, isMissing]);
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
    const row = target.closest('.market-row');
    const symbol = symbolOfRow(row);
    if (symbol === undefined) return;
    if (target.closest('.favourite-mark') !== null) toggleFavourite(symbol);
    else onSelect(symbol);
    active.setPlace(Number(row?.getAttribute('aria-rowindex')) - 2);
  };

  /** Exact figures are one hover away; setting them on every price would cost more than the price. */
  const handleHover = ({ target }: PointerEvent): void => {
    if (!(target instanceof Element)) return;
    const cell = target.closest<HTMLElement>('.market-cell');
    const symbol = symbolOfRow(target.closest('.market-row')) ?? '';
    const quote = quoteStore.getState().quoteBySymbol.get(symbol);
    if (cell === null || quote === undefined) return;
    const { base } = splitSymbol(quote.symbol);
    const noRate = (unit: string): string => t('market.noPairRate', { currency: unit });
    cell.title = exactFigures(cell.dataset.column, quote, { base, currency, price, noRate }) ?? '';
  };

  return (
    <section className="card market" aria-label={t('market.title')} data-stale={isStale || undefined}>
      <MarketToolbar view={view} searchRef={search} />
      <div
        ref={scroller}
        className="market-scroller"
        // Names and figures are the same in every language, and translating them would rebuild every row at each tick.
        translate="no"
        role="grid"
        tabIndex={0}
        aria-label={t('market.pairs')}
        aria-rowcount={(total ?? 0) + 1}
        aria-busy={total === undefined && !isMissing}
        aria-activedescendant={activePlace === null ? undefined : rowId(activePlace)}
        onKeyDown={handleKey}
        onClick={handleClick}
        onPointerOver={handleHover}
        onFocusCapture={handlers.onFocus}
        onBlurCapture={handlers.onBlur}
        onPointerEnter={handlers.onPointerEnter}
        onPointerLeave={handlers.onPointerLeave}
      >
        <MarketHeader sort={view.sort} sortColumn={view.sortColumn} onSort={view.sortBy} />
        <MarketRows
          places={places}
          total={total ?? places.length}
          rowId={rowId}
          selected={selected}
          isPriceOnly={isPriceOnly}
          coins={coins}
          activePlace={activePlace}
        />
        {(total === 0 || isMissing) && (
          // A grid may hold rows of cells only, so this is one.
          <div role="row">
            <div role="gridcell">
              <MarketEmpty view={view} isMissing={isMissing} />
            </div>
          </div>
        )}
      </div>
      <MarketFooter {...{ total, isMissing, currency, hasRate, view }} status={props.status} />
    </section>
  );
}

/** The symbol at a place, if that is in the window. */
function symbolAt(place: number): string | undefined {
  const { view } = quoteStore.getState();
  return view?.symbols[place - view.first];
}

/** The places of the window; before the first answer, as many empty rows as fit. */
function placesOf({ first, count }: RowWindow, total: number | undefined): number[] {
  const end = total === undefined ? count : Math.min(total, first + count);
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
}

interface MarketHeaderProps {
  readonly sort: Sort;
  readonly sortColumn: MarketColumnId;
  readonly onSort: (column: MarketColumnId) => void;
}

/** The sticky header row; each label sorts by its column. */
const MarketHeader = memo(function MarketHeader({ sort, sortColumn, onSort }: MarketHeaderProps) {
  const { t } = useTranslation();
  return (
    <div role="rowgroup" className="market-head">
      <div role="row" aria-rowindex={1} className="market-head-row">
        {MARKET_COLUMNS.map((column) => (
          <span
            key={column}
            role="columnheader"
            className="market-cell"
            data-column={column}
            aria-sort={column === sortColumn ? sort.direction : 'none'}
          >
            <button type="button" className="market-sort" onClick={() => onSort(column)}>
              {t(`market.column.${column}`)}
              <span className="market-sort-mark" aria-hidden="true" />
            </button>
          </span>
        ))}
      </div>
    </div>
  );
});
