import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { percentOfShare } from '#app/components/PriceChange.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { DOLLAR_COIN } from '#app/screens/exchange/prices/pairRoute.ts';
import { useDollarWords } from '#app/screens/exchange/prices/useDollarWords.ts';
import { usePairRate } from '#app/screens/exchange/prices/usePairRate.ts';
import { shortRate } from '#app/screens/exchange/ticketForm/indicativeRate.ts';
import { cutDecimal, Decimal } from '#shared/money/decimal.ts';
import { type BatchTerms, TOTAL_UNIT } from './judgeBatch.ts';

export interface BatchTotalProps {
  readonly count: number;
  /** In USD, a plain decimal string; null where a price is missing. */
  readonly total: string | null;
  readonly terms: BatchTerms;
  readonly target: string;
}

/** What the ticked coins come to as prices go (screens.md 1.1, "Validation"). */
export function BatchTotal({ count, total, target }: Omit<BatchTotalProps, 'terms'>) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const isDollar = target === DOLLAR_COIN;
  const { rate } = usePairRate(isDollar ? null : DOLLAR_COIN, isDollar ? null : target);
  const gets = total === null || count === 0 ? null : getsFor(total, isDollar ? '1' : rate);
  const dollarWords = useDollarWords();
  const worth = total === null ? '' : dollarWords(total);
  // The bounds are in this unit, whatever the user's own is.
  const inUnit = total === null ? '' : `≈ ${price(total)} ${TOTAL_UNIT}`;
  return (
    <dl className="batch-total">
      <div>
        <dt>{t('batch.total')}</dt>
        <dd>
          {total === null ? (
            <span className="text-text-2">{t('batch.noPrice')}</span>
          ) : (
            <>
              <LtrText className="num text-large font-semibold">{worth}</LtrText>
              {worth !== inUnit && <LtrText className="num block text-text-2">{inUnit}</LtrText>}
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('batch.estimate')}</dt>
        <dd>
          {gets === null ? (
            <span aria-hidden="true">–</span>
          ) : (
            <LtrText className="num text-large">
              ≈ {price(gets)} {target}
            </LtrText>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** What a batch may be worth, and what it costs. */
export function BatchLimits({ terms }: Pick<BatchTotalProps, 'terms'>) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const { minTotalUsd, maxTotalUsd, feeRate } = terms;
  return (
    <p className="batch-limits">
      {t('batch.bounds', { min: price(minTotalUsd), max: price(maxTotalUsd) })}
      {' · '}
      {t('batch.rule.fee', { percent: price(percentOfShare(feeRate)) })}
    </p>
  );
}

const CENTS = 2;

/** About what the total brings: an estimate, so with no more digits than that. */
function getsFor(total: string, rate: string | null): string | null {
  if (rate === null) return null;
  const gets = new Decimal(total).times(rate);
  return gets.gte(1) ? cutDecimal(gets, CENTS) : shortRate(gets.toFixed());
}
