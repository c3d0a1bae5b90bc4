import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#app/components/format/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';

export interface TimeCellProps {
  /** ms since 1970. */
  readonly atMs: number;
}

/** Whether the times of a table say their year: all of them, or none where all are of this year. */
export const TimesWithYear = createContext(true);

/**
 * A moment on the reader's clock. The same in UTC has its place below: in a table it is shown when the row has the pointer or
 * the focus (screens.md 0.3, C8).
 */
export function TimeCell({ atMs }: TimeCellProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const hasYear = use(TimesWithYear);
  // Where the reader's clock is UTC, once is enough.
  const isElsewhere = new Date(atMs).getTimezoneOffset() !== 0;
  return (
    <time className="record-time num" dateTime={new Date(atMs).toISOString()}>
      {formatMoment(atMs, language, { hasYear })}
      {isElsewhere && (
        <span className="record-under record-more in-data-fact:[display:var(--utc-again,inline)]">
          {t('records.utc', { time: formatMoment(atMs, language, { clock: 'UTC', hasYear }) })}
        </span>
      )}
    </time>
  );
}

/** Whether moments need their year: not where all are of the year of `nowMs`, on the reader's calendar. */
export function needYear(moments: readonly number[], nowMs: number): boolean {
  const year = new Date(nowMs).getFullYear();
  return moments.some((atMs) => new Date(atMs).getFullYear() !== year);
}
