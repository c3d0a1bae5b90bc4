import * as v from 'valibot';
import { plain } from '#sandbox/books/state/plain.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';
import { ExchangeStatus } from '#shared/endpoints/enums.ts';
import type { Conversion } from '../conversions.ts';
import { describeTax, sumField } from './batchSums.ts';
import type { FoundBatch } from './findBatches.ts';

type BatchRecord = ResultOf<'batchQuery'>['records'][number];
type SubRecord = BatchRecord['subRecords'][number];

/** What a batch was made by; low balance is one too. */
const SOURCES = { batch: 'batch_convert', lowBalance: 'low_balance' } as const;

/** A batch as the histories show it: sums are of the coins that were converted (screens.md 2.2). */
export function describeBatch({ batch, lines }: FoundBatch): BatchRecord {
  const { id, accountType, toCoin, status, createdAt, kind } = batch;
  const booked = lines.filter((line) => line.status === 'success');
  const fees = sumField(booked, 'feeAmount');
  const taxType = lines[0]?.taxType ?? '';
  return {
    exchangeTxId: id,
    accountType,
    toCoin,
    toAmount: sumField(booked, 'toAmount'),
    status: v.parse(ExchangeStatus, status),
    createdAt: String(createdAt),
    exchangeSource: SOURCES[kind],
    feeCoin: fees === '0' ? '' : toCoin,
    totalFeeAmount: fees,
    totalTaxFeeInfo: describeTax(sumField(booked, 'taxAmount'), { taxType, coin: toCoin }),
    subRecords: lines.map(describeLine),
  };
}

function describeLine(line: Conversion): SubRecord {
  const { fromCoin, toCoin, failCode, taxType } = line;
  return {
    fromCoin,
    fromAmount: plain(line.fromAmount),
    toCoin,
    toAmount: plain(line.toAmount),
    feeCoin: line.feeCoin,
    feeAmount: plain(line.feeAmount),
    status: v.parse(ExchangeStatus, line.status),
    ...(failCode !== null && { failCode }),
    taxFeeInfo: describeTax(plain(line.taxAmount), { taxType, coin: toCoin }),
  };
}
