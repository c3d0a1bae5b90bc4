import { Decimal } from '#shared/money/decimal.ts';

/** What a tax consists of, as batches tell it (screens.md 2.2): no items where none is due. */
export function describeTax(amount: string, { taxType, coin }: { taxType: string; coin: string }) {
  const isDue = !new Decimal(amount).isZero();
  return {
    totalAmount: amount,
    feeCoin: isDue ? coin : '',
    taxFeeItems: isDue ? [{ type: taxType, coin, amount }] : [],
  };
}
