import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { type CoinYear, reconcile } from './reconcile.ts';

/** Whether a coin's amounts add up, and how far they are off where they do not. */
export function CheckWord({ coin }: { readonly coin: CoinYear }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const off = reconcile(coin);
  if (off === '0') {
    return (
      <span className="tax-check text-up">
        <Check size={14} aria-hidden="true" />
        {t('tax.check.ok')}
      </span>
    );
  }
  return (
    <span className="tax-check text-down">
      <TriangleAlert size={14} aria-hidden="true" />
      {t('tax.check.off', { amount: amountWithUnit(off, { language, unit: coin.coin }) })}
    </span>
  );
}
