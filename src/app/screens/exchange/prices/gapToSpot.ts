import type { TFunction } from 'i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { roundPlain } from '#shared/money/plainDecimals.ts';
import type { Language } from '#shared/site/languages.ts';

/** How far a price is from the spot price, as it is shown everywhere (screens.md 1.1). */
export interface GapToSpot {
  /** From the user's side: a worse price brings less than spot, whichever coin is quoted in the other. */
  readonly side: 'worse' | 'better' | 'same';
  /** Percent without a sign, at two decimals; a loss is rounded away from zero, a gain cut (screens.md 0.2b). */
  readonly percent: string;
  /** `warn` from the exchange's `warnRate` on, `block` from its `blockRate` on; only for prices worse than spot. */
  readonly level: 'fine' | 'warn' | 'block';
}

type GapAnswer = Pick<ResultOf<'gapRate'>, 'gapRate'> &
  Partial<Pick<ResultOf<'gapRate'>, 'warnRate' | 'blockRate'>>;

const PERCENT_DIGITS = 2;

/**
 * Reads a ratio to spot minus one: what is received for one unit by what spot would give, so that -0.0032 is 0.32 % worse.
 * Without bounds, as for what has happened already, nothing is grave.
 */
export function gapToSpot({ gapRate, warnRate, blockRate }: GapAnswer): GapToSpot {
  const gap = new Decimal(gapRate);
  const rounded = roundPlain(gap.times(100).toFixed(), PERCENT_DIGITS);
  if (!/[1-9]/.test(rounded)) return { side: 'same', percent: '0', level: 'fine' };
  if (!rounded.startsWith('-')) return { side: 'better', percent: rounded, level: 'fine' };
  const loss = gap.neg();
  const isBeyond = (bound: string | undefined): boolean => bound !== undefined && loss.gte(bound);
  return {
    side: 'worse',
    percent: rounded.slice(1),
    level: isBeyond(blockRate) ? 'block' : isBeyond(warnRate) ? 'warn' : 'fine',
  };
}

/** "0.10 % worse than spot"; with what that is in money, where it is known: "0.10 % worse than spot (≈ 0.23 USD)". */
export function describeGap(
  t: TFunction,
  language: Language,
  { side, percent }: GapToSpot,
  money: string | null = null,
): string {
  const words = t(`gap.${side}`, { percent: figuresOf(language).price(percent) });
  // Isolated, so that the figure keeps its order in a right-to-left sentence.
  return money === null || side === 'same' ? words : `${words} (\u2066${money}\u2069)`;
}
