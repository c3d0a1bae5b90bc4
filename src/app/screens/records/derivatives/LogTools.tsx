import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#app/components/format/dates.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { type DateRange, dayOf, daysOf, readDay, type Span } from '#app/features/recordList/dateRange.ts';
import { judgeRange, type PeriodRules } from '#app/features/recordList/rangeField.ts';
import { CUT_OFF_MS } from '#app/features/recordList/splitSpan.ts';
import { FILTER_BUTTON } from '#app/features/recordList/table/filterLook.ts';
import { RecordTick } from '#app/features/recordList/table/RecordTick.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { systemClock } from '#shared/async/clock.ts';

export interface LogToolsProps {
  /** What is asked for. */
  readonly span: Span;
  readonly period: PeriodRules;
  readonly isGrouped: boolean;
  readonly onGroup: (isGrouped: boolean) => void;
  readonly onRange: (range: DateRange) => void;
}

const DAY_MS = 86_400_000;

/** What only this log has: a jump to a day, its orders together, and where older records are. */
export function LogTools({ span, period, isGrouped, onGroup, onRange }: LogToolsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const nowMs = systemClock.wallNow();
  const { maxDaysBack = 0 } = period;
  const firstMs = Math.max(CUT_OFF_MS, nowMs - (maxDaysBack - 1) * DAY_MS);
  const [day, setDay] = useState('');
  /** The log from this day on back, over as many days as before. */
  const jump = (next: string): void => {
    setDay(next);
    const noon = readDay(next);
    if (noon === null) return;
    const first = new Date(noon);
    first.setDate(noon.getDate() - daysOf(span) + 1);
    const start = dayOf(Math.max(first.getTime(), firstMs));
    const range = { kind: 'days', start, end: next } as const;
    if (judgeRange(range, nowMs, period) === null) onRange(range);
  };
  return (
    <Row gap="gap-x-4 gap-y-2" className="mb-3 text-text-2">
      <label className={FILTER_BUTTON}>
        <span>{t('derivatives.jump')}</span>
        <input
          type="date"
          name="jump"
          className="text-text outline-none"
          min={dayOf(firstMs)}
          max={dayOf(nowMs)}
          value={day}
          onChange={({ target }) => jump(target.value)}
        />
      </label>
      <RecordTick checked={isGrouped} onChange={({ target }) => onGroup(target.checked)}>
        {t('derivatives.group')}
      </RecordTick>
      <p className="md:ms-auto">
        {t('derivatives.older', { date: formatDate(firstMs, language) })}
        <SentenceGap />
        <TextLink variant="secondary" to={`/exportStatment?type=derivatives&to=${dayOf(firstMs - DAY_MS)}`}>
          {t('derivatives.export')}
        </TextLink>
      </p>
    </Row>
  );
}
