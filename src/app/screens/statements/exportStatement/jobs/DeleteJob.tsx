import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import type { ExportJob } from '#app/features/exportJobs/exportJob.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { useRefreshExports } from '../useRefreshExports.ts';

export interface DeleteJobProps {
  readonly job: ExportJob;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** A parameter is wrong: the file was deleted elsewhere. */
const UNKNOWN = ['700000'];

/** Says what deleting a file means before it is done. */
export function DeleteJob({ job, onClose, onDeleted }: DeleteJobProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const refresh = useRefreshExports();
  const { run, isRunning, inlineError, error } = useApiAction('exportDelete', { inlineCodes: UNKNOWN });
  const remove = async (): Promise<void> => {
    const removed = await run({ id: job.id });
    refresh();
    if (removed.ok) onDeleted();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('exports.deletion.title')}
      description={t('exports.deletion.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('exports.deletion.keep')}</Button>
          <PausedButton variant="danger" error={error} isLoading={isRunning} onClick={() => void remove()}>
            {t('exports.deletion.do')}
          </PausedButton>
        </>
      }
    >
      <p role="alert" className="text-down">
        {inlineError !== null && errorText(inlineError)}
      </p>
    </Dialog>
  );
}
