import { Ban, Check } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinMark } from '../CoinMark.tsx';
import { LtrText } from '../LtrText.tsx';
import { linesWithin, OPTION_HEIGHT, topsOf } from './lineWindow.ts';
import type { PickerRow } from './pickerRows.ts';

export interface CoinListProps {
  readonly id: string;
  readonly rows: readonly PickerRow[];
  /** Another one is read from the beginning of the list. */
  readonly query: string;
  /** The line that the keyboard is on, by its place in `rows`; -1 for none. */
  readonly active: number;
  readonly chosen: string | undefined;
  readonly onPick: (row: PickerRow) => void;
}

/** The id of a line, so that the search can point at it. */
export function optionId(listId: string, row: PickerRow): string {
  return row.kind === 'coin' ? `${listId}-${row.place}` : `${listId}-${row.section}`;
}

/** The lines of the picker; only those in sight are there, and the one that the keyboard is on. */
export function CoinList({ id, rows, query, active, chosen, onPick }: CoinListProps) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const wasShown = useRef(false);
  const { shown, tops } = useLineWindow(scroller, rows, active);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that matters
  useEffect(() => {
    // Reading the place first would have the dialog laid out for nothing while it opens.
    if (wasShown.current) scroller.current?.scrollTo({ top: 0 });
    wasShown.current = true;
  }, [query]);
  const scrollToLine = useEffectEvent((line: number) => {
    const { current } = scroller;
    // The heading above the first coin comes into sight with it.
    const top = tops[line === 1 ? 0 : line] ?? 0;
    const bottom = tops[line + 1] ?? top;
    if (current === null) return;
    if (top < current.scrollTop) current.scrollTop = top;
    else if (bottom > current.scrollTop + current.clientHeight)
      current.scrollTop = bottom - current.clientHeight;
  });
  useEffect(() => {
    if (active >= 0) scrollToLine(active);
  }, [active]);
  const total = rows.reduce((count, { kind }) => (kind === 'coin' ? count + 1 : count), 0);
  return (
    <div ref={scroller} className="coin-scroller">
      <div
        role="listbox"
        id={id}
        aria-label={t('coinPicker.list')}
        className="relative"
        style={{ height: tops.at(-1) }}
      >
        {shown.map((index) => {
          const start = tops[index];
          const row = rows[index];
          if (row === undefined) return null;
          if (row.kind === 'heading') {
            return (
              <div
                key={`heading-${row.section}`}
                role="presentation"
                className="coin-heading"
                style={{ top: start }}
              >
                <span aria-hidden="true">{t(`coinPicker.section.${row.section}`)}</span>
              </div>
            );
          }
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the search has the focus and the keys of the whole list
            <div
              key={`${row.section}-${row.coin.symbol}`}
              role="option"
              id={optionId(id, row)}
              tabIndex={-1}
              className="coin-option"
              style={{ top: start }}
              aria-selected={index === active}
              aria-disabled={row.coin.reason !== undefined || undefined}
              aria-setsize={total}
              aria-posinset={row.place + 1}
              // Focus stays in the search, where the keys of the list are.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(row)}
            >
              <CoinOption row={row} isChosen={row.coin.symbol === chosen} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

export interface CoinOptionProps {
  readonly row: Extract<PickerRow, { kind: 'coin' }>;
  readonly isChosen: boolean;
}

/** What the line of a coin shows: mark, symbol, name, balance, value, and why it can't be chosen. */
function CoinOption({ row: { coin, section }, isChosen }: CoinOptionProps) {
  const { t } = useTranslation();
  return (
    <>
      <CoinMark coin={coin.symbol} />
      {/* Spaces between what stands apart by its place: the line is also read out as one. */}
      <span className="min-w-0 grow">
        <span className="flex items-center gap-1 font-semibold">
          <bdi>{coin.symbol}</bdi>
          {isChosen && <Check size={16} role="img" aria-label={t('coinPicker.chosen')} />}
        </span>{' '}
        <span className="block truncate text-small text-text-2">
          {coin.reason === undefined ? (
            <bdi>{coin.name}</bdi>
          ) : (
            <>
              <Ban size={12} aria-hidden="true" className="me-1 inline" />
              {coin.reason}
            </>
          )}
        </span>
      </span>{' '}
      <span className="num flex-none text-end">
        {coin.balance !== undefined && <LtrText className="block">{coin.balance}</LtrText>}{' '}
        {coin.approx !== undefined && (
          <LtrText className="block text-small text-text-2">{coin.approx}</LtrText>
        )}
      </span>{' '}
      {/* Headings are visual only: a screen reader reads each coin's section with the coin. */}
      {section !== 'all' && section !== 'others' && section !== 'found' && (
        <span className="sr-only">{t(`coinPicker.section.${section}`)}</span>
      )}
    </>
  );
}

/** The picker's height limit, as in coinPicker.css; on a phone the picker is a sheet. */
const DIALOG_HEIGHT = 640;
const PHONE_WIDTH = 576;
/** What stands above the list: title and search. */
const HEAD_HEIGHT = 116;
/** Pixels beyond the edges of what is seen, so that scrolling shows lines before the answer to it comes. */
const OVERSCAN = 2 * OPTION_HEIGHT;

/** The lines that can be seen, by their places among all lines, and where each begins. */
interface LineWindow {
  readonly shown: readonly number[];
  /** Pixels from the top of the list; one more than there are lines: the last is the list's height. */
  readonly tops: readonly number[];
}

/**
 * The picker's lines that can be seen in its scrolling element, and the one that the keyboard is on. Their heights are
 * known, so that the first lines are there in the first frame: nothing is measured before the user has scrolled.
 */
function useLineWindow(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly PickerRow[],
  active: number,
): LineWindow {
  const [seen, setSeen] = useState(() => ({ top: 0, height: firstHeight(), margin: 0 }));
  const tops = useMemo(() => topsOf(rows), [rows]);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const read = (): void => {
      // To the next line, so that not every pixel renders the list.
      const top = Math.floor(element.scrollTop / OPTION_HEIGHT) * OPTION_HEIGHT;
      const height = element.clientHeight + OPTION_HEIGHT;
      setSeen((before) =>
        before.top === top && before.height === height ? before : { top, height, margin: OVERSCAN },
      );
    };
    element.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    return () => {
      element.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, [scroller]);
  return { shown: linesWithin(tops, seen, active), tops };
}

/** About as high as the list will be, known without a layout. */
function firstHeight(): number {
  const { innerWidth, innerHeight } = window;
  return (innerWidth < PHONE_WIDTH ? innerHeight : Math.min(innerHeight, DIALOG_HEIGHT)) - HEAD_HEIGHT;
}
