import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useUsdWords } from './useBlockPair.ts';

/** What is compared: "For 10 BTC, about 642,000.00 USD". */
export function ComparedSize({ amount, coin }: { readonly amount: string; readonly coin: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const usd = useUsdWords(amount, coin);
  const words = amountWithUnit(amount, { language, unit: coin });
  return (
    <p className="num font-semibold">
      {usd === undefined
        ? t('block.compare.amountOnly', { amount: words })
        : t('block.compare.amount', { amount: words, usd })}
    </p>
  );
}
