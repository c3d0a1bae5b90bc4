import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Wallet } from '#sandbox/books/ledger/place.ts';
import type { PromisedLine } from '#sandbox/books/state/schema/convert.ts';
import { type Asset, findAsset, referenceRate } from '#sandbox/calls/convert/assets.ts';
import { type DealKind, feeRateOf, spreadOf, taxOf } from '#sandbox/calls/convert/dealTerms.ts';
import { dealRate, priceFrom } from '#sandbox/calls/convert/priceLine.ts';
import { writeDecimal } from '#sandbox/calls/convert/writeDecimal.ts';
import { DEMO_USERS, type DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { Decimal } from '#shared/money/decimal.ts';

interface PastDeal {
  readonly user: DemoUser;
  readonly kind: DealKind;
  readonly wallet: Wallet;
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly amount: Decimal | number | string;
  readonly atMs: number;
}

/** A line as it would have been quoted then. */
export function priceLine(quotes: Pick<Exchange, 'prices' | 'rates'>, deal: PastDeal): PromisedLine {
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
    new Decimal(deal.amount).toDecimalPlaces(from.scale),
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
    throw new Error(`The exchange has no coin ${coin}.`);
  }
  return asset;
}

export function requireUser(uid: number): DemoUser {
  const user = DEMO_USERS.find(({ id }) => id === uid);
  if (user === undefined) {
    throw new Error(`There is no demo user ${uid}.`);
  }
  return user;
}
