import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { ASSUMED_TAKER_FEE, type SpotComparison } from '../prices/spotComparison.ts';

export interface SpotLineProps {
  readonly comparison: SpotComparison;
  /** The coin that both amounts are in. */
  readonly coin: string;
}

/** What the same trade would give on spot, with the fee it assumes (screens.md 1.1). */
export function SpotLine({ comparison: { toAmount, trades, difference }, coin }: SpotLineProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const isLess = difference.startsWith('-');
  const side = /[1-9]/.test(difference) ? (isLess ? 'less' : 'more') : 'same';
  return (
    <p className="text-text-2">
      {t('spot.gives')} <LtrText className="num text-text">{`≈ ${price(toAmount)} ${coin}`}</LtrText>
      {' · '}
      {t(`spot.${side}`, { amount: `${price(difference.replace('-', ''))} ${coin}` })}
      {' · '}
      {t('spot.assumes', { count: trades, fee: price(new Decimal(ASSUMED_TAKER_FEE).times(100).toFixed()) })}
    </p>
  );
}
