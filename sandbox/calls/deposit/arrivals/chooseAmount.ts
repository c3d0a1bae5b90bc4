import { hashText, hashToUnit, mixHash } from '#sandbox/feed/market/hash.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { Route } from '../findRoute.ts';

export interface AmountChoice {
  readonly route: Route;
  /** What a coin is worth; undefined where it is not known. */
  readonly usd: Decimal | undefined;
  /** More than is released on one day. */
  readonly isOverCap: boolean;
  /** Decides the amount: the same name has the same one. */
  readonly name: string;
}

/** What users send, in dollars. Sandbox values. */
const SMALLEST_USD = 20;
const LARGEST_USD = 1_800;
/** Digits of a dollar amount that a user would send. */
const SIGNIFICANT = 4;

/**
 * An amount that a user may well send: worth 20 to 1,800 dollars, small ones oftener, with no more digits than the chain
 * takes, above the least that is credited; or between two and four times the daily cap.
 */
export function chooseAmount({ route, usd, isOverCap, name }: AmountChoice): string {
  const { depositMin, accuracy } = route.terms;
  const share = hashToUnit(mixHash(hashText(name), 1));
  const unit = new Decimal(1).div(new Decimal(10).pow(accuracy));
  if (isOverCap) {
    const cap = new Decimal(route.dailyCap);
    return floor(cap.times(new Decimal(2).plus(new Decimal(share).times(2))), accuracy).toFixed();
  }
  const worth = SMALLEST_USD * (LARGEST_USD / SMALLEST_USD) ** share;
  const coins = new Decimal(worth).div(usd ?? 1).toSignificantDigits(SIGNIFICANT, Decimal.ROUND_DOWN);
  const amount = floor(Decimal.min(coins, route.dailyCap), accuracy);
  return Decimal.max(amount, new Decimal(depositMin).times(2), unit).toFixed();
}

function floor(amount: Decimal, accuracy: number): Decimal {
  return amount.toDecimalPlaces(accuracy, Decimal.ROUND_DOWN);
}
