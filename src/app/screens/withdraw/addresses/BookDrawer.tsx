import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE, useMedia } from '#app/browser/useMedia.ts';
import { Button } from '#app/components/Button.tsx';
import { Drawer } from '#app/components/layers/ModalLayer.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { UNIVERSAL } from '#app/features/addressField/addressChain.ts';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { DetailFact } from '#app/features/recordList/table/DetailFact.tsx';
import { DetailPanel } from '#app/features/recordList/table/DetailPanel.tsx';
import { TimeCell } from '#app/features/recordList/table/TimeCell.tsx';
import { systemClock } from '#shared/async/clock.ts';
import type { BookEntry } from '../book/bookEntry.ts';
import { stateOfEntry } from '../book/entryState.ts';
import { EntryAddress, EntryStateChip, EntryTag, LastUsed } from './BookCells.tsx';
import { coinWords, ownerWords } from './bookWords.ts';
import { EditDialog } from './EditDialog.tsx';
import { useDeleteEntries } from './useDeleteEntries.ts';
import { useVerifyEntries } from './useVerifyEntries.ts';

/** An entry whole, what its state means, and what can be done with it (screens.md 1.9). */
export function BookDrawer({ row: entry, onClose }: RecordDrawerProps<BookEntry>) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const verify = useVerifyEntries();
  const remove = useDeleteEntries();
  const isPhone = useMedia(PHONE);
  const { verified, lastUsedAtMs } = entry;
  const state = stateOfEntry(entry, systemClock.wallNow());
  const canSend = state.name === 'usable';
  const layer = {
    onClose,
    title: entry.remark,
    actions: (
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
    ),
  };
  const content = (
    <div className="record-detail">
      <p className="book-says" data-state={state.name}>
        <EntryStateChip entry={entry} /> {t(`book.says.${state.name}`)}
      </p>
      <EntryFacts entry={entry} />
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
    </div>
  );
  return isPhone ? (
    <Drawer isOpen {...layer}>
      {content}
    </Drawer>
  ) : (
    <DetailPanel {...layer}>{content}</DetailPanel>
  );
}

/** What is saved of an entry, and when it was used. */
function EntryFacts({ entry }: { readonly entry: BookEntry }) {
  const { t } = useTranslation();
  const { addressType, chain, chainType, tag, verified } = entry;
  const isOnChain = addressType === 0;
  return (
    <dl className="record-facts">
      <DetailFact name={t(isOnChain ? 'book.column.address' : 'book.column.account')}>
        <EntryAddress entry={entry} />
      </DetailFact>
      {isOnChain && (
        <DetailFact name={t('book.column.tag')}>
          {tag === '' ? <span className="text-text-2">{t('book.noTag')}</span> : <EntryTag entry={entry} />}
        </DetailFact>
      )}
      <DetailFact name={t('book.column.coin')}>{coinWords(entry, t)}</DetailFact>
      {isOnChain && (
        <DetailFact name={t('book.column.chain')}>
          {chainType === '' ? chain : `${chainType} · ${chain}`}
        </DetailFact>
      )}
      <DetailFact name={t('book.column.owner')}>{ownerWords(entry, t)}</DetailFact>
      <DetailFact name={t('book.column.verified')}>
        {t(verified === 1 ? 'book.verified.yes' : 'book.verified.no')}
      </DetailFact>
      <DetailFact name={t('book.column.used')}>
        <LastUsed entry={entry} />
      </DetailFact>
      <DetailFact name={t('book.column.added')}>
        <TimeCell atMs={entry.atMs} />
      </DetailFact>
    </dl>
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
