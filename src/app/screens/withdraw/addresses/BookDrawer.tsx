import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { UNIVERSAL } from '#app/features/addressField/addressChain.ts';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { RecordFacts } from '#app/features/recordList/table/DetailFact.tsx';
import { DetailLayer, DetailParts } from '#app/features/recordList/table/DetailPanel.tsx';
import { systemClock } from '#shared/async/clock.ts';
import type { BookEntry } from '../book/bookEntry.ts';
import { stateOfEntry } from '../book/entryState.ts';
import { EntryStateChip } from './BookCells.tsx';
import { EditDialog } from './EditDialog.tsx';
import { useDeleteEntries } from './useDeleteEntries.ts';
import { useVerifyEntries } from './useVerifyEntries.ts';

/** An entry whole, what its state means, and what can be done with it (screens.md 1.9). */
export function BookDrawer({ row: entry, facts, onClose }: RecordDrawerProps<BookEntry>) {
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
