import { BadgeCheck } from 'lucide-react';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { UNIVERSAL } from '#app/features/addressField/addressChain.ts';
import { defineRecordList, type RecordView } from '#app/features/recordList/defineRecordList.ts';
import { momentColumn, NoValue, textColumn } from '#app/features/recordList/table/columns.tsx';
import type { RecordColumn } from '#app/features/recordList/table/recordColumn.ts';
import type { BookEntry } from '../book/bookEntry.ts';
import { bookSource } from '../book/readBook.ts';
import { BookActions } from './BookActions.tsx';
import { EntryAddress, EntryStateChip, EntryTag, LastUsed } from './BookCells.tsx';
import { BookDrawer } from './BookDrawer.tsx';
import { BOOK_FILTERS, type BookWords, isLeftOut } from './bookFilters.ts';
import { coinWords, ownerWords } from './bookWords.ts';
import { deletionStore } from './deletions.ts';

/** A lock that ends soon is looked at every 3 s; the rest of the book every minute. */
const POLLING = { pendingMs: 3_000, idleMs: 60_000 } as const;

/** The saved addresses and accounts (screens.md 1.9); what starts an empty list is the page's to say. */
export const bookList = (onAdd: () => void) =>
  defineRecordList({
    id: ({ tab = 'chain' }) => `addressBook.${tab}`,
    label: ({ t }) => t('screens.addresses.title'),
    filters: BOOK_FILTERS,
    period: null,
    // An address is to be added (screens.md 1.24).
    others: ['add'],
    sources: () => [bookSource],
    isHidden: (entry, words) => deletionStore.getState().ids.has(entry.id) || isLeftOut(entry, words),
    columns: bookColumns,
    selection: { Actions: BookActions },
    detail: {
      nameOf: ({ remark }: BookEntry, { t }) => t('book.name', { name: remark }),
      readId: (text) => (/^[\w-]{6,64}$/.test(text) ? text : null),
      missing: (t) => t('book.missing'),
      Drawer: BookDrawer,
    },
    empty: ({ t, words: { tab = 'chain' }, isFiltered, clear }) =>
      isFiltered
        ? { text: t('book.noneFound'), action: { label: t('records.filter.clear'), onClick: clear } }
        : { text: t(`book.none.${tab}`), action: { label: t(`book.add.first.${tab}`), onClick: onAdd } },
    polling: POLLING,
  });

function bookColumns({
  t,
  words: { tab = 'chain' },
}: RecordView<BookWords>): readonly RecordColumn<BookEntry>[] {
  const isOnChain = tab === 'chain';
  const remark: RecordColumn<BookEntry> = {
    ...{ id: 'remark', title: t('book.column.remark'), isFixed: true, line: 1 },
    compare: (one, other) => one.remark.localeCompare(other.remark),
    cell: (entry) => (
      <bdi className="book-remark" data-entry={entry.id}>
        {entry.remark}
      </bdi>
    ),
  };
  const coin: RecordColumn<BookEntry> = {
    ...{ id: 'coin', title: t('book.column.coin'), line: 2 },
    cell: (entry) => (
      <span className="book-coin">
        {entry.coin !== UNIVERSAL && <CoinMark coin={entry.coin} />}
        {coinWords(entry, t)}
      </span>
    ),
  };
  const chain: RecordColumn<BookEntry> = {
    ...{ id: 'chain', title: t('book.column.chain'), line: 2 },
    cell: ({ chain: code, chainType }) => <span title={chainType}>{code}</span>,
  };
  const state: RecordColumn<BookEntry> = {
    ...{ id: 'state', title: t('book.column.state'), isFixed: true, line: 1 },
    cell: (entry) => <EntryStateChip entry={entry} />,
  };
  const verified: RecordColumn<BookEntry> = {
    ...{ id: 'verified', title: t('book.column.verified'), isExtra: true },
    cell: (entry) =>
      entry.verified === 1 ? (
        <span className="book-verified">
          <BadgeCheck size={16} aria-hidden="true" />
          {t('book.verified.yes')}
        </span>
      ) : (
        <span className="text-text-2">{t('book.verified.no')}</span>
      ),
  };
  return [
    remark,
    coin,
    ...(isOnChain ? [chain] : []),
    {
      ...{ id: 'address', title: t(isOnChain ? 'book.column.address' : 'book.column.account') },
      isFixed: true,
      line: 2,
      cell: (entry) => <EntryAddress entry={entry} />,
    },
    ...(isOnChain
      ? [
          {
            ...{ id: 'tag', title: t('book.column.tag'), isExtra: true },
            cell: (entry: BookEntry) => (entry.tag === '' ? <NoValue /> : <EntryTag entry={entry} />),
          },
        ]
      : []),
    textColumn<BookEntry>('owner', t('book.column.owner'), (entry) => ownerWords(entry, t), {
      isExtra: true,
    }),
    verified,
    state,
    {
      ...{ id: 'used', title: t('book.column.used'), isExtra: true },
      compare: (one, other) => (one.lastUsedAtMs ?? 0) - (other.lastUsedAtMs ?? 0),
      cell: (entry) => <LastUsed entry={entry} />,
    },
    {
      ...momentColumn<BookEntry>('added', t('book.column.added'), ({ atMs }) => atMs),
      ...{ isExtra: true, isHiddenAtFirst: true, compare: (one, other) => one.atMs - other.atMs },
    },
  ];
}
