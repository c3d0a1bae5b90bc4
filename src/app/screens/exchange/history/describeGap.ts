import type { TFunction } from 'i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import type { Language } from '#shared/site/languages.ts';
import { gapToSpot } from '../prices/gapToSpot.ts';

/** No warnings: the conversion has happened. */
const NO_LEVELS = { warnRate: '1', blockRate: '1' };

/** How far a price was from spot, plainly: "0.32 % below the spot price". `gapRate` is the ratio of both minus one. */
export function describeGap(t: TFunction, language: Language, gapRate: string): string {
  const { side, percent } = gapToSpot({ gapRate, ...NO_LEVELS });
  return t(`history.gap.${side}`, { percent: figuresOf(language).price(percent) });
}
