import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import type { BlockRow } from './ticketText.ts';
import { convertWould } from './tradePaths.ts';
import { usePathPricing } from './useBlockPair.ts';

/** What an ordinary conversion would have given: an estimate that says how it was made. */
export function VersusConvert({ trade }: { readonly trade: BlockRow }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { fromCoin, toCoin, exchangeStatus } = trade;
  const { convert } = usePathPricing(fromCoin, toCoin);
  if (convert === undefined || exchangeStatus !== 'success') return null;
  const { amount, difference } = convertWould(trade, convert);
  const write = (plain: string): string => amountWithUnit(plain, { language, unit: toCoin });
  const side = compareDecimals(difference, '0') >= 0 ? 'more' : 'less';
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t('block.history.versus.title')}</h3>
      <p>{t(`block.history.versus.${side}`, { money: write(difference.replace('-', '')) })}</p>
      <p className="text-text-2">{t('block.history.versus.text', { amount: write(amount) })}</p>
    </section>
  );
}
