import type { TFunction } from 'i18next';
import type { Language } from '#shared/site/languages.ts';
import { figuresOf, marksOf } from '../format/figures.ts';
import type { AmountFault } from './validateAmount.ts';
import { writeAmount } from './writeAmount.ts';

/** Shows how the reader's own separators are used. */
const EXAMPLE = '0.5';

export interface AmountWordsOptions {
  readonly t: TFunction;
  readonly language: Language;
  /** The coin's symbol. */
  readonly unit: string;
}

/** An amount with its coin, left-to-right among words of any direction: "1,234.5 BTC". */
export function amountWithUnit(plain: string, { language, unit }: Omit<AmountWordsOptions, 't'>): string {
  return `\u2066${figuresOf(language).price(plain)} ${unit}\u2069`;
}

/** What is wrong with an amount, in the reader's words. */
export function faultWords(fault: AmountFault, { t, language, unit }: AmountWordsOptions): string {
  switch (fault.code) {
    case 'notNumber':
      return t('amount.notNumber', { example: `\u2066${writeAmount(EXAMPLE, marksOf(language))}\u2069` });
    case 'zero':
      return t('amount.zero');
    case 'precision':
      return scaleWords(fault.scale, { t, unit });
    default:
      return t(`amount.fault.${fault.code}`, { amount: amountWithUnit(fault.bound, { language, unit }) });
  }
}

/** How many decimals a coin has, shown when one more is typed. */
export function scaleWords(scale: number, { t, unit }: Omit<AmountWordsOptions, 'language'>): string {
  return scale === 0 ? t('amount.wholeOnly', { unit }) : t('amount.decimals', { unit, count: scale });
}
