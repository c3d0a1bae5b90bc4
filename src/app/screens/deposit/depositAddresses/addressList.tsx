import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#app/components/format/dates.ts';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { defineRecordList } from '#app/features/recordList/defineRecordList.ts';
import {
  choiceFilter,
  readCoin,
  readUuid,
  type TabFilter,
  textFilter,
} from '#app/features/recordList/recordFilters.ts';
import { AddressDrawer } from './AddressDrawer.tsx';
import { ADDRESS_FIELDS } from './addressFields.tsx';
import { ADDRESS_POLLING, type AddressRecord, addressSource } from './addressRecord.ts';

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
