import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type GapBounds, gapFigure, gapToSpot } from '#app/features/prices/describeGap.ts';
import { rateOf } from '#app/features/prices/rateOf.ts';
import { ratioAfterCharges, spotGap } from '#app/features/prices/spotGap.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { type AmountEntry, amountOf } from './amountEntry.ts';
import type { Pair } from './choosePair.ts';
import { getFor, giveFor, type PairPricing, termsAt } from './indicativeRate.ts';

export interface GapFactProps extends Pair {
  readonly pricing: PairPricing;
  readonly entry: AmountEntry;
  readonly bounds: GapBounds;
}

/**
 * What a conversion would bring against spot, after fee and tax, as a figure and in money: "no fee" alone would hide what the price
 * itself takes (screens.md 1.1, 0.2c). Nothing without a price: there is nothing to measure from. The money is that of the
 * moment in which the amount became known.
 */
export function GapFact({ from, to, pricing, entry, bounds }: GapFactProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const hasPrice = useStore(quoteStore, (state) => rateOf(from, to, state) !== null);
  const { side } = entry;
  const amount = amountOf(entry);
  const gap = useMemo(
    () => (hasPrice ? estimatedGap({ from, to, side, amount, pricing }) : null),
    [hasPrice, from, to, side, amount, pricing],
  );
  if (gap === null) return null;
  const { level } = gapToSpot(gap.ratio, bounds);
  const isGrave = level !== 'fine';
  return (
    <span className={isGrave ? 'text-warn' : undefined} data-level={level}>
      {isGrave && <TriangleAlert size={14} aria-hidden="true" className="me-1 inline" />}
      <span>{gapFigure(language, gap, to)}</span>
      {level === 'block' && <span className="block">{t('gap.block')}</span>}
    </span>
  );
}

interface Estimate extends Pair {
  readonly side: AmountEntry['side'];
  readonly amount: string;
  readonly pricing: PairPricing;
}

/** By the same amounts that the form shows; by the rates alone before there is one. */
function estimatedGap({ from, to, side, amount, pricing }: Estimate) {
  const spotRate = rateOf(from, to, quoteStore.getState());
  const bare = { ratio: ratioAfterCharges(pricing.gapRate, pricing), amount: null };
  if (spotRate === null || amount === '') return bare;
  const terms = termsAt(spotRate, pricing);
  const [given, got] = side === 'from' ? [amount, getFor(amount, terms)] : [giveFor(amount, terms), amount];
  if (given === undefined || got === undefined) return bare;
  return spotGap([{ given: { amount: given }, got: { amount: got }, spotRate }]) ?? bare;
}
