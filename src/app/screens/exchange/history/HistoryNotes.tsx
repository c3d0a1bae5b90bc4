import { useTranslation } from 'react-i18next';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { StaleHint } from '#app/components/StaleHint.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { Records } from '#app/records/useRecords.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { kindOfSource } from './kindOfSource.ts';
import type { ShownConversion } from './useShownConversion.ts';

export interface HistoryNotesProps {
  readonly records: Records<Conversion>;
  /** What the address names by its id. */
  readonly shown: ShownConversion;
  /** Takes the id out of the address. */
  readonly onClear: () => void;
}

/** What is to be known before the rows are believed: parts that failed, rows that are old, an id that names nothing. */
export function HistoryNotes({ records, shown, onClear }: HistoryNotesProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { failures, staleSinceMs, rows, refresh } = records;
  // With no row at all the failure itself stands in the place of the rows.
  const missing =
    rows.length === 0 ? [] : [...new Set(failures.map(({ sourceId }) => kindOfSource(sourceId)))];
  return (
    <>
      <div role="status" className="history-note">
        {(shown.kind === 'loading' || shown.kind === 'missing') && (
          <>
            <p>{t(`history.id.${shown.kind}`)}</p>
            {shown.kind === 'missing' && (
              <TextLink variant="secondary" onClick={onClear}>
                {t('history.id.clear')}
              </TextLink>
            )}
          </>
        )}
      </div>
      {shown.kind === 'failed' && (
        <ErrorState
          title={t('history.id.failed')}
          error={shown.error}
          text={errorText(shown.error)}
          onRetry={shown.retry}
        />
      )}
      {missing.length > 0 && staleSinceMs === null && (
        <div role="status" className="history-note">
          <p>
            {t('history.incomplete', {
              kinds: missing.map((kind) => t(`history.tab.${kind}`)).join(', '),
            })}
          </p>
          <TextLink variant="secondary" onClick={refresh}>
            {t('states.retry')}
          </TextLink>
        </div>
      )}
      {staleSinceMs !== null && <StaleHint asOfMs={staleSinceMs} onRetry={refresh} />}
    </>
  );
}
