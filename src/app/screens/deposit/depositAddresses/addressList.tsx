import { Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { formatDate, formatMoment } from '#app/components/format/dates.ts';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { defineRecordList } from '#app/features/recordList/defineRecordList.ts';
import {
  choiceFilter,
  readCoin,
  readUuid,
  type TabFilter,
  textFilter,
} from '#app/features/recordList/recordFilters.ts';
import { RecordFacts } from '#app/features/recordList/table/DetailFact.tsx';
import { DetailLayer, DetailParts } from '#app/features/recordList/table/DetailPanel.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { systemClock } from '#shared/async/clock.ts';
import { ADDRESS_FIELDS } from './addressFields.tsx';
import { ADDRESS_POLLING, type AddressRecord, addressSource } from './addressRecord.ts';
import { markRetired } from './retiredHere.ts';
import { SkewContext } from './SkewContext.ts';
import { useEditAddress } from './useEditAddress.ts';

/** An address whole, and what can be done with it (screens.md 1.16, "actions"). */
function AddressDrawer({ row, facts, onClose }: RecordDrawerProps<AddressRecord>) {
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

/** How long a retired address still credits deposits (screens.md 1.16). */
const CREDITS_MS = 30 * 86_400_000;

interface RetireDialogProps {
  readonly record: AddressRecord;
  readonly onClose: () => void;
}

/** Says what retiring an address means before it is done: others may have saved it. */
function RetireDialog({ record, onClose }: RetireDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { edit, isRunning, inlineError, error } = useEditAddress();
  const date = formatDate(systemClock.wallNow() + use(SkewContext) + CREDITS_MS, language);
  const retire = async (): Promise<void> => {
    if (!(await edit({ id: record.id, state: 'retired' }))) return;
    markRetired(record.id);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('addresses.retireDialog.title')}
      description={t('addresses.retireDialog.text', { date })}
      actions={
        <>
          <Button onClick={onClose}>{t('addresses.retireDialog.keep')}</Button>
          <PausedButton variant="danger" error={error} isLoading={isRunning} onClick={() => void retire()}>
            {t('addresses.retireDialog.do')}
          </PausedButton>
        </>
      }
    >
      <p>
        <GroupedAddress address={record.addressDeposit} size="compact" />
      </p>
      <p role="alert" className="text-down">
        {inlineError !== null && errorText(inlineError)}
      </p>
    </Dialog>
  );
}

/** Loaded with the first address that is ticked. */
const DocumentOrderLine = lazyPart(
  () => import('#app/features/exportJobs/DocumentOrderLine.tsx'),
  (module) => module.DocumentOrderLine,
);

const STATES = ['creating', 'ready', 'expiring', 'retired'] as const;

const FILTERS = {
  chain: { kind: 'tab', read: readCoin } satisfies TabFilter<string>,
  q: textFilter('addresses.search', (text) => (text.length <= 128 ? text : null), 'addresses.searchTooLong'),
  state: choiceFilter('addresses.column.state', STATES, (state, t) => t(`addresses.state.${state}`)),
};

/** The user's deposit addresses on all chains, or on one (screens.md 1.16). */
export const ADDRESSES = defineRecordList({
  id: 'depositAddresses',
  label: ({ t }) => t('screens.depositAddresses.title'),
  filters: FILTERS,
  period: null,
  // The coin that a new address is for, and whether its form is open (screens.md 1.24).
  others: ['coin', 'add'],
  sources: ({ chain, q, state }) => [
    addressSource({
      ...(chain !== undefined && { chain }),
      ...(q !== undefined && { q }),
      ...(state !== undefined && { state }),
    }),
  ],
  fields: ADDRESS_FIELDS,
  selection: { Actions: OwnershipActions, isSelectable: ({ addressDeposit }) => addressDeposit !== '' },
  csv: {
    fileName: ({ words: { chain = 'all' } }) => `deposit-addresses-${chain}.csv`,
  },
  detail: {
    nameOf: ({ label, chain, atMs }: AddressRecord, { t, language }) =>
      t('addresses.name', { name: label === '' ? formatMoment(atMs, language) : label, chain }),
    readId: readUuid,
    Drawer: AddressDrawer,
  },
  empty: ({ t, isFiltered, clear }) =>
    isFiltered
      ? { text: t('addresses.noneFound'), action: { label: t('records.filter.clear'), onClick: clear } }
      : { text: t('addresses.none'), action: { label: t('addresses.toDeposit'), to: '?add=1' } },
  polling: ADDRESS_POLLING,
});

interface OwnershipActionsProps {
  readonly rows: readonly AddressRecord[];
}

/** A PDF for banks that says whose the ticked addresses are, with a line on how far it is (screens.md 1.16). */
function OwnershipActions({ rows }: OwnershipActionsProps) {
  const { t } = useTranslation();
  const about = { type: 'addressOwnership', addressIds: rows.map(({ id }) => id) };
  return (
    <Suspense>
      <DocumentOrderLine label={t('addresses.statement.make')} about={about} />
    </Suspense>
  );
}
