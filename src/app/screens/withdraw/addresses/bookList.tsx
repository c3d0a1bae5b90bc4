import { defineRecordList } from '#app/features/recordList/defineRecordList.ts';
import { readUuid } from '#app/features/recordList/recordFilters.ts';
import type { BookEntry } from '../book/bookEntry.ts';
import { bookSource } from '../book/readBook.ts';
import { BookActions } from './BookActions.tsx';
import { BookDrawer } from './BookDrawer.tsx';
import { BOOK_FIELDS } from './bookFields.tsx';
import { BOOK_FILTERS, isLeftOut } from './bookFilters.ts';
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
    fields: BOOK_FIELDS,
    selection: { Actions: BookActions },
    detail: {
      nameOf: ({ remark }: BookEntry, { t }) => t('book.name', { name: remark }),
      readId: readUuid,
      missing: (t) => t('book.missing'),
      Drawer: BookDrawer,
    },
    empty: ({ t, words: { tab = 'chain' }, isFiltered, clear }) =>
      isFiltered
        ? { text: t('book.noneFound'), action: { label: t('records.filter.clear'), onClick: clear } }
        : { text: t(`book.none.${tab}`), action: { label: t(`book.add.first.${tab}`), onClick: onAdd } },
    polling: POLLING,
  });
