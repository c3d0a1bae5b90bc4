import { type Prices, rateOf } from '#app/features/prices/rateOf.ts';
import { approxValue, ratesOf } from '#app/features/recordList/approxValue.ts';
import { getFor, type PairPricing, termsAt } from '#app/features/ticketForm/indicativeRate.ts';
import { cutDecimal, Decimal } from '#shared/money/decimal.ts';
import { roundPlain } from '#shared/money/plainDecimals.ts';
import { bookEstimate, type DayFigures } from './bookEstimate.ts';

/** The three ways to trade a large amount (screens.md 1.6): the OTC desk's price, an ordinary conversion, the order book. */
export type PathId = 'block' | 'convert' | 'book';

export interface TradePath {
  readonly id: PathId;
  /** In `to`, cut to its scale; null where it is not known. */
  readonly toAmount: string | null;
  /** `to` for one `from`, cut to its scale at least. */
  readonly rate: string | null;
  /** What it gives less (with a minus) or more than the block, in `to`; null for the block itself. */
  readonly difference: string | null;
}

/** The distance from spot, and what is kept of what is received, as shares (getGapRate, limit). */
export type PathPricing = Pick<PairPricing, 'gapRate' | 'feeRate' | 'taxRate'>;

export interface PathQuestion {
  readonly from: string;
  readonly to: string;
  readonly fromAmount: string;
  readonly toScale: number;
  /** How either is priced; undefined while that is not known. */
  readonly block: PathPricing | undefined;
  readonly convert: PathPricing | undefined;
  /** What the OTC desk has firmly promised, in place of its indicative price. */
  readonly firmAmount?: string | undefined;
}

export interface PathPrices extends Prices {
  readonly quoteBySymbol: ReadonlyMap<string, DayFigures>;
}

/** As many digits as are certain after the amount was cut to its scale. */
const RATE_DIGITS = 7;
/** A difference between estimates has no more. */
const DIFFERENCE_SCALE = 2;

/**
 * What one amount would bring on each path after fee and tax, by the newest prices: indicative, not an offer. The order book's
 * fee is assumed.
 */
export function tradePaths(question: PathQuestion, prices: PathPrices): readonly TradePath[] {
  const { from, to, fromAmount, toScale, firmAmount } = question;
  const spot = rateOf(from, to, prices);
  const at = (pricing: PathPricing | undefined): string | null =>
    spot === null || pricing === undefined
      ? null
      : (getFor(fromAmount, termsAt(spot, { ...pricing, giveScale: toScale, getScale: toScale })) ?? null);
  const notionalUsd = usdValueOf(fromAmount, from, prices);
  const book =
    notionalUsd === null
      ? null
      : bookEstimate({ from, to, fromAmount, notionalUsd, toScale }, prices.quoteBySymbol);
  const block = firmAmount ?? at(question.block);
  const describe = (id: PathId, toAmount: string | null): TradePath => ({
    id,
    toAmount,
    rate: toAmount === null ? null : rateFor(fromAmount, toAmount),
    difference:
      id === 'block' || toAmount === null || block === null
        ? null
        : writeDifference(new Decimal(toAmount).minus(block), toScale),
  });
  return [describe('block', block), describe('convert', at(question.convert)), describe('book', book)];
}

/** What an amount is worth in USD, in cents; null while no price is known. */
export function usdValueOf(amount: string, coin: string, prices: Prices): string | null {
  return approxValue(amount, coin, 'USD', ratesOf(prices))?.value ?? null;
}

/** How many conversions an amount takes, of which each gives `most` at most. */
export function partsOf(fromAmount: string, most: string): number {
  const bound = new Decimal(most);
  return bound.lte(0) ? 0 : new Decimal(fromAmount).div(bound).ceil().toNumber();
}

function writeDifference(difference: Decimal, toScale: number): string {
  const digits = difference.abs().gte(1) ? Math.min(toScale, DIFFERENCE_SCALE) : toScale;
  return roundPlain(difference.toFixed(), digits);
}

function rateFor(fromAmount: string, toAmount: string): string | null {
  const given = new Decimal(fromAmount);
  return given.lte(0)
    ? null
    : new Decimal(toAmount).div(given).toSignificantDigits(RATE_DIGITS, Decimal.ROUND_DOWN).toFixed();
}

/** What an ordinary conversion would have given; amounts in the coin that was received, plain decimal strings. */
export interface ConvertWould {
  readonly amount: string;
  /** What the block gave more, or less with a minus. */
  readonly difference: string;
}

/**
 * The spot price of that moment with the distance that a conversion has from spot now (screens.md 1.8): its price of that time
 * was not asked for. An estimate, after fee and tax, so that two digits are enough.
 */
export function convertWould(
  {
    fromAmount,
    toAmount,
    spotRate,
  }: { readonly fromAmount: string; readonly toAmount: string; readonly spotRate: string },
  { gapRate, feeRate, taxRate }: PathPricing,
): ConvertWould {
  const kept = new Decimal(1).minus(feeRate).minus(taxRate);
  const exact = new Decimal(fromAmount).times(spotRate).times(new Decimal(1).plus(gapRate)).times(kept);
  const digits = exact.gte(1) ? 2 : 8;
  const difference = new Decimal(toAmount).minus(exact);
  return { amount: cutDecimal(exact, digits), difference: roundPlain(difference.toFixed(), digits) };
}
