import { Decimal } from '#shared/money/decimal.ts';
import { type DayFigures, volatilityOf } from '../bookEstimate.ts';

/** As many tickets as a user may ask for one by one. */
export const SPLITS = [2, 3, 4, 5, 8, 10] as const;

/** One large amount as several equal tickets (screens.md 1.7). Plain decimal strings of the coin that is sold. */
export interface Split {
  readonly count: number;
  /** Amount of one ticket, cut to the coin's scale. */
  readonly each: string;
  /** What all of them together leave unsold, less than one unit of the last digit for each. */
  readonly rest: string;
  /** Each ticket reaches the OTC desk's minimum. */
  readonly isEnough: boolean;
}

export interface SplitOptions {
  readonly amount: string;
  readonly count: number;
  readonly min: string;
  /** Digits after the point. */
  readonly scale: number;
}

export function splitTicket({ amount, count, min, scale }: SplitOptions): Split {
  const each = new Decimal(amount).div(count).toDecimalPlaces(scale, Decimal.ROUND_DOWN);
  return {
    count,
    each: each.toFixed(),
    rest: new Decimal(amount).minus(each.times(count)).toFixed(),
    isEnough: each.gte(min),
  };
}

export interface RiskQuestion {
  readonly count: number;
  /** What the whole amount would bring now, in the coin that is received. */
  readonly toAmount: string;
  readonly toScale: number;
}

const MINUTES_OF_DAY = 1_440;
/** Until the next ticket is asked for, read and held. */
const MINUTES_EACH = 1;

/**
 * By about how much the outcome may move while the tickets are asked for one after another: the day's volatility over the
 * time that they wait on average. The estimated cost of splitting, since the OTC desk charges each ticket alike; null where the
 * feed does not have the day's range.
 */
export function splitRisk(
  { count, toAmount, toScale }: RiskQuestion,
  days: readonly DayFigures[],
): string | null {
  const shares = days.map(volatilityOf);
  const known = shares.flatMap((share) => (share === null ? [] : [share]));
  if (known.length === 0 || known.length < shares.length) return null;
  // Two coins that move by themselves: their variances add up.
  const daily = known.reduce((sum, share) => sum.plus(share.pow(2)), new Decimal(0)).sqrt();
  const waitedMinutes = new Decimal(count - 1).times(MINUTES_EACH).div(2);
  const share = daily.times(waitedMinutes.div(MINUTES_OF_DAY).sqrt());
  return share.times(toAmount).toDecimalPlaces(Math.min(toScale, 2), Decimal.ROUND_UP).toFixed();
}
