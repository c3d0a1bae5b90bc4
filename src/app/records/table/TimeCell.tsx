import { useTranslation } from 'react-i18next';
import { formatMoment } from '#app/components/format/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';

export interface TimeCellProps {
  /** ms since 1970. */
  readonly atMs: number;
}

/**
 * A moment on the reader's clock. The same in UTC has its place below, and is shown when the row has the pointer or the focus,
 * and always where there is no pointer (screens.md 0.3, C8).
 */
export function TimeCell({ atMs }: TimeCellProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <time className="record-time num" dateTime={new Date(atMs).toISOString()}>
      {formatMoment(atMs, language)}
      <span className="record-under record-utc">
        {t('records.utc', { time: formatMoment(atMs, language, 'UTC') })}
      </span>
    </time>
  );
}
