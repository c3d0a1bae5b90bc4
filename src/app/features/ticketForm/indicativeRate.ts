import { cutDecimal, Decimal, writePlain } from '#shared/money/decimal.ts';

const RATE_DIGITS = 18;

/**
 * About what the exchange would quote: the spot price as it moves, and the distance that the exchange's last price had from
 * it (screens.md 2.2, getGapRate: rate ÷ reference − 1). A plain decimal string, cut to 18 digits after the point.
 */
export function indicativeRate(spotRate: string, gapRate: string | undefined): string {
  const rate = new Decimal(spotRate).times(new Decimal(1).plus(gapRate ?? 0));
  return new Decimal(cutDecimal(rate, RATE_DIGITS)).toFixed();
}

/** What the exchange takes of what is received, as shares (screens.md 0.2c). */
export interface Charges {
  readonly feeRate: string;
  readonly taxRate: string;
}

/** How a pair is priced beside its spot price. */
export interface PairPricing extends Charges, Pick<PairTerms, 'giveScale' | 'getScale'> {
  /** The exchange's distance from spot, as a share. */
  readonly gapRate: string;
}

/** The terms of a pair at a spot price. */
export function termsAt(spotRate: string, { gapRate, ...rest }: PairPricing): PairTerms {
  return { ...rest, rate: indicativeRate(spotRate, gapRate) };
}

/** How a pair is priced. Plain decimal strings; rates of fee and tax are shares of what is received. */
export interface PairTerms {
  /** What one unit that is given brings, before fee and tax. */
  readonly rate: string;
  readonly feeRate?: string;
  readonly taxRate?: string;
  /** Digits after the point of either coin. */
  readonly giveScale: number;
  readonly getScale: number;
}

/**
 * What an amount that is given brings: floored to the coin's scale, fee and tax rounded up (screens.md 0.1), as the exchange
 * books it, so that what is shown never exceeds it at the same rate. Undefined where nothing would be left.
 */
export function getFor(give: string, terms: PairTerms): string | undefined {
  const gross = new Decimal(give).times(terms.rate).toDecimalPlaces(terms.getScale, Decimal.ROUND_DOWN);
  const left = afterCharges(gross, terms);
  return left.gt(0) ? writePlain(left, terms.getScale) : undefined;
}

/** The least that has to be given to get an amount, rounded up to the coin's scale. Undefined without a rate. */
export function giveFor(get: string, terms: PairTerms): string | undefined {
  const rate = new Decimal(terms.rate);
  const kept = new Decimal(1).minus(terms.feeRate ?? 0).minus(terms.taxRate ?? 0);
  if (rate.lte(0) || kept.lte(0)) return undefined;
  const unit = new Decimal(10).pow(-terms.getScale);
  let gross = new Decimal(get).div(kept).toDecimalPlaces(terms.getScale, Decimal.ROUND_DOWN);
  // Fee and tax are rounded up, each by less than a unit: at most a few steps.
  while (afterCharges(gross, terms).lt(get)) gross = gross.plus(unit);
  return gross.div(rate).toDecimalPlaces(terms.giveScale, Decimal.ROUND_UP).toFixed();
}

function afterCharges(gross: Decimal, { feeRate = '0', taxRate = '0', getScale }: PairTerms): Decimal {
  const charge = (rate: string): Decimal => gross.times(rate).toDecimalPlaces(getScale, Decimal.ROUND_UP);
  return gross.minus(charge(feeRate)).minus(charge(taxRate));
}
