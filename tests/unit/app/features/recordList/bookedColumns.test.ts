import { describe, expect, test } from 'vitest';
import { bookedCell } from '#app/features/recordList/outcome.ts';
import { csvOf, type RecordFields } from '#app/features/recordList/recordFields.ts';
import { DEPOSIT_FIELDS } from '#app/screens/deposit/records/depositFields.tsx';
import { readDeposit } from '#app/screens/deposit/records/depositRecord.ts';
import { LOG_FIELDS } from '#app/screens/records/derivatives/logFields.tsx';
import { readLogRow } from '#app/screens/records/derivatives/logRow.ts';
import { WITHDRAWAL_FIELDS } from '#app/screens/withdraw/records/withdrawalFields.tsx';
import { readWithdrawal } from '#app/screens/withdraw/records/withdrawalRecord.ts';
import { FIELD_VIEW } from '#tests/support/fieldView.ts';
import { buildEntry } from '#tests/unit/app/screens/records/derivatives/buildLog.ts';

type Deposit = Parameters<typeof readDeposit>[0];
type Withdrawal = Parameters<typeof readWithdrawal>[0];

const DEPOSIT = {
  ...{ id: 'd1', kind: 'internal', coin: 'USDT', chain: '', amount: '5', status: 3, depositType: 0 },
  ...{ confirmations: 0, needConfirm: 0, unlockConfirm: 0, txID: 't', txIndex: '', blockHash: '' },
  ...{ fromAddress: '', toAddress: '', tag: '', depositFee: '0.25', accountType: 'FUND' },
  ...{
    createdAt: '1000',
    successAt: '1000',
    travelRuleStatus: 0,
    complianceStatus: 0,
    taxStatus: 0,
    explorer: '',
  },
} as Deposit;

const WITHDRAWAL = {
  ...{ withdrawId: 'w1', txID: '', coin: 'USDT', chain: '', amount: '9', receive: '9', withdrawFee: '1' },
  ...{ withdrawType: 1, status: 'success', toAddress: 'vip', tag: '', remark: '', tax: '0', taxType: '' },
  ...{ confirmations: 0, needConfirm: 0, explorer: '', createTime: '1000', updateTime: '2000' },
} as Withdrawal;

function cells<Row>(fields: RecordFields<Row, typeof FIELD_VIEW.words>, row: Row): Record<string, string> {
  const shape = csvOf(fields, FIELD_VIEW);
  const [line = []] = shape.linesOf(row);
  return Object.fromEntries(shape.columns.map(({ title }, at) => [title, line[at] ?? '']));
}

test('Whatever is not booked is 0, so that a column can be summed', () => {
  expect((['booked', 'open', 'void'] as const).map((outcome) => bookedCell(outcome, '1.5'))).toEqual([
    '1.5',
    '0',
    '0',
  ]);
});

describe('The file of deposits', () => {
  const read = (change: Partial<Deposit>) =>
    cells(DEPOSIT_FIELDS, readDeposit({ ...DEPOSIT, ...change }, 2_000));

  test.each([0, 1, 2, 4, 7, 70011, 70013] as const)(
    'books nothing of one in the state %i, its fee neither',
    (status) => {
      const file = read({ status, successAt: '' });
      expect([file['deposits.csv.sent'], file['deposits.csv.amount'], file['deposits.csv.fee']]).toEqual([
        '5',
        '0',
        '0',
      ]);
    },
  );

  test('books what is credited, and what is held until its sender is known', () => {
    for (const change of [{}, { status: 70012 }, { travelRuleStatus: 1 }] as const) {
      const file = read(change);
      expect([file['deposits.csv.amount'], file['deposits.csv.fee']]).toEqual(['5', '0.25']);
    }
  });

  test('says in words what it was for the reader, and names the account', () => {
    const file = read({});
    expect(file['terms.type']).toBe('files.kind.receivedFromUser');
    expect(file['deposits.csv.account']).toBe('accounts.fiat');
    expect(file['deposits.csv.id']).toBe('d1');
  });
});

describe('The file of withdrawals', () => {
  const read = (change: Partial<Withdrawal>) =>
    cells(WITHDRAWAL_FIELDS, readWithdrawal({ ...WITHDRAWAL, ...change }));

  test.each(['SecurityCheck', 'Pending', 'BlockchainConfirmed', 'CancelByUser', 'Reject', 'Fail'] as const)(
    'books nothing of one that is %s, its fee neither',
    (status) => {
      const file = read({ status });
      expect(file['withdrawals.csv.asked']).toBe('9');
      expect([file['withdrawals.csv.receive'], file['withdrawals.csv.fee']]).toEqual(['0', '0']);
    },
  );

  test('tells the side of the reader', () => {
    expect(read({})['terms.type']).toBe('files.kind.sentToUser');
    expect(read({ withdrawType: 0 })['terms.type']).toBe('files.kind.withdrawal');
  });
});

test('The file of the derivatives log has the id of each record', () => {
  expect(cells(LOG_FIELDS, readLogRow(buildEntry({ id: 'log-7' })))['derivatives.id']).toBe('log-7');
});
