import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { percentOf } from '#app/features/prices/percentOf.ts';
import { useDollarWords } from '#app/features/prices/useDollarWords.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { Sum, Sums } from './BatchFoot.tsx';
import { type BatchTerms, TOTAL_UNIT } from './judgeBatch.ts';

export interface BatchTotalProps {
  readonly count: number;
  /** In USD, a plain decimal string; null where a price is missing. */
  readonly total: string | null;
  /** The worth of each coin in USD, as its row shows it; the total is what they come to. */
  readonly worths: readonly string[];
  /** About what they bring after fee and tax; null where that is not known. */
  readonly gets: string | null;
  readonly target: string;
}

/** What the ticked coins come to as prices go (screens.md 1.1, "Validation"). */
export function BatchTotal({ count, total, worths, gets, target }: BatchTotalProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const dollarWords = useDollarWords();
  const worth = total === null ? '' : dollarWords(worths);
  // The bounds are in this unit, whatever the user's own is.
  const isInUnit = worth.endsWith(` ${TOTAL_UNIT}`);
  const inUnit = total === null || isInUnit ? '' : `≈ ${price(total)} ${TOTAL_UNIT}`;
  return (
    <Sums>
      <Sum label={t('batch.total')}>
        {total === null ? (
          <span className="text-text-2">{t('batch.noPrice')}</span>
        ) : (
          <>
            <LtrText className="num text-large font-semibold">{worth}</LtrText>
            {inUnit !== '' && <LtrText className="num block text-text-2">{inUnit}</LtrText>}
          </>
        )}
      </Sum>
      <Sum label={t('batch.estimate')}>
        {gets === null || count === 0 ? (
          <span aria-hidden="true">–</span>
        ) : (
          <LtrText className="num text-large">
            ≈ {price(gets)} {target}
          </LtrText>
        )}
      </Sum>
    </Sums>
  );
}

/** What a batch may be worth, and what it costs. */
export function BatchLimits({ terms }: { readonly terms: BatchTerms }) {
  const { t } = useTranslation();
  const { price, percent } = figuresOf(useLanguage());
  const { minTotalUsd, maxTotalUsd, feeRate } = terms;
  return (
    <p className="text-small/normal text-text-2">
      {t('batch.bounds', { min: price(minTotalUsd), max: price(maxTotalUsd) })}
      {' · '}
      {t('batch.rule.fee', { percent: percent(percentOf(feeRate)) })}
    </p>
  );
}
