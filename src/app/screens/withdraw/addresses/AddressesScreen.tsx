import { Download, Lock, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useSearch } from '#app/browser/useSearch.ts';
import { useShortcut } from '#app/browser/useShortcut.ts';
import { Button } from '#app/components/Button.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { countdownText, useTimeLeft } from '#app/components/format/countdown.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Toolbar } from '#app/components/layout/Toolbar.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { Tabs } from '#app/components/Tabs.tsx';
import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import { useRecordAddress } from '#app/features/recordList/useRecordAddress.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { MOST_ENTRIES } from '../book/bookEntry.ts';
import type { Book } from '../book/readBook.ts';
import { useBook } from '../book/useBook.ts';
import { BOOK_TABS, coinOfWord } from './bookFilters.ts';
import { bookList } from './bookList.tsx';
import { deletionStore } from './deletions.ts';
import { Switches } from './Switches.tsx';
import { useDeleteEntries } from './useDeleteEntries.ts';

// The list does without what they carry: the checks of addresses, and what seals a file.
const AddDialog = lazyPart(
  () => import('./add/AddDialog.tsx'),
  (module) => module.AddDialog,
);
const ExportDialog = lazyPart(
  () => import('./bookFile/ExportDialog.tsx'),
  (module) => module.ExportDialog,
);
const ImportDialog = lazyPart(
  () => import('./bookFile/ImportDialog.tsx'),
  (module) => module.ImportDialog,
);

/** /money-address: the addresses and accounts that a user has checked and saved (screens.md 1.9). */
export function AddressesScreen() {
  return (
    <QueriesHost>
      <AddressBook />
    </QueriesHost>
  );
}

function AddressBook() {
  const { t } = useTranslation();
  const { book, error, refresh } = useBook();
  const errorText = useErrorText();
  // What is being deleted is not in the list any more.
  useStore(deletionStore);
  const [isAdding, setAdding] = useAdding();
  const list = useMemo(() => bookList(() => setAdding(true)), [setAdding]);
  const { address, change } = useRecordAddress(list);
  const { tab = 'chain' } = address.words;
  const [isFileOpen, setFileOpen] = useState<BookFile | null>(null);
  const keys = useBookKeys(() => setAdding(true));
  if (book === undefined && error !== null) {
    return <ErrorState error={error} text={errorText(error)} onRetry={refresh} />;
  }
  return (
    <Stack gap="gap-4" className="min-w-0">
      <BookTools book={book} onFile={setFileOpen} onAdd={() => setAdding(true)} />
      <PauseNotice untilMs={book?.settings.pauseUntilMs ?? null} />
      <Switches book={book} />
      <Tabs
        label={t('book.tabs.label')}
        selected={tab}
        onSelect={(id) => {
          // A network says nothing about accounts inside of the exchange.
          const { tab: _before, chain: _chain, ...words } = address.words;
          change({ words: id === 'chain' ? words : { ...words, tab: id }, id: null, page: 1 }, false);
        }}
        tabs={BOOK_TABS.map((id) => ({
          id,
          label: t(`book.tabs.${id}`),
          content: <RecordListScreen list={list} />,
        }))}
      />
      <Suspense>
        {isAdding && book !== undefined && book.count < book.max && (
          <AddDialog
            book={book}
            kind={tab}
            coin={address.words.coin === undefined ? '' : coinOfWord(address.words.coin)}
            chain={address.words.chain ?? ''}
            onClose={() => setAdding(false)}
          />
        )}
        {isFileOpen === 'import' && book !== undefined && (
          <ImportDialog book={book} onClose={() => setFileOpen(null)} />
        )}
        {isFileOpen === 'export' && book !== undefined && (
          <ExportDialog rows={book.rows} onClose={() => setFileOpen(null)} />
        )}
      </Suspense>
      {keys}
    </Stack>
  );
}

