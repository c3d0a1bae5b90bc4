import { bookedCell } from '#app/features/recordList/outcome.ts';
import { place, ROW_ID, ROW_TIME, recordFields } from '#app/features/recordList/recordFields.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { SentAmount, SentCoin, SentTo, StatusMark } from './WithdrawalCells.tsx';
import { outcomeOf, type WithdrawalRecord, type WithdrawalStatus } from './withdrawalRecord.ts';

/** What there is of a withdrawal (screens.md 1.17). */
export const WITHDRAWAL_FIELDS = recordFields<WithdrawalRecord>()({
  fields: {
    time: ROW_TIME,
    changed: { kind: 'time', of: ({ changedAtMs }) => changedAtMs },
    coin: {
      ...{ kind: 'text', of: ({ coin }) => coin, isFixed: true, line: 1 },
      cell: (record) => <SentCoin record={record} />,
    },
    chain: { kind: 'text', of: ({ chain }) => chain },
    network: {
      kind: 'text',
      of: ({ chain, isInside }, { t }) => (isInside ? t('withdrawals.kind.inside') : chain),
    },
    asked: { kind: 'figure', of: ({ amount }) => amount },
    amount: {
      ...{ kind: 'got', of: receivedOf, isFixed: true, line: 1 },
      amountOf: ({ receive, coin }) => ({ amount: receive, coin }),
      cell: (record) => <SentAmount record={record} />,
    },
    notSent: {
      kind: 'amount',
      of: ({ status, receive, coin }) => (isVoid(status) ? { amount: receive, coin } : null),
    },
    fee: {
      ...{ kind: 'amount', of: ({ status, fee, coin }) => (isVoid(status) ? null : { amount: fee, coin }) },
      file: ({ status, fee }) => bookedCell(outcomeOf(status), fee),
    },
    debit: { kind: 'amount', of: (row) => ({ amount: debitOf(row), coin: row.coin }) },
    tax: { kind: 'amount', of: ({ tax, coin }) => (/[1-9]/.test(tax) ? { amount: tax, coin } : null) },
    confirmations: {
      kind: 'text',
      of: ({ confirmations, needConfirm }) => (needConfirm === 0 ? '' : `${confirmations}/${needConfirm}`),
    },
    to: { kind: 'id', of: ({ toAddress }) => toAddress, cell: (record) => <SentTo record={record} /> },
    tag: { kind: 'text', of: ({ tag }) => tag },
    name: { kind: 'text', of: ({ remark }) => remark },
    state: {
      ...{
        kind: 'text',
        of: ({ status }, { t }) => t(`withdrawals.status.${status}`),
        isFixed: true,
        line: 2,
      },
      cell: ({ status }) => <StatusMark status={status} />,
    },
    kind: {
      ...{
        kind: 'text',
        of: ({ isInside }, { t }) => t(`withdrawals.kind.${isInside ? 'inside' : 'chain'}`),
      },
      file: ({ isInside }, { t }) => t(isInside ? 'files.kind.sentToUser' : 'files.kind.withdrawal'),
      isExtra: true,
    },
    tx: { kind: 'hash', of: ({ txID, explorer }) => ({ id: txID, explorer }), isExtra: true },
    why: {
      kind: 'text',
      of: ({ failCode }, { errorText }) =>
        failCode === null ? '' : errorText({ code: String(failCode), message: '' }),
    },
    id: ROW_ID,
  },
  column: place('withdrawals.column', 'time coin amount to state kind tx id', {
    time: 'terms.time',
    coin: 'terms.coinAndNetwork',
    state: 'terms.status',
    kind: 'terms.type',
    tx: 'terms.transaction',
  }),
  detail: place(
    'withdrawals.fact',
    'amount notSent fee debit tax network confirmations name to tag tx why time changed id',
    {
      amount: 'withdrawals.fact.receive',
      notSent: 'withdrawals.fact.asked',
      tx: 'terms.transaction',
      why: 'withdrawals.why',
    },
  ),
  csv: place('withdrawals.csv', 'time changed coin chain asked amount fee to tag name tx id state kind', {
    amount: 'withdrawals.csv.receive',
    state: 'terms.status',
    kind: 'terms.type',
  }),
});

function receivedOf({ status, receive, coin }: WithdrawalRecord) {
  return { amount: receive, coin, outcome: outcomeOf(status) };
}

function isVoid(status: WithdrawalStatus): boolean {
  return outcomeOf(status) === 'void';
}

/** What leaves the account: nothing where the withdrawal failed. */
function debitOf({ status, receive, fee }: WithdrawalRecord): string {
  return isVoid(status) ? '0' : new Decimal(receive).plus(fee).toFixed();
}
