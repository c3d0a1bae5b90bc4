import { bookedCell } from '#app/features/recordList/outcome.ts';
import { place, ROW_ID, ROW_TIME, recordFields } from '#app/features/recordList/recordFields.ts';
import { walletName } from '#app/features/recordList/walletName.ts';
import { depositAccountKey } from '../depositAccount.ts';
import { CoinAndNetwork, Confirmations, DepositAmount, StageChip } from './DepositCells.tsx';
import type { DepositRecord } from './depositRecord.ts';
import { isCredited, outcomeOfStage, stageOf } from './depositStage.ts';

/** What it was, from the reader's side (screens.md 0.2c). */
const KIND_WORDS = {
  chain: 'files.kind.deposit',
  internal: 'files.kind.receivedFromUser',
  fiat: 'files.kind.bankDeposit',
} as const satisfies Readonly<Record<DepositRecord['kind'], string>>;

/** What there is of a deposit (screens.md 1.15). */
export const DEPOSIT_FIELDS = recordFields<DepositRecord>()({
  fields: {
    time: ROW_TIME,
    credited: { kind: 'time', of: ({ creditedAtMs }) => creditedAtMs, none: 'deposits.notYet' },
    withdrawable: { kind: 'time', of: ({ unlockedAtMs }) => unlockedAtMs, none: 'deposits.notYet' },
    released: { kind: 'time', of: ({ releaseAtMs }) => releaseAtMs },
    coin: {
      ...{ kind: 'text', of: ({ coin }) => coin, isFixed: true, line: 1 },
      cell: (record) => <CoinAndNetwork record={record} />,
    },
    chain: { kind: 'text', of: ({ chain }) => chain },
    network: {
      kind: 'text',
      of: ({ chain, kind }, { t }) => (chain === '' ? t(`deposits.kind.${kind}`) : chain),
    },
    sent: { kind: 'figure', of: ({ amount }) => amount },
    amount: {
      ...{ kind: 'got', of: receivedOf, isFixed: true, line: 1 },
      amountOf: ({ amount, coin }) => ({ amount, coin }),
      cell: (record) => <DepositAmount record={record} />,
      // Amount and fee add up to what was booked; a deposit held for its sender's data is booked as well (screens.md 0.2c).
      file: (row) => bookedOf(row, row.amount),
    },
    lost: {
      kind: 'amount',
      of: (row) => (receivedOf(row).outcome === 'void' ? { amount: row.amount, coin: row.coin } : null),
    },
    fee: {
      kind: 'amount',
      of: ({ depositFee, coin }) => (/[1-9]/.test(depositFee) ? { amount: depositFee, coin } : null),
      file: (row) => bookedOf(row, row.depositFee),
    },
    confirmations: {
      kind: 'text',
      of: ({ confirmations, unlockConfirm }) =>
        unlockConfirm === 0 ? '' : `${confirmations}/${unlockConfirm}`,
      line: 2,
      cell: (record) => <Confirmations record={record} />,
    },
    account: {
      kind: 'text',
      of: ({ accountType }, { t }) => t(depositAccountKey(accountType)),
      file: ({ accountType }, { t }) => walletName(accountType, t),
    },
    from: { kind: 'id', of: ({ fromMemberId, fromAddress }) => fromMemberId ?? fromAddress },
    to: { kind: 'id', of: ({ toAddress }) => toAddress },
    tag: { kind: 'text', of: ({ tag }) => tag },
    tx: { kind: 'hash', of: ({ txID, explorer }) => ({ id: txID, explorer }), isExtra: true },
    block: { kind: 'id', of: ({ blockHash }) => blockHash },
    state: {
      ...{ kind: 'text', of: (row, { t }) => t(`deposits.stage.${stageOf(row)}`), isFixed: true, line: 2 },
      cell: (record) => <StageChip record={record} />,
    },
    kind: {
      ...{ kind: 'text', of: ({ kind }, { t }) => t(`deposits.kind.${kind}`), isExtra: true },
      file: ({ kind }, { t }) => t(KIND_WORDS[kind]),
    },
    id: ROW_ID,
  },
  column: place('terms', 'time coin amount confirmations state kind tx id', {
    coin: 'terms.coinAndNetwork',
    confirmations: 'deposits.column.confirmations',
    state: 'terms.status',
    kind: 'terms.type',
    tx: 'terms.transaction',
    id: 'deposits.column.id',
  }),
  detail: place(
    'deposits.fact',
    'amount lost fee network confirmations account from to tag tx block time credited withdrawable released id',
    {
      lost: 'deposits.fact.sent',
      confirmations: 'deposits.column.confirmations',
      tx: 'terms.transaction',
      time: 'deposits.fact.seen',
    },
  ),
  csv: place(
    'deposits.csv',
    'time credited withdrawable coin chain sent amount fee account tx from to tag id state kind',
    { state: 'terms.status', kind: 'terms.type' },
  ),
});

function receivedOf(row: DepositRecord) {
  return { amount: row.amount, coin: row.coin, outcome: outcomeOfStage(stageOf(row)) };
}

function bookedOf(row: DepositRecord, amount: string): string {
  return bookedCell(isCredited(row) ? 'booked' : 'open', amount);
}
