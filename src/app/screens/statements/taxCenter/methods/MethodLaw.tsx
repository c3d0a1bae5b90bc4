import { useTranslation } from 'react-i18next';
import { useCountries } from '#app/screens/statements/useCountries.ts';
import { isBeforeRules, taxCountryOf } from '#shared/tax/taxCountries.ts';
import { SmallText } from '../SmallText.tsx';
import { useYearWords } from '../year/useYearWords.ts';

export interface MethodLawProps {
  readonly country: string;
  readonly year: number;
  readonly currency: string;
}

/** What the law of a country asks for besides lots, or that its rules, or those of the year, are not known (screens.md 0.2c). */
export function MethodLaw({ country, year, currency }: MethodLawProps) {
  const { t } = useTranslation();
  const { nameOf } = useCountries();
  const yearWords = useYearWords(country);
  const rules = taxCountryOf(country);
  if (rules === undefined) return <SmallText>{t('tax.unknownRules', { currency })}</SmallText>;
  const words = { country: nameOf(country) };
  if (rules.since !== undefined && isBeforeRules(country, year)) {
    return <SmallText>{t('tax.method.earlier', { ...words, year: yearWords(rules.since) })}</SmallText>;
  }
  if (rules.notComputed !== undefined) {
    return <SmallText>{t(`tax.method.notComputed.${rules.notComputed}`, words)}</SmallText>;
  }
  return rules.methods === undefined ? <SmallText>{t('tax.method.unknown', words)}</SmallText> : null;
}
