import { joinItems } from '#app/components/format/joinList.ts';
import { place, recordFields } from '#app/features/recordList/recordFields.ts';
import { AddressCell, AddressStateCell, CoinsCell, ReceivedCell, TagCell } from './AddressCells.tsx';
import type { AddressRecord } from './addressRecord.ts';
import { LabelCell } from './LabelCell.tsx';

/** What there is of a deposit address (screens.md 1.16). In the file every coin that it received is a line. */
export const ADDRESS_FIELDS = recordFields<AddressRecord, { readonly chain?: string }>()({
  fields: {
    label: {
      ...{ kind: 'text', of: ({ label }) => label, isFixed: true, line: 1 },
      cell: (record) => <LabelCell record={record} />,
    },
    chain: { kind: 'text', of: ({ chain }) => chain, line: 2 },
    address: {
      ...{ kind: 'id', of: ({ addressDeposit }) => addressDeposit, isFixed: true, line: 2 },
      look: (record) => <AddressCell record={record} />,
    },
    tag: {
      ...{ kind: 'id', of: ({ tagDeposit }) => tagDeposit, isExtra: true },
      cell: (record) => <TagCell record={record} />,
      detail: (record) => (record.tagDeposit === '' ? null : <TagCell record={record} />),
    },
    state: {
      ...{ kind: 'text', of: ({ state }, { t }) => t(`addresses.state.${state}`), isFixed: true, line: 1 },
      look: (record) => <AddressStateCell record={record} />,
    },
    coins: {
      ...{ kind: 'text', of: ({ coins }, { language }) => joinItems(coins, language), isExtra: true },
      cell: (record) => <CoinsCell record={record} />,
      detail: ({ coins }, { language }) => joinItems(coins, language),
    },
    // With it the amounts would be beyond the edge of most screens.
    created: { kind: 'time', of: ({ atMs }) => atMs, isExtra: true, isHiddenAtFirst: true },
    last: { kind: 'time', of: ({ lastDepositAtMs }) => lastDepositAtMs, isExtra: true },
    received: {
      ...{ kind: 'figure', of: ({ received }) => received[0]?.total ?? '0', isExtra: true },
      look: (record) => <ReceivedCell record={record} />,
    },
    coin: { kind: 'text', of: ({ received }) => received[0]?.coin ?? '' },
    id: { kind: 'id', of: ({ id }) => id },
  },
  column: place('addresses.column', 'label chain address tag state coins created last received'),
  shown: (ids, { words }) => ids.filter((id) => id !== 'chain' || words.chain === undefined),
  detail: place('addresses.column', 'chain address tag coins received state'),
  csv: place('addresses.column', 'label chain address tag created last received coin state id', {
    id: 'deposits.csv.id',
  }),
  linesOf: (row) =>
    row.received.length === 0
      ? [row]
      : row.received.map((one) => ({ ...row, received: [one], lastDepositAtMs: Number(one.lastAt) })),
});
