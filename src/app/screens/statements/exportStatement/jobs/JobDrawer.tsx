import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { DownloadJob } from '#app/features/exportJobs/DownloadJob.tsx';
import type { ExportJob } from '#app/features/exportJobs/exportJob.ts';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { IdCell } from '#app/features/recordList/table/IdCell.tsx';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { typeName } from '../typeNames.ts';
import { useRefreshExports } from '../useRefreshExports.ts';
import { againLink } from './againLink.ts';
import { JobStateCell } from './JobState.tsx';
import { stepsOf } from './jobSteps.ts';
import { jobMeaning, jobName } from './jobWords.ts';

/** A file whole: what it is of, how far it is, its hashes, and what can be done with it. */
export function JobDrawer({ row, facts, onClose }: RecordDrawerProps<ExportJob>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isDeleting, setDeleting] = useState(false);
  const { kind } = row.state;
  const end = facts.findIndex(({ id }) => id === 'end');
  const hashes = row.hashes.map((hash, at) => ({
    ...{ label: t('exports.jobs.hash', { part: at + 1 }), value: <IdCell id={hash} />, text: hash },
  }));
  return (
    <RecordDetail
      onClose={onClose}
      title={typeName(row.type, t)}
      status={<JobStateCell job={row} />}
      steps={stepsOf(row)}
      meaning={jobMeaning(row, { t, language })}
      facts={facts.toSpliced(end === -1 ? facts.length : end, 0, ...hashes)}
      actions={
        <>
          {kind === 'ready' && <DownloadJob job={row} name={jobName(row, { t, language })} size="normal" />}
          {(kind === 'expired' || kind === 'failed') && (
            <TextLink to={againLink(row)}>{t('exports.jobs.again')}</TextLink>
          )}
          <Button variant="ghost" onClick={() => setDeleting(true)}>
            {t('exports.jobs.delete')}
          </Button>
        </>
      }
    >
      {row.hashes.length > 0 && <p className="text-text-2">{t('exports.jobs.hashNote')}</p>}
      {isDeleting && <DeleteJob job={row} onClose={() => setDeleting(false)} onDeleted={onClose} />}
    </RecordDetail>
  );
}

interface DeleteJobProps {
  readonly job: ExportJob;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** A parameter is wrong: the file was deleted elsewhere. */
const UNKNOWN = ['700000'];

/** Says what deleting a file means before it is done. */
function DeleteJob({ job, onClose, onDeleted }: DeleteJobProps) {
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
