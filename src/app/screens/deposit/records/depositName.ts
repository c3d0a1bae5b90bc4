import type { TFunction } from 'i18next';
import { formatMoment } from '#app/components/format/dates.ts';
import type { Language } from '#shared/site/languages.ts';
import type { DepositRecord } from './depositRecord.ts';

/** What a deposit is called where it is opened: "the deposit of 5 XRP, 21 Nov 2026, 09:41:07". */
export function depositName({ amount, coin, atMs }: DepositRecord, t: TFunction, language: Language): string {
  return t('deposits.name', { amount, coin, time: formatMoment(atMs, language) });
}
