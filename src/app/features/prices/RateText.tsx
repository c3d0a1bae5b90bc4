import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { RateButton } from '#app/components/rate/RateButton.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { exactWords, type PairRate, quoteRate, shortWords } from '#shared/market/quotedRate.ts';
import { useRateFlip } from './useRateFlip.ts';

export interface RateTextProps extends PairRate {
  readonly className?: string;
}

/** A rate as markets quote it: a press turns it over, which is remembered; every digit is one focus away (screens.md 0.2c). */
export function RateText({ className = 'num', ...rate }: RateTextProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const { isFlipped, flip } = useRateFlip(rate.from, rate.to);
  const quoted = quoteRate(rate, isFlipped);
  if (quoted.short === '') return <>–</>;
  return (
    <RateButton
      label={t('ticket.quote.flip')}
      exact={quoted.exact === quoted.short ? null : <LtrText>{exactWords(quoted)}</LtrText>}
      onFlip={flip}
    >
      <LtrText className={className}>{shortWords(quoted, price)}</LtrText>
    </RateButton>
  );
}

/** The same where there is nothing to press: in a sentence, a line of a list, a row that opens. */
export function PlainRate({ className = 'num', ...rate }: RateTextProps) {
  const { price } = figuresOf(useLanguage());
  const { isFlipped } = useRateFlip(rate.from, rate.to);
  const quoted = quoteRate(rate, isFlipped);
  if (quoted.short === '') return <>–</>;
  return (
    <span title={quoted.exact === quoted.short ? undefined : exactWords(quoted)}>
      <LtrText className={className}>{shortWords(quoted, price)}</LtrText>
    </span>
  );
}
