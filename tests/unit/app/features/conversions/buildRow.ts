import type { ResultOf } from '#shared/endpoints/table.ts';

type HistoryRow = ResultOf<'convertQuery'>['list'][number];
type BatchRow = ResultOf<'batchQuery'>['records'][number];

export const AT_MS = Date.UTC(2026, 10, 21, 9, 41, 7);

/** A finished conversion as convert/query answers it. */
export function buildRow(rest: Partial<HistoryRow> = {}): HistoryRow {
  return {
    exchangeTxId: 'conv_000001',
    quoteTxId: 'quote_000001',
    accountType: 'funding',
    fromCoin: 'BTC',
    fromAmount: '0.1',
    toCoin: 'USDT',
    toAmount: '6498.21',
    convertRate: '64982.1',
    feeCoin: 'USDT',
    feeAmount: '3.25',
    taxAmount: '0',
    exchangeStatus: 'success',
    gapRate: '-0.001',
    createdAt: String(AT_MS),
    finishedAt: String(AT_MS + 1_000),
    ...rest,
  };
}

/** An order with a limit in a state of its own. */
export function buildOrder(status: NonNullable<HistoryRow['limit']>['status']): HistoryRow {
  const exchangeStatus = { open: 'init', filled: 'success' } as const;
  return buildRow({
    exchangeTxId: `order_${status}`,
    accountType: 'limit_order_funding',
    quoteTxId: '',
    exchangeStatus: status === 'open' || status === 'filled' ? exchangeStatus[status] : 'failure',
    limit: {
      limitPrice: '64000',
      expiredAt: String(AT_MS + 86_400_000),
      status,
      ...(status === 'filled' && { filledRate: '64982.1' }),
    },
  });
}

/** A batch of which one coin was converted and one was not. */
export function buildBatch(rest: Partial<BatchRow> = {}): BatchRow {
  const tax = { totalAmount: '0', feeCoin: '', taxFeeItems: [] };
  const line = { toCoin: 'USDT', feeCoin: 'USDT', taxFeeInfo: tax } as const;
  return {
    exchangeTxId: 'batch_000001',
    accountType: 'funding',
    toCoin: 'USDT',
    toAmount: '149',
    status: 'partial_fulfillment',
    createdAt: String(AT_MS),
    exchangeSource: 'batch_convert',
    feeCoin: 'USDT',
    totalFeeAmount: '0.15',
    totalTaxFeeInfo: tax,
    subRecords: [
      { ...line, fromCoin: 'SOL', fromAmount: '1', toAmount: '149', feeAmount: '0.15', status: 'success' },
      {
        ...line,
        fromCoin: 'DOGE',
        fromAmount: '100',
        toAmount: '12',
        feeAmount: '0.01',
        status: 'failure',
        failCode: 700001,
      },
    ],
    ...rest,
  };
}