/** Whether an address is being added, which the page's address says, so that Back closes the form. */
function useAdding(): [isAdding: boolean, setAdding: (isAdding: boolean) => void] {
  const [search, setSearch] = useSearch();
  const setAdding = useCallback(
    (isAdding: boolean) =>
      setSearch(
        (current) => {
          if (isAdding) current.set('add', '1');
          else current.delete('add');
          return current;
        },
        { replace: !isAdding },
      ),
    [setSearch],
  );
  return [search.get('add') === '1', setAdding];
}

type BookFile = 'export' | 'import';

interface BookToolsProps {
  readonly book: Book | undefined;
  readonly onFile: (file: BookFile) => void;
  readonly onAdd: () => void;
}

/** What the book is for, how full it is, and what fills it. */
function BookTools({ book, onFile, onAdd }: BookToolsProps) {
  const { t } = useTranslation();
  const [count, max] = [book?.count ?? 0, book?.max ?? MOST_ENTRIES];
  const isFull = count >= max;
  return (
    <Toolbar>
      <p className="text-text-2">
        {t('book.purpose')}
        <SentenceGap />
        {/* The count's place is kept: what stands below doesn't move. */}
        <span className={book === undefined ? 'num invisible' : 'num'} role="status">
          {t(isFull ? 'book.full' : 'book.count', { count, max })}
        </span>
      </p>
      {/* One line on a phone: what is used most has its words in sight, and the room. */}
      <Row align="items-stretch" gap="gap-2" className="max-md:w-full max-md:flex-nowrap">
        <Button isDisabled={book === undefined || count === 0} onClick={() => onFile('export')}>
          <Download size={16} aria-hidden="true" />
          <span className="max-md:sr-only">{t('book.file.export')}</span>
        </Button>
        <Button isDisabled={book === undefined || isFull} onClick={() => onFile('import')}>
          <Upload size={16} aria-hidden="true" />
          <span className="max-md:sr-only">{t('book.file.import')}</span>
        </Button>
        <Button variant="primary" className="max-md:flex-1" isDisabled={isFull} onClick={onAdd}>
          {t('book.add.open')}
        </Button>
      </Row>
    </Toolbar>
  );
}

export { AddressesScreen as Component };

/** N adds, / searches, Delete deletes what is ticked, or else the row that has the focus (screens.md 1.24). */
function useBookKeys(onAdd: () => void): ReactNode {
  const { book } = useBook();
  const { run, dialog } = useDeleteEntries();
  useShortcut('n', onAdd);
  useShortcut('/', () => {
    const field = document.querySelector<HTMLElement>('main [data-in-line]');
    // Below 992 px the filters are behind their button.
    (field ?? document.querySelector<HTMLElement>('main search [aria-expanded]'))?.focus();
  });
  useShortcut('delete', () => {
    const ofTicked = document.querySelector<HTMLElement>('[data-picked] [data-delete]');
    if (ofTicked !== null) return ofTicked.click();
    const id = document.activeElement
      ?.closest('tr')
      ?.querySelector('[data-entry]')
      ?.getAttribute('data-entry');
    const entry = book?.rows.find((row) => row.id === id);
    if (entry !== undefined) void run([entry]);
  });
  return dialog;
}

interface PauseNoticeProps {
  /** On the device's clock, ms since 1970; null for none. */
  readonly untilMs: number | null;
}

/** Withdrawals pause after a switch was loosened; how long still. */
function PauseNotice({ untilMs }: PauseNoticeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const leftMs = useTimeLeft(untilMs ?? 0);
  return (
    <div
      role="status"
      className="flex items-start gap-2 rounded-card border border-warn px-4 py-3 empty:hidden"
    >
      {leftMs > 0 && (
        <>
          <Lock size={16} aria-hidden="true" className="mt-0.5 flex-none text-warn" />
          <p>
            {t('book.pause')}{' '}
            <bdi className="num font-semibold" role="timer" aria-live="off">
              {countdownText(leftMs, language)}
            </bdi>
          </p>
        </>
      )}
    </div>
  );
}
