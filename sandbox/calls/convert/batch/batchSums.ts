import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { PromisedLine } from '#sandbox/books/state/schema/convert.ts';
import { refuse } from '#sandbox/server/api/answer.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { writeDecimal } from '../writeDecimal.ts';
import type { BatchLine } from './priceBatchLine.ts';

/** The lines that can be converted, as they are promised. */
export function promisedLines(lines: readonly BatchLine[]): PromisedLine[] {
  return lines.flatMap(({ errorCode, promised }) =>
    errorCode === null && promised !== null ? promised : [],
  );
}

/** Throws 700006 or 700007 where the lines that can be converted are worth too little or too much together. */
export function requireTotal(
  lines: readonly BatchLine[],
  { minTotalUsd, maxTotalUsd }: { readonly minTotalUsd: string; readonly maxTotalUsd: string },
): void {
  const supported = lines.filter(({ errorCode }) => errorCode === null);
  const total = supported.reduce((sum, { usd }) => sum.plus(usd), new Decimal(0));
  // Where nothing can be converted the lines say why.
  if (supported.length > 0 && total.lt(minTotalUsd)) {
    throw new Refusal(refuse(700006, 'below minimum'));
  }
  if (total.gt(maxTotalUsd)) {
    throw new Refusal(refuse(700007, 'above maximum'));
  }
}

export type SummedField = 'toAmount' | 'feeAmount' | 'taxAmount';

/** A column of lines that are all in one coin, as decimal text. */
export function sumField(
  lines: readonly Readonly<Record<SummedField, string>>[],
  field: SummedField,
): string {
  return writeDecimal(lines.reduce((sum, line) => sum.plus(line[field]), new Decimal(0)));
}

/** What a tax consists of, as batches tell it (screens.md 2.2): no items where none is due. */
export function describeTax(amount: string, { taxType, coin }: { taxType: string; coin: string }) {
  const isDue = !new Decimal(amount).isZero();
  return {
    totalAmount: amount,
    feeCoin: isDue ? coin : '',
    taxFeeItems: isDue ? [{ type: taxType, coin, amount }] : [],
  };
}
