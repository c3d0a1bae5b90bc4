import { Search } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import { Button } from '../Button.tsx';
import { formatCount } from '../format/dates.ts';
import { LeftOutHint } from '../LeftOutHint.tsx';
import { CoinList, optionId } from './CoinList.tsx';
import { type PickerCoin, type PickerRow, pickerRows } from './pickerRows.ts';

export interface CoinSearchProps {
  /** Called when the picker opens. Another function than before has another list. */
  readonly listCoins: () => readonly PickerCoin[];
  readonly recent: readonly string[];
  /** For a coin that is given away: what the user holds comes first. */
  readonly isHeldFirst?: boolean;
  readonly chosen: string | undefined;
  readonly onPick: (symbol: string) => void;
  /** Stands in place of the list: skeleton, or an error with its retry. */
  readonly notice?: ReactNode;
  /** Coins that could not be read. */
  readonly leftOut?: LeftOut | undefined;
}

/** More than any name or address has. */
const MAX_QUERY_LENGTH = 128;
/** The first line is a heading. */
const FIRST_OPTION = 1;

/** The search and the list below it, as one control: the focus stays in the search, and the keys move in the list. */
export function CoinSearch(props: CoinSearchProps) {
  const { listCoins, recent, isHeldFirst = false, chosen, onPick, notice, leftOut } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // The search is there in the first frame, in which the press is answered, and the list in the next one. React puts
  // that one off for as long as keys come: what is typed needs its list at once, or Enter would find none.
  const isNextFrame = useDeferredValue(true, false);
  const isListDue = isNextFrame || query !== '';
  const coins = useMemo(() => (isListDue ? listCoins() : []), [isListDue, listCoins]);
  const rows = useMemo(
    () => pickerRows(coins, { recent, isHeldFirst }, query),
    [coins, recent, isHeldFirst, query],
  );
  const { active, setActive, move } = useActiveOption(rows);
  const isShown = notice === undefined && rows.length > 0;
  const count = rows.filter(({ kind }) => kind === 'coin').length;

  const search = (text: string): void => {
    setQuery(text);
    // The best match is what Enter takes.
    setActive(text.trim() === '' ? -1 : FIRST_OPTION);
  };
  const clear = (): void => {
    search('');
    input.current?.focus();
  };
  const pick = (row: PickerRow | undefined): void => {
    if (row?.kind === 'coin' && row.coin.reason === undefined) onPick(row.coin.symbol);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    // With Shift they mark text, as in any field.
    if (event.key === 'Enter') pick(rows[active]);
    else if (event.shiftKey || !move(event.key)) return;
    event.preventDefault();
  };
  const activeRow = rows[active];
  return (
    <>
      <div className="coin-search">
        <Search size={16} aria-hidden="true" className="flex-none text-text-2" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t('coinPicker.search')}
          placeholder={t('coinPicker.search')}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={MAX_QUERY_LENGTH}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && activeRow !== undefined ? optionId(listId, activeRow) : undefined}
          value={query}
          onChange={(event) => search(event.target.value)}
          onKeyDown={handleKey}
        />
      </div>
      <p role="status" className="sr-only">
        {isShown && t('coinPicker.count', { count, formatted: formatCount(count, language) })}
      </p>
      <LeftOutHint leftOut={leftOut} />
      <div className="coin-body">
        {notice}
        {isShown && <CoinList {...{ rows, query, active, chosen }} id={listId} onPick={pick} />}
        {isListDue && notice === undefined && rows.length === 0 && (
          <div className="grid content-start justify-items-center gap-3 p-6 text-center">
            <p className="text-text-2 wrap-anywhere">
              {query.trim() === '' ? t('coinPicker.empty') : t('coinPicker.none', { query })}
            </p>
            {query.trim() !== '' && <Button onClick={clear}>{t('coinPicker.clear')}</Button>}
          </div>
        )}
      </div>
    </>
  );
}

export interface ActiveOption {
  /** The index among all lines; -1 for none. */
  readonly active: number;
  readonly setActive: (active: number) => void;
  /** Moves by arrows, Home and End, over headings. True when the key was one of them. */
  readonly move: (key: string) => boolean;
}

/** The line that the keyboard is on. Coins that can't be chosen are not passed over, so that their reason is heard. */
function useActiveOption(rows: readonly PickerRow[]): ActiveOption {
  const [active, setActive] = useState(-1);
  const places = rows.flatMap(({ kind }, at) => (kind === 'coin' ? [at] : []));
  // An arrow that comes before the list is answered as soon as there is one.
  const [first = FIRST_OPTION] = places;
  const last = places.at(-1) ?? first;

  const targetOf = (key: string): number | undefined => {
    if (key === 'Home') return first;
    if (key === 'End') return last;
    if (key === 'ArrowDown') return places.find((place) => place > active) ?? first;
    if (key === 'ArrowUp') return places.findLast((place) => place < active) ?? last;
    return undefined;
  };

  return {
    active: active < rows.length ? active : -1,
    setActive,
    move: (key) => {
      const target = targetOf(key);
      if (target === undefined) return false;
      setActive(target);
      return true;
    },
  };
}
