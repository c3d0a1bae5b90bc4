import { useTranslation } from 'react-i18next';
import { useCountries } from '#app/screens/statements/useCountries.ts';
import { taxCountryOf } from '#shared/tax/taxCountries.ts';

export interface MethodLawProps {
  readonly country: string;
  readonly currency: string;
}

/** What the law of a country asks for besides lots, or that its rules are not known (screens.md 0.2c). */
export function MethodLaw({ country, currency }: MethodLawProps) {
  const { t } = useTranslation();
  const { nameOf } = useCountries();
  const rules = taxCountryOf(country);
  if (rules === undefined) return <p className="tax-hint text-warn">{t('tax.unknownRules', { currency })}</p>;
  const words = { country: nameOf(country) };
  if (rules.notComputed !== undefined) {
    return <p className="tax-hint">{t(`tax.method.notComputed.${rules.notComputed}`, words)}</p>;
  }
  return rules.methods === undefined ? <p className="tax-hint">{t('tax.method.unknown', words)}</p> : null;
}
