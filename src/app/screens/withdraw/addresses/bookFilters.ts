import { useTranslation } from 'react-i18next';
import { UNIVERSAL } from '#app/features/addressField/addressChain.ts';
import {
  type ChoiceFilter,
  choiceFilter,
  listedFilter,
  oneOf,
  readCoin,
  type TabFilter,
  textFilter,
  type WordsOf,
} from '#app/features/recordList/recordFilters.ts';
import { systemClock } from '#shared/async/clock.ts';
import { hasText } from '#shared/text/foldSearch.ts';
import type { BookEntry } from '../book/bookEntry.ts';
import { stateOfEntry } from '../book/entryState.ts';
import { useBook } from '../book/useBook.ts';

export const BOOK_TABS = ['chain', 'internal'] as const;
const STATES = ['usable', 'locked', 'blocked', 'dataNeeded'] as const;
const VERIFIED = ['yes', 'no'] as const;

/** What the address of the page calls an entry for every coin. */
const EVERY_COIN = 'universal';

/** The coin that a word of the address stands for. */
export function coinOfWord(word: string): string {
  return word === EVERY_COIN ? UNIVERSAL : word;
}

/** By coin; the entries for every coin of their chain are a choice of their own. */
const coinFilter: ChoiceFilter<string> = {
  kind: 'choice',
  label: (t) => t('book.column.coin'),
  read: (text) => (text.toLowerCase() === EVERY_COIN ? EVERY_COIN : readCoin(text)),
  useOptions: (_words, value) => {
    const { t } = useTranslation();
    const coins = useBook().book?.rows.map(({ coin }) => (coin === UNIVERSAL ? EVERY_COIN : coin)) ?? [];
    return [...new Set([...(value === '' ? [] : [value]), ...coins])].toSorted().map((coin) => ({
      value: coin,
      label: coin === EVERY_COIN ? t('book.universal') : coin,
    }));
  },
};

/** The filters of the book by their parameters of the address (screens.md 1.24). */
export const BOOK_FILTERS = {
  tab: { kind: 'tab', read: oneOf(BOOK_TABS) } satisfies TabFilter<string>,
  q: textFilter('book.search', (text) => (text.length <= 128 ? text : null), 'book.searchTooLong', {
    isInLine: true,
  }),
  coin: { ...coinFilter, isInLine: true },
  chain: {
    ...listedFilter({
      label: (t) => t('book.column.chain'),
      read: readCoin,
      useValues: () =>
        [...new Set(useBook().book?.rows.map(({ chain }) => chain))]
          .filter((chain) => chain !== '')
          .toSorted(),
      isInLine: true,
    }),
    isShown: ({ tab }) => tab !== 'internal',
  } satisfies ChoiceFilter<string>,
  state: choiceFilter('book.column.state', STATES, (state, t) => t(`book.state.${state}`), {
    isInLine: true,
  }),
  verified: choiceFilter('book.column.verified', VERIFIED, (value, t) => t(`book.verified.${value}`)),
};

export type BookWords = WordsOf<typeof BOOK_FILTERS>;

/** Whether the filters leave an entry out. */
export function isLeftOut(entry: BookEntry, words: BookWords): boolean {
  const { tab = 'chain', q = '', coin, chain, state, verified } = words;
  return (
    (entry.addressType === 1) !== (tab === 'internal') ||
    (coin !== undefined && entry.coin !== coinOfWord(coin)) ||
    (chain !== undefined && entry.chain !== chain) ||
    (state !== undefined && stateOfEntry(entry, systemClock.wallNow()).name !== state) ||
    (verified !== undefined && (entry.verified === 1) !== (verified === 'yes')) ||
    ![entry.remark, entry.address, entry.tag].some((text) => hasText(text, q))
  );
}
