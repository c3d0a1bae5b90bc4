import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { roundPlain } from '#shared/money/plainDecimals.ts';

export interface MissingMarkProps {
  readonly missing: ResultOf<'taxOverview'>['summary']['missing'];
  readonly currency: string;
}

/** Says of a figure that it is incomplete: how many receipts have no cost, and what they were worth (screens.md 0.2c). */
export function MissingMark({ missing: { receipts, worth }, currency }: MissingMarkProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (receipts === 0) return null;
  const amount = amountWithUnit(roundPlain(worth, 2), { language, unit: currency });
  return (
    <span className="tax-mark text-warn">
      <TriangleAlert size={14} aria-hidden="true" />
      <span>
        <b>{t('tax.incomplete')}</b> · {t('tax.missing.count', { count: receipts })},{' '}
        {t('tax.missing.worth', { worth: amount })}
      </span>
    </span>
  );
}

/** The same where there is room for a number only: how many receipts, and the whole sentence for who hovers or listens. */
export function MissingCount({ missing: { receipts, worth }, currency }: MissingMarkProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (receipts === 0) return null;
  const amount = amountWithUnit(roundPlain(worth, 2), { language, unit: currency });
  const sentence = `${t('tax.incomplete')} · ${t('tax.missing.count', { count: receipts })}, ${t('tax.missing.worth', { worth: amount })}`;
  return (
    <span className="tax-mark text-warn" title={sentence}>
      <TriangleAlert size={14} aria-hidden="true" />
      <b aria-hidden="true" className="num">
        {receipts}
      </b>
      <span className="sr-only">{sentence}</span>
    </span>
  );
}
