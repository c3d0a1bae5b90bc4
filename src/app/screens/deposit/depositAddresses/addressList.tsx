import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#app/components/format/dates.ts';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { defineRecordList, type RecordView } from '#app/features/recordList/defineRecordList.ts';
import {
  choiceFilter,
  readCoin,
  type TabFilter,
  type TextFilter,
  type WordsOf,
} from '#app/features/recordList/recordFilters.ts';
import { momentColumn, textColumn } from '#app/features/recordList/table/columns.tsx';
import type { RecordColumn } from '#app/features/recordList/table/recordColumn.ts';
import { AddressCell, AddressStateCell, CoinsCell, ReceivedCell, TagCell } from './AddressCells.tsx';
import { AddressDrawer } from './AddressDrawer.tsx';
import { addressCsv } from './addressCsv.ts';
import { ADDRESS_POLLING, type AddressRecord, addressSource } from './addressRecord.ts';
import { LabelCell } from './LabelCell.tsx';

/** Loaded with the first address that is ticked. */
const DocumentOrderLine = lazyPart(
  () => import('#app/features/exportJobs/DocumentOrderLine.tsx'),
  (module) => module.DocumentOrderLine,
);

const STATES = ['creating', 'ready', 'expiring', 'retired'] as const;

const FILTERS = {
  chain: { kind: 'tab', read: readCoin } satisfies TabFilter<string>,
  q: {
    kind: 'text',
    label: (t) => t('addresses.search'),
    read: (text) => (text.length <= 128 ? text : null),
    fault: (t) => t('addresses.searchTooLong'),
  } satisfies TextFilter<string>,
  state: choiceFilter({
    label: (t) => t('addresses.column.state'),
    values: STATES,
    name: (state, t) => t(`addresses.state.${state}`),
  }),
};

type AddressWords = WordsOf<typeof FILTERS>;

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
  columns: addressColumns,
  selection: { Actions: OwnershipActions, isSelectable: ({ addressDeposit }) => addressDeposit !== '' },
  csv: {
    shape: ({ t }) => addressCsv(t),
    fileName: ({ words: { chain = 'all' } }) => `deposit-addresses-${chain}.csv`,
  },
  detail: {
    nameOf: ({ label, chain, atMs }: AddressRecord, { t, language }) =>
      t('addresses.name', { name: label === '' ? formatMoment(atMs, language) : label, chain }),
    readId: (text) => (/^[\w-]{6,64}$/.test(text) ? text : null),
    Drawer: AddressDrawer,
  },
  empty: ({ t, isFiltered, clear }) =>
    isFiltered
      ? { text: t('addresses.noneFound'), action: { label: t('records.filter.clear'), onClick: clear } }
      : { text: t('addresses.none'), action: { label: t('addresses.toDeposit'), to: '?add=1' } },
  polling: ADDRESS_POLLING,
});

/** Beside open details there is no room for it. */
const EXTRA = { isExtra: true } as const;

function addressColumns({
  t,
  words: { chain },
}: RecordView<AddressWords>): readonly RecordColumn<AddressRecord>[] {
  const network = textColumn<AddressRecord>('chain', t('addresses.column.chain'), (row) => row.chain, {
    line: 2,
  });
  return [
    {
      ...{ id: 'label', title: t('addresses.column.label'), isFixed: true, line: 1 },
      cell: (record) => <LabelCell record={record} />,
    },
    ...(chain === undefined ? [network] : []),
    {
      ...{ id: 'address', title: t('addresses.column.address'), isFixed: true, line: 2 },
      cell: (record) => <AddressCell record={record} />,
    },
    {
      ...{ id: 'tag', title: t('addresses.column.tag'), isExtra: true },
      cell: (record) => <TagCell record={record} />,
    },
    {
      ...{ id: 'state', title: t('addresses.column.state'), isFixed: true, line: 1 },
      cell: (record) => <AddressStateCell record={record} />,
    },
    {
      ...{ id: 'coins', title: t('addresses.column.coins'), isExtra: true },
      cell: (record) => <CoinsCell record={record} />,
    },
    {
      ...momentColumn<AddressRecord>('created', t('addresses.column.created'), ({ atMs }) => atMs),
      ...EXTRA,
      // With it the amounts would be beyond the edge of most screens.
      isHiddenAtFirst: true,
    },
    {
      ...momentColumn<AddressRecord>(
        'last',
        t('addresses.column.last'),
        ({ lastDepositAtMs }) => lastDepositAtMs,
      ),
      ...EXTRA,
    },
    {
      ...{ id: 'received', title: t('addresses.column.received'), align: 'end', isExtra: true },
      cell: (record) => <ReceivedCell record={record} />,
    },
  ];
}

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
