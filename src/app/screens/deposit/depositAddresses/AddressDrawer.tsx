import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE, useMedia } from '#app/browser/useMedia.ts';
import { Button } from '#app/components/Button.tsx';
import { formatDate } from '#app/components/format/dates.ts';
import { joinItems } from '#app/components/format/joinList.ts';
import { Drawer } from '#app/components/layers/ModalLayer.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { DetailFact } from '#app/features/recordList/table/DetailFact.tsx';
import { DetailPanel } from '#app/features/recordList/table/DetailPanel.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { AddressCell, AddressStateCell, ReceivedCell, TagCell } from './AddressCells.tsx';
import type { AddressRecord } from './addressRecord.ts';
import { RetireDialog } from './RetireDialog.tsx';
import { useEditAddress } from './useEditAddress.ts';

/** An address whole, and what can be done with it (screens.md 1.16, "actions"). */
export function AddressDrawer({ row, onClose }: RecordDrawerProps<AddressRecord>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { edit, isRunning, error } = useEditAddress();
  const [isRetiring, setRetiring] = useState(false);
  const { id, label, chain, state, isDefault, expiresAtMs, addressDeposit, tagDeposit } = row;
  const canChange = state === 'ready' && !isDefault;
  const isPhone = useMedia(PHONE);
  const layer = {
    onClose,
    title: label === '' ? t('addresses.oneOn', { chain }) : label,
    actions: canChange && (
      <>
        <Button isLoading={isRunning} onClick={() => void edit({ id, isDefault: true })}>
          {t('addresses.makeDefault')}
        </Button>
        <Button variant="danger" onClick={() => setRetiring(true)}>
          {t('addresses.retire')}
        </Button>
      </>
    ),
  };
  const content = (
    <div className="record-detail">
      <dl className="record-facts">
        <DetailFact name={t('addresses.column.chain')}>{chain}</DetailFact>
        <DetailFact name={t('addresses.column.address')}>
          <AddressCell record={row} />
        </DetailFact>
        {tagDeposit !== '' && (
          <DetailFact name={t('addresses.column.tag')}>
            <TagCell record={row} />
          </DetailFact>
        )}
        <DetailFact name={t('addresses.column.coins')}>{joinItems(row.coins, language)}</DetailFact>
        <DetailFact name={t('addresses.column.received')}>
          <ReceivedCell record={row} />
        </DetailFact>
        <DetailFact name={t('addresses.column.state')}>
          <AddressStateCell record={row} />
        </DetailFact>
      </dl>
      {tagDeposit !== '' && <p className="font-semibold">{t('addresses.bothNeeded')}</p>}
      {state === 'expiring' && expiresAtMs !== null && (
        <p>{t('addresses.expiring', { date: formatDate(expiresAtMs, language) })}</p>
      )}
      {state === 'retired' && <p>{t('addresses.retired')}</p>}
      {addressDeposit !== '' && <TextLink to={recordsLink(row)}>{t('addresses.itsDeposits')}</TextLink>}
      {state === 'ready' && isDefault && <p className="text-text-2">{t('addresses.isDefault')}</p>}
      <p role="alert" className="text-down">
        {error !== null && errorText(error)}
      </p>
      {isRetiring && <RetireDialog record={row} onClose={() => setRetiring(false)} />}
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

/** The address of the list of deposits to this address; on chains with memos, to its memo. */
function recordsLink({ chain, addressDeposit, tagDeposit }: AddressRecord): string {
  const to = tagDeposit === '' ? addressDeposit : tagDeposit;
  return `/deposit?${new URLSearchParams({ all: '1', ofChain: chain, to })}`;
}
