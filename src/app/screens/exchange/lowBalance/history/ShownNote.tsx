import { useTranslation } from 'react-i18next';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { ShownRecord } from './useShownRecord.ts';

export interface ShownNoteProps {
  readonly shown: ShownRecord;
  /** Takes the id out of the address. */
  readonly onClear: () => void;
}

/** What is to be said of the id in the address while no record of it is shown. */
export function ShownNote({ shown, onClear }: ShownNoteProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <>
      <div role="status" className="low-balance-dropped">
        {shown.kind === 'loading' && t('states.loading')}
        {shown.kind === 'missing' && (
          <>
            {t('lowBalance.history.noSuchId')}{' '}
            <TextLink variant="secondary" onClick={onClear}>
              {t('records.filter.clear')}
            </TextLink>
          </>
        )}
      </div>
      {shown.kind === 'failed' && (
        <ErrorState error={shown.error} text={errorText(shown.error)} onRetry={shown.retry} />
      )}
    </>
  );
}
