import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { formatCount } from '#app/components/format/dates.ts';
import { StaleHint } from '#app/components/StaleHint.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { TraceFacts } from '#app/components/TraceFacts.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { RecordList } from './defineRecordList.ts';
import { RecordNotice } from './RecordNotice.tsx';
import { widenRange } from './rangeField.ts';
import type { FilterTable, WordsOf } from './recordFilters.ts';
import type { RecordRow } from './recordSource.ts';
import type { RecordListState } from './useRecordList.ts';

export interface RunProps<Row extends RecordRow, Filters extends FilterTable> {
  readonly list: RecordList<Row, Filters>;
  readonly run: RecordListState<Row, WordsOf<Filters>>;
}

/** What is to be known before the rows are read: parts that failed or were not read, old rows, an id without a row. */
export function RecordNotices<Row extends RecordRow, Filters extends FilterTable>(
  props: RunProps<Row, Filters>,
) {
  const { records } = props.run;
  const { staleSinceMs, refresh } = records;
  return (
    <>
      <FoundNotice {...props} />
      <StepNotice records={records} />
      <LeftOutNotice records={records} />
      {staleSinceMs === null ? (
        <FailureNotice {...props} />
      ) : (
        <StaleHint asOfMs={staleSinceMs} onRetry={refresh} />
      )}
    </>
  );
}

/** The id of the address, as long as its row is not there. */
function FoundNotice<Row extends RecordRow, Filters extends FilterTable>({
  list,
  run,
}: RunProps<Row, Filters>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { found, open } = run;
  return (
    <>
      <RecordNotice role="status" isShown={found.kind === 'loading' || found.kind === 'missing'}>
        {found.kind === 'loading' && <p>{t('records.find.loading')}</p>}
        {found.kind === 'missing' && (
          <>
            <p>{list.detail.missing?.(t) ?? t('records.find.missing')}</p>
            <TextLink variant="secondary" onClick={() => open(null)}>
              {t('records.find.clear')}
            </TextLink>
          </>
        )}
      </RecordNotice>
      {found.kind === 'failed' && (
        <ErrorState
          title={t('records.find.failed')}
          error={found.error}
          text={errorText(found.error)}
          onRetry={found.retry}
        />
      )}
    </>
  );
}

/** How many rows can't be shown, and the number by which support finds them (screens.md 0.2c). */
function LeftOutNotice({ records }: { readonly records: RecordListState<RecordRow, unknown>['records'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { leftOut } = records;
  if (leftOut === undefined) return null;
  return (
    <RecordNotice>
      <p role="status">{t('records.leftOut', { formatted: formatCount(leftOut.rows, language) })}</p>
      {leftOut.traceId !== null && <TraceFacts traceId={leftOut.traceId} />}
    </RecordNotice>
  );
}

/** How far a range is read that is asked for in steps; it can be stopped, and goes on from there. */
function StepNotice({ records }: { readonly records: RecordListState<RecordRow, unknown>['records'] }) {
  const { t } = useTranslation();
  const { steps, isLoading, isStopped, stop, resume } = records;
  if (steps === null || !(isLoading || isStopped)) return null;
  return (
    <RecordNotice isNeutral>
      {isLoading && <progress aria-label={t('records.steps.label')} max={steps.total} value={steps.done} />}
      <p role="status">{isStopped ? t('records.steps.stopped') : t('records.steps.progress', steps)}</p>
      <TextLink variant="secondary" onClick={isStopped ? resume : stop}>
        {t(isStopped ? 'records.steps.resume' : 'records.steps.stop')}
      </TextLink>
    </RecordNotice>
  );
}

/** What failed beside rows that are there; with no row at all the failure itself stands in their place. */
function FailureNotice<Row extends RecordRow, Filters extends FilterTable>({
  list,
  run,
}: RunProps<Row, Filters>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { failures, rows, retry } = run.records;
  const [failure] = failures;
  if (failure === undefined || rows.length === 0) return null;
  if (list.missing === undefined) {
    return <ErrorState error={failure.error} text={errorText(failure.error)} onRetry={() => retry()} />;
  }
  const { missing } = list;
  // Each failed source says what is missing, and can be tried again by itself.
  const lines = new Map<string, string[]>();
  for (const { sourceId } of failures) {
    const text = missing(sourceId, t);
    lines.set(text, [...(lines.get(text) ?? []), sourceId]);
  }
  return [...lines].map(([text, sourceIds]) => (
    <RecordNotice key={text} role="status">
      <p>{text}</p>
      <TextLink variant="secondary" onClick={() => retry(sourceIds)}>
        {t('states.retry')}
        {lines.size > 1 && <span className="sr-only">: {text}</span>}
      </TextLink>
    </RecordNotice>
  ));
}

/** A list without rows: why, and the one thing that may bring some. */
export function NoRecords<Row extends RecordRow, Filters extends FilterTable>({
  list,
  run,
}: RunProps<Row, Filters>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { records, state, view, isNarrowed, isFiltered, clear } = run;
  const [failure] = records.failures;
  if (failure !== undefined) {
    return (
      <ErrorState
        error={failure.error}
        text={errorText(failure.error)}
        onRetry={() => records.retry()}
        {...(list.failed !== undefined && { title: list.failed(t) })}
      />
    );
  }
  // Rows that could not be read are no empty list: the notice above says how many they are.
  if (records.leftOut !== undefined) return null;
  const { range } = state.address;
  const wider =
    range === null || list.period === null ? null : widenRange(range, systemClock.wallNow(), list.period);
  const widen = wider === null ? null : () => state.change({ range: wider });
  return (
    <EmptyState {...list.empty({ ...view, isNarrowed, isFiltered, clear, widen, show: state.change })} />
  );
}
