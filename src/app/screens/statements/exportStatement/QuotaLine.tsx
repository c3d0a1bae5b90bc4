import { useTranslation } from 'react-i18next';
import { formatUtcDate } from '#app/components/format/formatPeriod.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';

export interface QuotaLineProps {
  readonly quota: ResultOf<'exportConfig'>['quota'];
}

/** How many files of this month are used, and when the next month's begin (screens.md 1.18). */
export function QuotaLine({ quota: { total, used, resetAt } }: QuotaLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <p className="export-quota">
      <meter aria-label={t('exports.quota.label')} min={0} max={total} value={used} />
      <span className="num">{t('exports.quota.used', { used, total })}</span>
      <span className="text-text-2">
        {t('exports.quota.reset', { date: formatUtcDate(Number(resetAt), language, t) })}
      </span>
    </p>
  );
}
