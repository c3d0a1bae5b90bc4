import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { RecordFiltersState } from '#app/records/useRecordFilters.ts';
import type { Records } from '#app/records/useRecords.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { type HistoryQuestion, hasFilters, MAX_DAYS } from './historySchema.ts';
import { widenRange } from './widenRange.ts';

export interface HistoryEmptyProps {
  readonly records: Records<Conversion>;
  readonly state: RecordFiltersState;
  readonly question: HistoryQuestion;
}

/** A tab without rows: why, and the one thing that may bring some (screens.md 1.2, "States"). */
export function HistoryEmpty({ records, state, question }: HistoryEmptyProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { filters, change } = state;
  const [failure] = records.failures;
  if (failure !== undefined) {
    return <ErrorState error={failure.error} text={errorText(failure.error)} onRetry={records.refresh} />;
  }
  const text = t(`history.none.${question.tab ?? 'all'}`);
  const wider = widenRange(filters.range, systemClock.wallNow(), MAX_DAYS);
  if (wider !== null) {
    return (
      <EmptyState
        text={text}
        action={{ label: t('history.widen'), onClick: () => change({ range: wider }) }}
      />
    );
  }
  if (hasFilters(question)) {
    const { type } = filters.words;
    return (
      <EmptyState
        text={text}
        action={{
          label: t('records.filter.clear'),
          onClick: () => change({ words: type === undefined ? {} : { type } }),
        }}
      />
    );
  }
  return <EmptyState text={text} action={{ label: t('history.convert'), to: '/exchange/index' }} />;
}
