import type { TFunction } from 'i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { roundPlain } from '#shared/money/plainDecimals.ts';
import type { Language } from '#shared/site/languages.ts';
import { spotGap, spotRateOf } from './spotGap.ts';

/** How far a price is from the spot price, as it is shown everywhere (screens.md 1.1). */
interface GapToSpot {
  /** From the user's side: a worse price brings less than spot, whichever coin is quoted in the other. */
  readonly side: 'worse' | 'better' | 'same';
  /** Percent without a sign, at two decimals; a loss is rounded away from zero, a gain cut (screens.md 0.2b). */
  readonly percent: string;
  /** `warn` from the exchange's `warnRate` on, `block` from its `blockRate` on; only for prices worse than spot. */
  readonly level: 'fine' | 'warn' | 'block';
}

/** From where a distance is grave, as shares (screens.md 2.2, getGapRate). */
export interface GapBounds {
  readonly warnRate: string;
  readonly blockRate: string;
}

const PERCENT_DIGITS = 2;

/**
 * Reads a ratio to spot minus one: what is received for one unit by what spot would give, so that -0.0032 is 0.32 % worse.
 * Without bounds, as for what has happened already, nothing is grave.
 */
export function gapToSpot(ratio: string, bounds?: GapBounds): GapToSpot {
  const gap = new Decimal(ratio);
  const rounded = roundPlain(gap.times(100).toFixed(), PERCENT_DIGITS);
  if (!/[1-9]/.test(rounded)) return { side: 'same', percent: '0', level: 'fine' };
  if (!rounded.startsWith('-')) return { side: 'better', percent: rounded, level: 'fine' };
  const loss = gap.neg();
  const isBeyond = (bound: string | undefined): boolean => bound !== undefined && loss.gte(bound);
  return {
    side: 'worse',
    percent: rounded.slice(1),
    level: isBeyond(bounds?.blockRate) ? 'block' : isBeyond(bounds?.warnRate) ? 'warn' : 'fine',
  };
}

interface Traded {
  readonly coin: string;
  readonly amount: string;
}

/** A trade as a quote, a receipt or a history has it; amounts are after fee and tax. */
interface PricedTrade {
  readonly given: Traded | undefined;
  readonly got: Traded;
  /** Null where several coins were given. */
  readonly rate: string | null;
  /** The rate's own distance from spot, before fee and tax; missing where the exchange does not say. */
  readonly gapRate: string | null | undefined;
}

/** The distance from spot as a figure beside its label, and as words for who hears it. */
export interface GapWords {
  readonly shown: string;
  readonly said: string;
}

/** What a trade brings against spot; null where that is not known. */
export function describeTrade(
  t: TFunction,
  language: Language,
  { given, got, rate, gapRate }: PricedTrade,
): GapWords | null {
  const known = gapRate ?? null;
  const spotRate = rate === null || known === null ? null : spotRateOf(rate, known);
  if (given === undefined || spotRate === null) return null;
  const gap = spotGap([{ given, got, spotRate }]);
  if (gap === null) return null;
  return { shown: gapFigure(language, gap, got.coin), said: describeGap(t, language, gap, got.coin) };
}

const CENTS = 2;
/** For amounts below one. */
const FINE_DIGITS = 4;

/**
 * "0.15 % worse than spot"; with what that is in money, where it is known: "0.15 % worse than spot (0.97 USDT)". The money is
 * in the coin that is received, so that it is the same before and after, and whatever prices do meanwhile.
 */
export function describeGap(t: TFunction, language: Language, { ratio, amount }: Gap, coin: string): string {
  const { side, percent } = gapToSpot(ratio);
  const words = t(`gap.${side}`, { percent: figuresOf(language).percent(percent) });
  return amount === null || side === 'same' ? words : `${words} (${moneyOf(language, amount, coin)})`;
}

/** The same beside a label that says what it is compared with: "−0.15% (0.97 USDT)". */
export function gapFigure(language: Language, { ratio, amount }: Gap, coin: string): string {
  const { side, percent } = gapToSpot(ratio);
  const figure = figuresOf(language).change(side === 'worse' ? `-${percent}` : percent);
  const share = `\u2066${figure}\u2069`;
  return amount === null || side === 'same' ? share : `${share} (${moneyOf(language, amount, coin)})`;
}

/** What is received, by what spot would give, minus one; and the same in money, where that is known. */
interface Gap {
  readonly ratio: string;
  readonly amount: string | null;
}

/** Isolated, so that the figure keeps its order in a right-to-left sentence. */
function moneyOf(language: Language, amount: string, coin: string): string {
  return `\u2066${figuresOf(language).price(shortMoney(amount).replace('-', ''))} ${coin}\u2069`;
}

/** At two decimals, and what is less than one at four digits that count; a loss rounded away from zero (screens.md 0.2b). */
function shortMoney(amount: string): string {
  const value = new Decimal(amount);
  if (value.abs().gte(1)) return roundPlain(amount, CENTS);
  return value
    .toSignificantDigits(FINE_DIGITS, value.lt(0) ? Decimal.ROUND_UP : Decimal.ROUND_DOWN)
    .toFixed();
}
