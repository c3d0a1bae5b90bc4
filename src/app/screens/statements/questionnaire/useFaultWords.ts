import { useTranslation } from 'react-i18next';
import { formatCount, formatDate } from '#app/components/format/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useCountries } from '../useCountries.ts';
import type { AmpFault } from './validateAnswer.ts';

/** What is wrong with an answer, in words. */
export function useFaultWords(): (fault: AmpFault) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const { nameOf } = useCountries();
  const count = (plain: string): string => formatCount(Number(plain), language);
  const day = (text: string): string => formatDate(Date.parse(`${text}T12:00:00Z`), language);
  return (fault) => {
    switch (fault.kind) {
      case 'numberRange':
      case 'length':
        return t(`amp.fault.${fault.kind}`, { min: count(fault.min), max: count(fault.max) });
      case 'numberMin':
        return t('amp.fault.numberMin', { min: count(fault.min) });
      case 'numberMax':
        return t('amp.fault.numberMax', { max: count(fault.max) });
      case 'dateRange':
        return t('amp.fault.dateRange', { min: day(fault.min), max: day(fault.max) });
      case 'choices':
        return t('amp.fault.choices', { count: fault.count });
      case 'taxId':
        return t('amp.fault.taxId', {
          country: nameOf(fault.country),
          example: `\u2066${fault.example}\u2069`,
        });
      default:
        return t(`amp.fault.${fault.kind}`);
    }
  };
}
