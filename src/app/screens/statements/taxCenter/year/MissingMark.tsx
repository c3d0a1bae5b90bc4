import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
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
    <Marked>
      <span>
        <b>{t('tax.incomplete')}</b> · {t('tax.missing.count', { count: receipts })},{' '}
        {t('tax.missing.worth', { worth: amount })}
      </span>
    </Marked>
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
    <Marked title={sentence}>
      <b aria-hidden="true" className="num">
        {receipts}
      </b>
      <span className="sr-only">{sentence}</span>
    </Marked>
  );
}

/** The mark stays with the first line of its words. */
function Marked({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <span
      className="inline-flex items-baseline gap-1 text-start text-(length:--size-small) font-normal whitespace-normal text-warn"
      title={title}
    >
      <TriangleAlert size={14} aria-hidden="true" className="flex-none self-center" />
      {children}
    </span>
  );
}
