import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { UNIVERSAL } from '#app/features/addressField/addressChain.ts';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { defineRecordList } from '#app/features/recordList/defineRecordList.ts';
import { readUuid } from '#app/features/recordList/recordFilters.ts';
import { RecordFacts } from '#app/features/recordList/table/DetailFact.tsx';
import { DetailLayer, DetailParts } from '#app/features/recordList/table/DetailPanel.tsx';
import { systemClock } from '#shared/async/clock.ts';
import type { BookEntry } from '../book/bookEntry.ts';
import { stateOfEntry } from '../book/entryState.ts';
import { bookSource } from '../book/readBook.ts';
import { EntryStateChip } from './BookCells.tsx';
import { BOOK_FIELDS } from './bookFields.tsx';
import { BOOK_FILTERS, isLeftOut } from './bookFilters.ts';
import { deletionStore } from './deletions.ts';
import { EditDialog } from './EditDialog.tsx';
import { useDeleteEntries } from './useDeleteEntries.ts';
import { useVerifyEntries } from './useVerifyEntries.ts';

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

interface BookActionsProps {
  readonly rows: readonly BookEntry[];
  readonly onDone: () => void;
}

/** What one call takes (screens.md 2.5). */
const MOST_AT_ONCE = 100;

/** What can be done with the entries that are ticked. */
function BookActions({ rows, onDone }: BookActionsProps) {
  const { t } = useTranslation();
  const verify = useVerifyEntries();
  const remove = useDeleteEntries();
  const isTooMany = rows.length > MOST_AT_ONCE;
  const areVerified = rows.every(({ verified }) => verified === 1);
  const change = async (): Promise<void> => {
    if (await verify.run(rows, !areVerified)) onDone();
  };
  const removeAll = async (): Promise<void> => {
    await remove.run(rows);
    onDone();
  };
  return (
    <>
      {isTooMany && <p>{t('book.tooManyAtOnce', { count: MOST_AT_ONCE })}</p>}
      <Button size="small" isDisabled={isTooMany} isLoading={verify.isOpen} onClick={() => void change()}>
        {t(areVerified ? 'book.verify.off' : 'book.verify.on')}
      </Button>
      <Button
        size="small"
        variant="danger"
        data-delete
        isDisabled={isTooMany}
        isLoading={remove.isOpen}
        onClick={() => void removeAll()}
      >
        {t('book.delete.do')}
      </Button>
      {verify.dialog}
      {remove.dialog}
    </>
  );
}

/** An entry whole, what its state means, and what can be done with it (screens.md 1.9). */
function BookDrawer({ row: entry, facts, onClose }: RecordDrawerProps<BookEntry>) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const verify = useVerifyEntries();
  const remove = useDeleteEntries();
  const { verified, lastUsedAtMs } = entry;
  const state = stateOfEntry(entry, systemClock.wallNow());
  const canSend = state.name === 'usable';
  return (
    <DetailLayer
      onClose={onClose}
      title={entry.remark}
      actions={
        <>
          <Button onClick={() => setEditing(true)}>{t('book.edit.open')}</Button>
          <Button isLoading={verify.isOpen} onClick={() => void verify.run([entry], verified === 0)}>
            {t(verified === 1 ? 'book.verify.off' : 'book.verify.on')}
          </Button>
          <Button
            variant="danger"
            data-delete
            isLoading={remove.isOpen}
            onClick={() => void remove.run([entry])}
          >
            {t('book.delete.do')}
          </Button>
        </>
      }
    >
      <DetailParts>
        <Row as="p" gap="gap-x-2 gap-y-1" className="mb-2">
          <EntryStateChip entry={entry} /> {t(`book.says.${state.name}`)}
        </Row>
        <RecordFacts facts={facts} />
        {canSend && (
          <p>
            <TextLink to={sendLink(entry)}>{t('book.send')}</TextLink>
          </p>
        )}
        <p>
          <TextLink to={`/withdraw?${new URLSearchParams({ to: entry.address, all: '1' })}`}>
            {t('book.withdrawals')}
          </TextLink>
        </p>
        {canSend && lastUsedAtMs === null && <p className="text-text-2">{t('book.testFirst')}</p>}
        {isEditing && <EditDialog entry={entry} onClose={() => setEditing(false)} />}
        {verify.dialog}
        {remove.dialog}
      </DetailParts>
    </DetailLayer>
  );
}

/**
 * The withdrawal page with this entry; the address of a page never holds a wallet's address (screens.md 1.24). A network is
 * one of a coin there, so that an entry for all coins names neither.
 */
function sendLink({ id, coin, chain, addressType }: BookEntry): string {
  const isOfCoin = coin !== UNIVERSAL;
  const search = new URLSearchParams({
    ...(isOfCoin && { coin }),
    ...(isOfCoin && chain !== '' && { chain }),
    addressId: id,
    ...(addressType === 1 && { mode: 'user' }),
  });
  return `/withdraw?${search}`;
}
