import { UNIFIED_KEYS } from '#shared/endpoints/sourceKeys.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import {
  type CoinAmount,
  type Conversion,
  type ConversionKind,
  type ConversionLine,
  type ConversionStatus,
  isBooked,
  isUnderWay,
  type LimitTerms,
} from './conversion.ts';

type HistoryRow = ResultOf<'convertQuery'>['list'][number];
type BatchRow = ResultOf<'batchQuery'>['records'][number];
type LowBalanceRow = Extract<ResultOf<'lowBalanceList'>, { records: unknown }>['records'][number];
type BatchLine = BatchRow['subRecords'][number];

/** A row of convert/query or unified/query (screens.md 2.2). */
export function readConversion(row: HistoryRow): Conversion {
  const { exchangeTxId, accountType, createdAt, finishedAt, quoteTxId, gapRate, limit, failCode } = row;
  const status = limit?.status ?? row.exchangeStatus;
  const line = lineOf({
    given: { coin: row.fromCoin, amount: row.fromAmount },
    promised: { coin: row.toCoin, amount: row.toAmount },
    fee: { coin: row.feeCoin, amount: row.feeAmount },
    tax: { coin: row.toCoin, amount: row.taxAmount },
    rate: limit === undefined ? row.convertRate : (limit.filledRate ?? limit.limitPrice),
    status,
    failCode: failCode ?? null,
  });
  const { got, isExpected, fee, tax } = line;
  return {
    id: exchangeTxId,
    atMs: Number(createdAt),
    isPending: isUnderWay(status),
    kind: kindOfKey(accountType),
    sourceKey: accountType,
    status,
    lines: [line],
    got,
    isExpected,
    fee,
    tax,
    failCode: line.failCode,
    quoteId: quoteTxId,
    gapRate,
    endedAtMs: finishedAt === undefined ? null : Number(finishedAt),
    limit: limit === undefined ? null : readTerms(limit),
  };
}

function readTerms({ limitPrice, expiredAt, filledRate = '' }: NonNullable<HistoryRow['limit']>): LimitTerms {
  return {
    price: limitPrice,
    expiresAtMs: Number(expiredAt),
    filledRate,
  };
}

/** A record of batch/query: many coins into one. It has neither a gap nor an end. */
export function readBatch(row: BatchRow): Conversion {
  const { exchangeTxId, accountType, createdAt, status, toCoin, totalTaxFeeInfo } = row;
  const lines = row.subRecords.map(readLine);
  const hasResult = isBooked(status);
  return {
    id: exchangeTxId,
    atMs: Number(createdAt),
    isPending: isUnderWay(status),
    kind: row.exchangeSource === 'low_balance' ? 'lowBalance' : 'batch',
    sourceKey: accountType,
    status,
    lines,
    got: { coin: toCoin, amount: isUnderWay(status) || hasResult ? row.toAmount : '0' },
    isExpected: isUnderWay(status),
    fee: charged({ coin: row.feeCoin, amount: row.totalFeeAmount }, hasResult),
    tax: charged({ coin: toCoin, amount: totalTaxFeeInfo.totalAmount }, hasResult),
    failCode: null,
    quoteId: '',
    gapRate: null,
    endedAtMs: null,
    limit: null,
  };
}

/** A record of batch/list, which says the same of small balances in other letters (screens.md 2.2). */
export function readLowBalance(record: LowBalanceRow): Conversion {
  return readBatch({
    exchangeTxId: record.exchange_tx_id,
    accountType: record.account_type,
    toCoin: record.to_coin,
    toAmount: record.to_amount,
    status: record.status,
    createdAt: record.created_at,
    exchangeSource: 'low_balance',
    feeCoin: record.fee_coin,
    totalFeeAmount: record.total_fee_amount,
    totalTaxFeeInfo: taxOf(record.total_tax_fee_info),
    subRecords: record.sub_records.map((line) => ({
      fromCoin: line.from_coin,
      fromAmount: line.from_amount,
      toCoin: line.to_coin,
      toAmount: line.to_amount,
      feeCoin: line.fee_coin,
      feeAmount: line.fee_amount,
      status: line.status,
      ...(line.fail_code !== undefined && { failCode: line.fail_code }),
      taxFeeInfo: taxOf(line.tax_fee_info),
    })),
  });
}

function taxOf(tax: LowBalanceRow['total_tax_fee_info']): BatchRow['totalTaxFeeInfo'] {
  return { totalAmount: tax.total_amount, feeCoin: tax.fee_coin, taxFeeItems: tax.tax_fee_items };
}

function readLine(line: BatchLine): ConversionLine {
  const { fromCoin, fromAmount, toCoin, toAmount, feeCoin, feeAmount, status, failCode, taxFeeInfo } = line;
  return lineOf({
    given: { coin: fromCoin, amount: fromAmount },
    promised: { coin: toCoin, amount: toAmount },
    fee: { coin: feeCoin, amount: feeAmount },
    tax: { coin: toCoin, amount: taxFeeInfo.totalAmount },
    rate: null,
    status,
    failCode: failCode ?? null,
  });
}

interface ReportedLine {
  readonly given: CoinAmount;
  /** What the exchange says of it in every state: of what failed it was only promised. */
  readonly promised: CoinAmount;
  readonly fee: CoinAmount;
  readonly tax: CoinAmount;
  /** Null where the exchange has none. */
  readonly rate: string | null;
  readonly status: ConversionStatus;
  readonly failCode: number | null;
}

function lineOf({ given, promised, fee, tax, rate, status, failCode }: ReportedLine): ConversionLine {
  const [isExpected, hasResult] = [isUnderWay(status), isBooked(status)];
  return {
    given,
    got: isExpected || hasResult ? promised : { ...promised, amount: '0' },
    isExpected,
    rate: rate !== null && compareDecimals(rate, '0') > 0 ? rate : '',
    fee: charged(fee, hasResult),
    tax: charged(tax, hasResult),
    status,
    failCode,
  };
}

/** Nothing is charged for what came to nothing; "" is the coin of no fee. */
function charged({ coin, amount }: CoinAmount, hasResult: boolean): CoinAmount | null {
  return hasResult && coin !== '' && compareDecimals(amount, '0') > 0 ? { coin, amount } : null;
}

/** What the key of a single conversion says of its kind. */
export function kindOfKey(
  sourceKey: HistoryRow['accountType'],
): Exclude<ConversionKind, 'batch' | 'lowBalance'> {
  if (sourceKey === 'limit_order_funding') return 'limit';
  if (sourceKey === 'funding_fiat') return 'fiat';
  return sourceKey.endsWith('_block_trade') ? 'block' : 'instant';
}

/** The keys of the Unified account have a call of their own (screens.md 1.2). */
export function isUnifiedKey(key: string): boolean {
  return UNIFIED_KEYS.some((known) => known === key);
}
