import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Wallet } from '#sandbox/books/ledger/place.ts';
import type { PromisedLine } from '#sandbox/books/state/schema/convert.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { type Asset, findAsset, referenceRate, usdOf } from '../assets.ts';
import { type DealKind, feeRateOf, spreadOf, taxOf } from '../dealTerms.ts';
import { dealRate, type PricedLine, priceFrom } from '../priceLine.ts';
import { refuseCoin } from '../refuseCoin.ts';
import { writeDecimal } from '../writeDecimal.ts';

/** What a user can use of a coin, wallet by wallet. */
export interface Holding {
  readonly wallet: Wallet;
  readonly amount: string;
}

/** One coin of a batch as it is asked for. */
export interface LineAsked {
  readonly fromCoin: string;
  /** "all" is everything that can be used. */
  readonly amount: string;
  readonly holdings: readonly Holding[];
}

/** One coin of a batch with its price, or with the code that says why it has none. */
export interface BatchLine {
  readonly fromCoin: string;
  readonly amount: string;
  readonly available: string;
  readonly usd: Decimal;
  /** A code of screens.md 0.2; null where the line can be converted. */
  readonly errorCode: number | null;
  /** Null where the exchange has no price for the coin. */
  readonly promised: PromisedLine | null;
}

export interface BatchPricing {
  readonly kind: Extract<DealKind, 'batch' | 'lowBalance'>;
  readonly user: DemoUser;
  readonly to: Asset;
  readonly nowMs: number;
  /** The code for a worth in USD that a line may not have; null where it may. */
  readonly judgeWorth: (usd: Decimal) => number | null;
}

/** Prices one coin by itself: an error in one line leaves the others as they are. */
export function priceBatchLine(exchange: Exchange, asked: LineAsked, pricing: BatchPricing): BatchLine {
  const { fromCoin, holdings } = asked;
  const { user, to, nowMs } = pricing;
  const from = findAsset(fromCoin);
  const scale = from?.scale ?? 0;
  const total = holdings.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
  const available = total.toDecimalPlaces(scale, Decimal.ROUND_DOWN);
  const amount = asked.amount === 'all' ? available : new Decimal(asked.amount);
  const bare = { fromCoin, amount: writeDecimal(amount), available: writeDecimal(available) };
  if (from === undefined || from.type === 'fiat') {
    return { ...bare, usd: new Decimal(0), errorCode: 700013, promised: null };
  }
  const reference = referenceRate(exchange, from, to, nowMs);
  const priced = price(amount, reference, { from, to, kind: pricing.kind, user });
  const usd =
    pricing.kind === 'lowBalance' && fromCoin !== to.coin
      ? grossOf(priced).times(usdOf(exchange, to, nowMs))
      : // At most the available amount counts: a user may ask for any number.
        usdOf(exchange, from, nowMs).times(Decimal.min(amount, available));
  const worth = pricing.judgeWorth(usd);
  const errorCode =
    refuseCoin(user, fromCoin)?.code ??
    (amount.decimalPlaces() > scale ? 700000 : null) ??
    (amount.isZero() || amount.gt(available) ? 700005 : null) ??
    worth ??
    (priced.toAmount.lte(0) ? 700006 : null);
  return { ...bare, usd, errorCode, promised: promise({ priced, reference, from, to, holdings }) };
}

/** What comes in before fee and tax: a remainder is worth what its price makes of it, so that it all adds up (screens.md 0.2c). */
function grossOf({ toAmount, feeAmount, taxAmount }: PricedLine): Decimal {
  return toAmount.plus(feeAmount).plus(taxAmount);
}

interface Deal {
  readonly from: Asset;
  readonly to: Asset;
  readonly kind: DealKind;
  readonly user: DemoUser;
}

function price(amount: Decimal, reference: Decimal, { from, to, kind, user }: Deal): PricedLine {
  const terms = {
    rate: dealRate(reference, spreadOf(kind, from, to)),
    feeRate: feeRateOf(kind, user),
    taxRate: taxOf(user).rate,
    fromScale: from.scale,
    toScale: to.scale,
  };
  return priceFrom(terms, amount);
}

interface Promised {
  readonly priced: PricedLine;
  readonly reference: Decimal;
  readonly from: Asset;
  readonly to: Asset;
  readonly holdings: readonly Holding[];
}

function promise({ priced, reference, from, to, holdings }: Promised): PromisedLine {
  return {
    fromCoin: from.coin,
    fromAmount: writeDecimal(priced.fromAmount),
    takes: takeFrom(holdings, priced.fromAmount),
    toCoin: to.coin,
    toAmount: writeDecimal(Decimal.max(priced.toAmount, 0)),
    rate: writeDecimal(priced.rate),
    reference: writeDecimal(reference),
    feeAmount: writeDecimal(priced.feeAmount),
    taxAmount: writeDecimal(priced.taxAmount),
  };
}

/** Spreads an amount over the wallets that have it, in their order. */
function takeFrom(holdings: readonly Holding[], amount: Decimal): Holding[] {
  let missing = amount;
  return holdings.flatMap((holding) => {
    const taken = Decimal.min(holding.amount, missing);
    missing = missing.minus(taken);
    return taken.isZero() ? [] : [{ wallet: holding.wallet, amount: writeDecimal(taken) }];
  });
}
