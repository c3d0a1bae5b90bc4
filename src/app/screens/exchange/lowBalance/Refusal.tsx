import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#app/components/TextLink.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { AppError } from '#shared/result/appError.ts';

export interface RefusalProps {
  readonly error: AppError;
  readonly historyTo: string;
}

/** Another conversion of this person is running (screens.md 0.2): the way to it is offered (1.23). */
const RUNNING = '700021';

/** Why there is no preview, or no order: in its own place, with the way on. */
export function Refusal({ error, historyTo }: RefusalProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <div role="alert" className="low-balance-refusal">
      <CircleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none text-down" />
      <p>
        {errorText(error)}{' '}
        {error.code === RUNNING && (
          <TextLink variant="secondary" to={`${historyTo}?status=processing`}>
            {t('lowBalance.running')}
          </TextLink>
        )}
      </p>
    </div>
  );
}
