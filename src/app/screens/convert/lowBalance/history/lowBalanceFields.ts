import { bookedCell, bookedOnly } from '#app/features/recordList/outcome.ts';
import { place, ROW_ID, ROW_TIME, recordFields } from '#app/features/recordList/recordFields.ts';
import { labelKeyOfRecord } from '../lowBalanceAccounts.ts';
import type { LowBalanceRecord } from './lowBalanceRecords.ts';

/** What there is of a conversion of small balances (screens.md 1.5). */
export const LOW_BALANCE_FIELDS = recordFields<LowBalanceRecord>()({
  fields: {
    time: ROW_TIME,
    account: { kind: 'text', of: ({ account }, { t }) => t(labelKeyOfRecord(account)) },
    coins: {
      ...{ kind: 'text', of: ({ lines }, { t }) => t('lowBalance.history.coins', { count: lines.length }) },
      ...{ isFixed: true, line: 1 },
      copied: ({ lines, target }, { t }) =>
        lines
          .map(({ amount, coin, toAmount, outcome }) => {
            const suffix = outcome === 'void' ? ` (${t('records.mark.asked')})` : '';
            return `${amount} ${coin}${suffix} → ${toAmount} ${target}`;
          })
          .join('; '),
      file: ({ lines }) => lines[0]?.coin ?? '',
    },
    asked: { kind: 'figure', of: ({ lines }) => lines[0]?.amount ?? '' },
    given: { kind: 'figure', of: ({ outcome, lines }) => bookedCell(outcome, lines[0]?.amount ?? '0') },
    target: { kind: 'text', of: ({ target }) => target },
    received: {
      ...{
        kind: 'got',
        of: ({ received, target, outcome }) => ({ amount: received, coin: target, outcome }),
      },
      ...{ isFixed: true, line: 1, isOutcome: true },
    },
    value: {
      kind: 'worth',
      of: ({ received, target }) => ({ amount: received, coin: target }),
      isExtra: true,
    },
    rate: { kind: 'figure', of: ({ outcome, lines }) => bookedOnly(outcome, lines[0]?.rate ?? '') },
    fee: { kind: 'amount', of: ({ fee, target }) => ({ amount: fee, coin: target }), isExtra: true },
    feeCoin: { kind: 'text', of: ({ fee, target }) => (/[1-9]/.test(fee) ? target : '') },
    tax: { kind: 'amount', of: ({ tax, target }) => ({ amount: tax, coin: target }), isExtra: true },
    status: { kind: 'status', of: ({ status }) => status },
    code: { kind: 'text', of: ({ lines }) => String(lines[0]?.failCode ?? '') },
    id: ROW_ID,
  },
  column: place('terms', 'time coins received value fee tax status id', {
    coins: 'lowBalance.history.column.coins',
    received: 'lowBalance.history.column.received',
    value: 'lowBalance.history.column.value',
    id: 'terms.orderId',
  }),
  detail: place('terms', 'time account received fee tax coins id', {
    account: 'lowBalance.history.account',
    received: 'lowBalance.history.column.received',
    coins: 'lowBalance.history.lines',
    id: 'terms.orderId',
  }),
  csv: place(
    'lowBalance.history.csv',
    'time id account coins asked given target received rate feeCoin fee tax status code',
    {
      coins: 'lowBalance.history.csv.coin',
      asked: 'records.askedAmount',
      given: 'lowBalance.history.csv.amount',
    },
  ),
  // Each coin is a line of the file: every one is a disposal, and taxed as such (screens.md 1.5).
  linesOf: (row) =>
    row.lines.map((line) => {
      const { toAmount, fee, tax, status, outcome } = line;
      return { ...row, lines: [line], received: toAmount, fee, tax, status, outcome };
    }),
});
