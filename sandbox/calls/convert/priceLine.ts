import { Decimal } from '#shared/money/decimal.ts';

/** By what a line is priced. Rates and shares are exact; scales are digits after the point. */
export interface LineTerms {
  /** `to` for one `from`, before fee and tax. */
  readonly rate: Decimal;
  readonly feeRate: Decimal;
  readonly taxRate: Decimal;
  readonly fromScale: number;
  readonly toScale: number;
}

/** What a conversion takes and gives, to the last digit that is booked. */
export interface PricedLine {
  readonly fromAmount: Decimal;
  readonly rate: Decimal;
  readonly feeAmount: Decimal;
  readonly taxAmount: Decimal;
  /** After fee and tax; zero or less where those eat it up. */
  readonly toAmount: Decimal;
}

const RATE_DIGITS = 18;
/** More would only be noise to a reader. */
const SIGNIFICANT_DIGITS = 10;

/** The rate of a deal: the middle of the market less a share of it. */
export function dealRate(reference: Decimal, spread: Decimal): Decimal {
  return reference
    .times(new Decimal(1).minus(spread))
    .toSignificantDigits(SIGNIFICANT_DIGITS, Decimal.ROUND_DOWN)
    .toDecimalPlaces(RATE_DIGITS, Decimal.ROUND_DOWN);
}

/** How far a rate is from the middle of the market: negative is worse for the user. */
export function gapOf(rate: Decimal, reference: Decimal): Decimal {
  return reference.isZero() ? new Decimal(0) : rate.div(reference).minus(1);
}

/**
 * Prices a fixed amount to give. The amount received is floored to the coin's scale, fee and tax are rounded up (screens.md
 * 0.1), so that the amount that is shown is the one that is booked.
 */
export function priceFrom(terms: LineTerms, fromAmount: Decimal): PricedLine {
  const { rate, toScale } = terms;
  const gross = fromAmount.times(rate).toDecimalPlaces(toScale, Decimal.ROUND_DOWN);
  const { feeAmount, taxAmount } = chargesOf(terms, gross);
  return { fromAmount, rate, feeAmount, taxAmount, toAmount: gross.minus(feeAmount).minus(taxAmount) };
}

/**
 * Prices a fixed amount to receive: the least that has to be given for it, rounded up to the coin's scale. The rate follows
 * from the rounded amount, so that exactly the amount asked for is credited.
 */
export function priceTo(terms: LineTerms, toAmount: Decimal): PricedLine {
  const { rate, fromScale } = terms;
  const gross = grossOf(terms, toAmount);
  const fromAmount = gross.div(rate).toDecimalPlaces(fromScale, Decimal.ROUND_UP);
  const exact = gross.div(fromAmount).toDecimalPlaces(RATE_DIGITS, Decimal.ROUND_UP);
  return priceFrom({ ...terms, rate: Decimal.min(exact, rate) }, fromAmount);
}

function chargesOf({ feeRate, taxRate, toScale }: LineTerms, gross: Decimal) {
  const share = (rate: Decimal): Decimal => gross.times(rate).toDecimalPlaces(toScale, Decimal.ROUND_UP);
  return { feeAmount: share(feeRate), taxAmount: share(taxRate) };
}

/** The least that leaves so much after fee and tax. Each step of one unit changes what is left by one at most. */
function grossOf(terms: LineTerms, toAmount: Decimal): Decimal {
  const unit = new Decimal(10).pow(-terms.toScale);
  const kept = new Decimal(1).minus(terms.feeRate).minus(terms.taxRate);
  let gross = toAmount.div(kept).toDecimalPlaces(terms.toScale, Decimal.ROUND_DOWN);
  while (leftOf(terms, gross).lt(toAmount)) {
    gross = gross.plus(unit);
  }
  return gross;
}

function leftOf(terms: LineTerms, gross: Decimal): Decimal {
  const { feeAmount, taxAmount } = chargesOf(terms, gross);
  return gross.minus(feeAmount).minus(taxAmount);
}
