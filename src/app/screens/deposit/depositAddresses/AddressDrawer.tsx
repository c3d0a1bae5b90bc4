import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { formatDate } from '#app/components/format/dates.ts';
import { TextLink } from '#app/components/TextLink.tsx';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { RecordFacts } from '#app/features/recordList/table/DetailFact.tsx';
import { DetailLayer, DetailParts } from '#app/features/recordList/table/DetailPanel.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { AddressRecord } from './addressRecord.ts';
import { RetireDialog } from './RetireDialog.tsx';
import { useEditAddress } from './useEditAddress.ts';

/** An address whole, and what can be done with it (screens.md 1.16, "actions"). */
export function AddressDrawer({ row, facts, onClose }: RecordDrawerProps<AddressRecord>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { edit, isRunning, error } = useEditAddress();
  const [isRetiring, setRetiring] = useState(false);
  const { id, label, chain, state, isDefault, expiresAtMs, addressDeposit, tagDeposit } = row;
  const canChange = state === 'ready' && !isDefault;
  return (
    <DetailLayer
      onClose={onClose}
      title={label === '' ? t('addresses.oneOn', { chain }) : label}
      actions={
        canChange && (
          <>
            <Button isLoading={isRunning} onClick={() => void edit({ id, isDefault: true })}>
              {t('addresses.makeDefault')}
            </Button>
            <Button variant="danger" onClick={() => setRetiring(true)}>
              {t('addresses.retire')}
            </Button>
          </>
        )
      }
    >
      <DetailParts>
        <RecordFacts facts={facts} />
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
      </DetailParts>
    </DetailLayer>
  );
}

/** The address of the list of deposits to this address; on chains with memos, to its memo. */
function recordsLink({ chain, addressDeposit, tagDeposit }: AddressRecord): string {
  const to = tagDeposit === '' ? addressDeposit : tagDeposit;
  return `/deposit?${new URLSearchParams({ all: '1', ofChain: chain, to })}`;
}
