import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { LowBalanceRules } from './lowBalanceCoins.ts';
import { percentOf } from './lowBalanceFigures.ts';

/** What the exchange allows at the moment, in one line (screens.md 1.3). */
export function RuleLine({ rules }: { readonly rules: LowBalanceRules }) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  return (
    <p className="low-balance-rules">
      {t('lowBalance.rules', {
        threshold: price(rules.thresholdUsd),
        most: price(rules.maxTotalUsd),
        count: rules.maxCoins,
        percent: price(percentOf(rules.feeRate)),
      })}
    </p>
  );
}
