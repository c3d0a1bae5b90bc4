import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { roundPlain } from '#shared/money/plainDecimals.ts';

/** Writes a distance from spot in basis points with its sign, "−3.2 bp". */
export function useBp(): (bp: string) => string {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  return (bp) => {
    const rounded = roundPlain(bp, 1);
    const isGain = !rounded.startsWith('-') && /[1-9]/.test(rounded);
    return t('block.history.bp', { bp: `${isGain ? '+' : ''}${price(rounded)}` });
  };
}
