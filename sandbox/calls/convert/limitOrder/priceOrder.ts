import type { PromisedLine } from '#sandbox/books/state/schema/convert.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { Asset } from '../assets.ts';
import { feeRateOf, taxOf } from '../dealTerms.ts';
import { priceFrom } from '../priceLine.ts';
import { writeDecimal } from '../writeDecimal.ts';

/** Limit orders are of the funding account only (screens.md 1.1). */
export const ORDER_WALLET = 'FUND';

export interface OrderPricing {
  readonly from: Asset;
  readonly to: Asset;
  readonly fromAmount: string;
  readonly rate: Decimal;
  /** The middle of the market. */
  readonly reference: Decimal;
}

/** What an order gives and brings at a rate. */
export function priceOrder(user: DemoUser, pricing: OrderPricing): PromisedLine {
  const { from, to, fromAmount, rate, reference } = pricing;
  const priced = priceFrom(
    {
      rate,
      feeRate: feeRateOf('limit', user),
      taxRate: taxOf(user).rate,
      fromScale: from.scale,
      toScale: to.scale,
    },
    new Decimal(fromAmount),
  );
  const amount = writeDecimal(priced.fromAmount);
  return {
    fromCoin: from.coin,
    fromAmount: amount,
    takes: [{ wallet: ORDER_WALLET, amount }],
    toCoin: to.coin,
    toAmount: writeDecimal(Decimal.max(priced.toAmount, 0)),
    rate: writeDecimal(rate),
    reference: writeDecimal(reference),
    feeAmount: writeDecimal(priced.feeAmount),
    taxAmount: writeDecimal(priced.taxAmount),
  };
}
