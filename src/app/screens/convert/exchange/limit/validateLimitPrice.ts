import type { TFunction } from 'i18next';
import { digitsAfterPoint } from '#app/components/amount/readAmountText.ts';
import { isQuotedInFrom } from '#shared/market/quotedRate.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import { type LimitPrice, type PriceSide, plainPrice, sentPrice } from './limitPrice.ts';

/** What a limit price may be, and what the market says: from convertLimit, and from the feed or gapRate. */
export interface PriceRules {
  /** Units of `to` for one `from`; null while there is no price. */
  readonly marketRate: string | null;
  /** Digits after the point of a price of the exchange's side. */
  readonly priceScale: number;
  /** Times the market's price. */
  readonly minPriceRatio: string;
  readonly maxPriceRatio: string;
}

export type PriceFault =
  | { readonly reason: 'empty' | 'notANumber' | 'zero' }
  | { readonly reason: 'precision'; readonly digits: number }
  /** `bound` is on the exchange's side, at its scale. */
  | { readonly reason: 'tooLow' | 'tooHigh'; readonly bound: string }
  /** The market pays that much already: an instant conversion does the same, at a price that is shown first. */
  | { readonly reason: 'met' };

export type PriceVerdict =
  | { readonly ok: true; readonly price: string; readonly distance: string | null }
  | { readonly ok: false; readonly fault: PriceFault };

/**
 * Judges a limit price (screens.md 1.1, 1.22): above zero, no finer than the scale, 0.5 to 2 times the market (136001),
 * and not met yet. Where the market's price is not known, the exchange judges the rest.
 */
export function validateLimitPrice(price: LimitPrice, rules: PriceRules): PriceVerdict {
  const { marketRate, priceScale } = rules;
  const fault = readFault(price, priceScale);
  if (fault !== null) return { ok: false, fault };
  const sent = sentPrice(price, priceScale);
  // So far above the market that nothing is left of it at the scale of the exchange.
  if (sent === null) return { ok: false, fault: { reason: 'zero' } };
  if (marketRate === null) return { ok: true, price: sent, distance: null };
  const bandFault = bandFaultOf(sent, marketRate, rules);
  return bandFault === null
    ? { ok: true, price: sent, distance: distanceOf(sent, marketRate) }
    : { ok: false, fault: bandFault };
}

/** How far a price is from the market's, in percent of that at two decimals, rounded down as every share is (screens.md 0.2b): with a plus where it waits for a rise. */
function distanceOf(limitPrice: string, marketRate: string): string | null {
  if (compareDecimals(marketRate, '0') <= 0) return null;
  const percent = new Decimal(limitPrice).div(marketRate).minus(1).times(100);
  // What the last digits of a price add is no distance: "-5%" must not read -5.01%.
  const exact = percent.toDecimalPlaces(4, Decimal.ROUND_HALF_UP);
  return exact.toDecimalPlaces(2, Decimal.ROUND_FLOOR).toFixed();
}

export interface PricedOrder {
  readonly from: string;
  readonly to: string;
  readonly limitPrice: string;
  readonly marketRate: string;
}

/** The same as its rate is read: below the market where the price that is shown is below it (screens.md 0.2c). */
export function shownDistance(order: PricedOrder, isFlipped: boolean): string | null {
  const { from, to, limitPrice, marketRate } = order;
  return isQuotedInFrom(from, to) === isFlipped
    ? distanceOf(limitPrice, marketRate)
    : distanceOf(marketRate, limitPrice);
}

function readFault({ side, text }: LimitPrice, priceScale: number): PriceFault | null {
  if (text.trim() === '') return { reason: 'empty' };
  if (/^0+(?:\.0*)?$/.test(text)) return { reason: 'zero' };
  if (plainPrice(text) === null) return { reason: 'notANumber' };
  // The other side is only a way to say it; what is sent has the scale.
  if (side === 'to-per-from' && digitsAfterPoint(text) > priceScale) {
    return { reason: 'precision', digits: priceScale };
  }
  return null;
}

function bandFaultOf(
  sent: string,
  marketRate: string,
  { priceScale, minPriceRatio, maxPriceRatio }: PriceRules,
): PriceFault | null {
  const least = new Decimal(marketRate).times(minPriceRatio);
  if (least.gt(sent)) {
    return { reason: 'tooLow', bound: least.toDecimalPlaces(priceScale, Decimal.ROUND_UP).toFixed() };
  }
  const most = new Decimal(marketRate).times(maxPriceRatio);
  if (most.lt(sent)) {
    return { reason: 'tooHigh', bound: most.toDecimalPlaces(priceScale, Decimal.ROUND_DOWN).toFixed() };
  }
  return compareDecimals(sent, marketRate) <= 0 ? { reason: 'met' } : null;
}

/**
 * What is wrong with a limit price, in words; `write` is how the reader writes figures. A bound stands as the price does, and
 * is itself allowed.
 */
export function priceWords(
  t: TFunction,
  fault: PriceFault,
  {
    from,
    to,
    side,
    write,
  }: {
    readonly from: string;
    readonly to: string;
    readonly side: PriceSide;
    readonly write: (plain: string) => string;
  },
): string {
  switch (fault.reason) {
    case 'precision':
      return t('limit.fault.precision', { count: fault.digits });
    case 'tooLow':
    case 'tooHigh':
      return t(`limit.fault.${fault.reason}`, {
        bound:
          side === 'to-per-from'
            ? `\u20661 ${from} = ${write(fault.bound)} ${to}\u2069`
            : `\u20661 ${to} = ${write(turnedBound(fault.bound, fault.reason))} ${from}\u2069`,
      });
    default:
      return t(`limit.fault.${fault.reason}`);
  }
}

const BOUND_DIGITS = 8;

/** The lowest price is the highest one the other way round, and so it is cut; the highest is rounded up. */
function turnedBound(bound: string, reason: 'tooLow' | 'tooHigh'): string {
  const rounding = reason === 'tooLow' ? Decimal.ROUND_DOWN : Decimal.ROUND_UP;
  return new Decimal(1).div(bound).toSignificantDigits(BOUND_DIGITS, rounding).toFixed();
}
