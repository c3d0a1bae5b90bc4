import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Wallet } from '#sandbox/books/ledger/place.ts';
import type { PromisedLine } from '#sandbox/books/state/schema/convert.ts';
import { type Asset, findAsset, referenceRate } from '#sandbox/calls/convert/assets.ts';
import { type DealKind, feeRateOf, spreadOf, taxOf } from '#sandbox/calls/convert/dealTerms.ts';
import { dealRate, priceFrom } from '#sandbox/calls/convert/priceLine.ts';
import { writeDecimal } from '#sandbox/calls/convert/writeDecimal.ts';
import type { Decimal } from '#shared/money/decimal.ts';
import type { DemoUser } from '../reference/demoUsers.ts';

export type Quotes = Pick<Exchange, 'prices' | 'rates'>;

export interface PastDeal {
  readonly user: DemoUser;
  readonly kind: DealKind;
  readonly wallet: Wallet;
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly amount: Decimal;
  readonly atMs: number;
}

/** A line as it would have been promised then. */
export function pricePast(quotes: Quotes, deal: PastDeal): PromisedLine {
  const [from, to] = [requireAsset(deal.fromCoin), requireAsset(deal.toCoin)];
  const reference = referenceRate(quotes, from, to, deal.atMs);
  const priced = priceFrom(
    {
      rate: dealRate(reference, spreadOf(deal.kind, from, to)),
      feeRate: feeRateOf(deal.kind, deal.user),
      taxRate: taxOf(deal.user).rate,
      fromScale: from.scale,
      toScale: to.scale,
    },
    deal.amount.toDecimalPlaces(from.scale),
  );
  const fromAmount = writeDecimal(priced.fromAmount);
  return {
    fromCoin: from.coin,
    fromAmount,
    takes: [{ wallet: deal.wallet, amount: fromAmount }],
    toCoin: to.coin,
    toAmount: writeDecimal(priced.toAmount),
    rate: writeDecimal(priced.rate),
    reference: writeDecimal(reference),
    feeAmount: writeDecimal(priced.feeAmount),
    taxAmount: writeDecimal(priced.taxAmount),
  };
}

export function requireAsset(coin: string): Asset {
  const asset = findAsset(coin);
  if (asset === undefined) {
    throw new Error(`The past knows ${coin}, and the exchange does not.`);
  }
  return asset;
}
