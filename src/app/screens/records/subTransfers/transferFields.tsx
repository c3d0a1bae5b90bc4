import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { withLabel } from '#app/components/format/joinTexts.ts';
import { type AmountMark, bookedCell, givenMark, gotMark } from '#app/features/recordList/outcome.ts';
import {
  type FieldTitle,
  place,
  type RecordField,
  ROW_ID,
  ROW_TIME,
  recordFields,
  titleOf,
} from '#app/features/recordList/recordFields.ts';
import { walletName } from '#app/features/recordList/walletName.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { MemberName } from './MemberName.tsx';
import { directionOf, type Member, type Transfer } from './transferRecords.ts';

type Side = 'from' | 'to';

/** What there is of a transfer (screens.md 1.14); a file has names beside UIDs, and a column that can be summed (0.2b). */
export const TRANSFER_FIELDS = recordFields<Transfer>()({
  fields: {
    time: ROW_TIME,
    from: sideField('from'),
    fromUid: { kind: 'text', of: ({ from }) => from.uid },
    fromName: { kind: 'text', of: ({ from }) => from.name },
    fromWallet: { kind: 'text', of: ({ from }, { t }) => walletName(from.wallet, t) },
    to: { ...sideField('to'), isOutcome: true },
    toUid: { kind: 'text', of: ({ to }) => to.uid },
    toName: { kind: 'text', of: ({ to }) => to.name },
    toWallet: { kind: 'text', of: ({ to }, { t }) => walletName(to.wallet, t) },
    direction: {
      ...{ kind: 'text', of: (row, { t }) => t(`transfers.direction.${directionOf(row, ownUid())}`) },
      isExtra: true,
      cell: (row) => <DirectionWord row={row} />,
    },
    coin: { kind: 'text', of: ({ coin }) => coin },
    asked: { kind: 'figure', of: ({ amount }) => amount },
    amount: {
      ...{ kind: 'amount', of: (row) => ({ amount: row.amount, coin: row.coin, mark: markOf(row) }) },
      ...{ isFixed: true, line: 2, file: ({ outcome, amount }) => bookedCell(outcome, amount) },
    },
    value: {
      ...{ kind: 'worth', of: ({ outcome, amount, coin }) => (outcome === 'void' ? null : { amount, coin }) },
      isExtra: true,
    },
    status: { kind: 'status', of: ({ status }) => status },
    id: ROW_ID,
  },
  column: place('transfers.column', 'time from to direction amount value status id', {
    time: 'history.column.time',
    status: 'history.column.status',
  }),
  detail: place('transfers.column', 'time amount from fromUid fromWallet to toUid toWallet direction id', {
    time: 'history.column.time',
    fromUid: ofSide('from', () => 'UID'),
    fromWallet: ofSide('from', 'history.column.account'),
    toUid: ofSide('to', () => 'UID'),
    toWallet: ofSide('to', 'history.column.account'),
  }),
  csv: place(
    'transfers.column',
    'time id status direction fromUid fromName fromWallet toUid toName toWallet coin asked amount',
    {
      time: 'history.csv.time',
      status: 'history.column.status',
      fromUid: ofSide('from', () => 'UID'),
      fromName: ofSide('from', 'transfers.name'),
      fromWallet: ofSide('from', 'history.column.account'),
      toUid: ofSide('to', () => 'UID'),
      toName: ofSide('to', 'transfers.name'),
      toWallet: ofSide('to', 'history.column.account'),
      coin: 'terms.coin',
      asked: 'records.askedAmount',
    },
  ),
});

function sideField(side: Side): RecordField<Transfer, unknown, 'text'> {
  return {
    ...{ kind: 'text', of: (row) => memberName(row[side]), isFixed: true, line: 1 },
    cell: (row, { t }) => <MemberName member={row[side]} wallet={walletName(row[side].wallet, t)} />,
  };
}

/** "From: UID". */
function ofSide(side: Side, title: FieldTitle): FieldTitle {
  return (view) => withLabel(view.t(`transfers.column.${side}`), titleOf(title, view), view.language);
}

/** What an account is called: its UID where it has no name. */
export function memberName({ name, uid }: Member): string {
  return name === '' ? uid : name;
}

/** What failed was only asked for, and what is pending is expected. */
export function markOf({ outcome }: Pick<Transfer, 'outcome'>): AmountMark | undefined {
  return givenMark(outcome) ?? gotMark(outcome);
}

function ownUid(): string | null {
  const id = globalStore.getState().global.user?.id;
  return id === undefined ? null : String(id);
}

function DirectionWord({ row }: { readonly row: Transfer }) {
  const { t } = useTranslation();
  const id = useStore(globalStore, ({ global }) => global.user?.id);
  return t(`transfers.direction.${directionOf(row, id === undefined ? null : String(id))}`);
}
