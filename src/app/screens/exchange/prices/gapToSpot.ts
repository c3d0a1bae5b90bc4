import type { ResultOf } from '#shared/endpoints/table.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** How far a price is from the spot price, as it is shown (screens.md 1.1). */
export interface GapToSpot {
  /** From the user's side: below is worse, it gives less than spot. */
  readonly side: 'below' | 'above' | 'at';
  /** Percent without a sign, at two decimals; what is worse is rounded up, what is better down. */
  readonly percent: string;
  /** `warn` from the exchange's `warnRate` on, `block` from its `blockRate` on; only for prices below spot. */
  readonly level: 'fine' | 'warn' | 'block';
}

type GapAnswer = Pick<ResultOf<'gapRate'>, 'gapRate' | 'warnRate' | 'blockRate'>;

const PERCENT_DIGITS = 2;

/** Reads a ratio to spot minus one (-0.0032 is 0.32 % below) and says how grave it is. */
export function gapToSpot({ gapRate, warnRate, blockRate }: GapAnswer): GapToSpot {
  const gap = new Decimal(gapRate);
  if (gap.isZero()) return { side: 'at', percent: '0', level: 'fine' };
  const isWorse = gap.lt(0);
  const percent = gap
    .abs()
    .times(100)
    // A loss that rounds to nothing is still a loss, and a gain must not look larger than it is.
    .toDecimalPlaces(PERCENT_DIGITS, isWorse ? Decimal.ROUND_UP : Decimal.ROUND_DOWN)
    .toFixed();
  return {
    side: isWorse ? 'below' : 'above',
    percent,
    level: isWorse ? levelOf(gap.abs(), warnRate, blockRate) : 'fine',
  };
}

function levelOf(gap: Decimal, warnRate: string, blockRate: string): GapToSpot['level'] {
  if (gap.gte(blockRate)) return 'block';
  return gap.gte(warnRate) ? 'warn' : 'fine';
}
