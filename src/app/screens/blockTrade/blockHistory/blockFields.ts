import { failureText } from '#app/features/conversions/failureText.ts';
import { bookedCell, bookedOnly } from '#app/features/recordList/outcome.ts';
import { place, ROW_ID, ROW_TIME, recordFields } from '#app/features/recordList/recordFields.ts';
import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import type { BlockTrade } from './blockTrades.ts';

/** What there is of a block trade (screens.md 1.8). Accountants compare its file with the books of others. */
export const BLOCK_FIELDS = recordFields<BlockTrade>()({
  fields: {
    time: ROW_TIME,
    quoted: { kind: 'time', of: ({ trade }) => msOf(trade.quotedAt), none: 'block.history.unknown' },
    settled: { kind: 'time', of: ({ trade }) => msOf(trade.settledAt), none: 'block.history.unknown' },
    asked: { kind: 'figure', of: ({ trade }) => trade.fromAmount },
    sold: {
      ...{ kind: 'given', isFixed: true, line: 1 },
      of: ({ trade, outcome }) => ({ amount: trade.fromAmount, coin: trade.fromCoin, outcome }),
    },
    soldCoin: { kind: 'text', of: ({ trade }) => trade.fromCoin },
    received: {
      ...{ kind: 'got', isFixed: true, line: 1, isOutcome: true },
      of: ({ trade, received, outcome }) => ({ amount: received, coin: trade.toCoin, outcome }),
    },
    receivedCoin: { kind: 'text', of: ({ trade }) => trade.toCoin },
    rate: {
      kind: 'rate',
      of: ({ trade, outcome }) => ({ ...trade, rate: trade.convertRate, isAsked: outcome === 'void' }),
      file: ({ trade, outcome }) => bookedOnly(outcome, trade.convertRate),
    },
    spot: { kind: 'rate', of: ({ trade }) => ({ ...trade, rate: trade.spotRate }), isExtra: true },
    diff: {
      ...{ kind: 'text', of: ({ trade }) => `${trade.diffBp} bp`, align: 'end', isExtra: true },
      compare: (one, other) => compareDecimals(one.trade.diffBp, other.trade.diffBp),
      file: ({ trade, outcome }) => bookedOnly(outcome, trade.diffBp),
    },
    notional: {
      kind: 'given',
      of: ({ trade: { notionalUsd }, outcome }) => ({
        ...{ amount: notionalUsd, coin: 'USD', scale: 2, usd: notionalUsd, outcome },
      }),
      compare: (one, other) => compareDecimals(one.trade.notionalUsd, other.trade.notionalUsd),
    },
    fee: {
      kind: 'amount',
      of: (row) => (hasFee(row) ? { amount: row.trade.feeAmount, coin: row.trade.feeCoin } : null),
      copied: (row) => (hasFee(row) ? `${row.trade.feeAmount} ${row.trade.feeCoin}` : '0'),
      file: ({ trade, outcome }) => bookedCell(outcome, trade.feeAmount),
    },
    feeCoin: { kind: 'text', of: ({ trade, outcome }) => bookedOnly(outcome, trade.feeCoin) },
    tax: {
      kind: 'amount',
      of: ({ trade: { taxAmount, toCoin }, outcome }) =>
        outcome !== 'void' && /[1-9]/.test(taxAmount) ? { amount: taxAmount, coin: toCoin } : null,
      file: ({ trade, outcome }) => bookedCell(outcome, trade.taxAmount),
    },
    account: {
      ...{ kind: 'text', of: ({ trade }, { t }) => t(SOURCE_ACCOUNTS[trade.accountType].labelKey) },
      isExtra: true,
    },
    status: { kind: 'status', of: ({ status }) => status, isFixed: true },
    id: ROW_ID,
    documents: {
      ...{ kind: 'text', of: ({ trade }) => String(trade.documents.length), align: 'end', isExtra: true },
    },
    reason: {
      kind: 'text',
      of: ({ trade: { failCode } }, { t }) => (failCode === undefined ? '' : failureText(failCode, t)),
    },
  },
  column: place(
    'block.history.col',
    'time sold received rate spot diff notional account status id documents',
    { time: 'terms.time', rate: 'terms.rate', status: 'terms.status' },
  ),
  detail: place(
    'block.history.col',
    'sold received rate spot diff notional fee tax quoted time settled account id reason',
    {
      rate: 'terms.rate',
      fee: 'terms.fee',
      tax: 'terms.tax',
      quoted: 'block.history.quoteClock',
      time: 'block.history.execClock',
      settled: 'block.history.settledClock',
      reason: 'block.history.reason',
    },
  ),
  csv: place(
    'block.history.col',
    'time id status account asked sold soldCoin received receivedCoin rate spot diff notional fee feeCoin tax quoted settled',
    {
      time: 'block.history.csv.time',
      status: 'terms.status',
      asked: 'records.askedAmount',
      sold: 'block.history.csv.soldAmount',
      soldCoin: 'block.history.csv.soldCoin',
      received: 'block.history.csv.gotAmount',
      receivedCoin: 'block.history.csv.gotCoin',
      rate: 'terms.rate',
      fee: 'terms.fee',
      feeCoin: 'block.history.csv.feeCoin',
      tax: 'terms.tax',
      quoted: 'block.history.csv.quotedAt',
      settled: 'block.history.csv.settledAt',
    },
  ),
});

/** A trade that failed cost nothing. */
export function hasFee({ trade, outcome }: BlockTrade): boolean {
  return trade.feeCoin !== '' && outcome !== 'void';
}

export function msOf(ms: string | undefined): number | null {
  return ms === undefined ? null : Number(ms);
}
