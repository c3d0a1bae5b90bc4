import { useTranslation } from 'react-i18next';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { Result } from '#shared/result/result.ts';
import { DownloadJob } from './DownloadJob.tsx';
import { JobProgress } from './JobProgress.tsx';
import type { OrderedFile } from './orderFile.ts';
import { useFileOrder } from './useFileOrder.ts';
import './exportJobs.css';

export interface FileOrderLineProps {
  /** The button: "Proof of ownership (PDF)". It is the file's name as well. */
  readonly label: string;
  /** Orders the file, with orderFile. */
  readonly send: () => Promise<Result<OrderedFile>>;
  readonly isDisabled?: boolean;
  /** The receipt of one record: the press that orders it saves it, and no notice says that it is ready (screens.md 0.2c). */
  readonly isReceipt?: boolean;
}

/** Orders one file, shows how far it is, and downloads it once it is ready. */
export function FileOrderLine({ label, send, isDisabled = false, isReceipt = false }: FileOrderLineProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { state, order } = useFileOrder(isReceipt);
  const job = state.kind === 'ordered' ? state.job : null;
  const isMaking = state.kind === 'ordered' && (job === null || job.isPending);
  return (
    <span className="job-line">
      <PausedButton
        size="small"
        error={state.kind === 'refused' ? state.error : null}
        isLoading={state.kind === 'ordering'}
        isDisabled={isDisabled || isMaking}
        onClick={() => void order(label, send)}
      >
        {label}
      </PausedButton>
      <span role="status" className="job-line">
        {state.kind === 'refused' && errorText(state.error)}
        {state.kind === 'gone' && t('exportJobs.gone')}
        {state.kind === 'ordered' && job?.state.kind !== 'ready' && (
          <JobProgress state={job?.state ?? null} name={label} />
        )}
        {isMaking && state.kind === 'ordered' && state.isRunning && t('exportJobs.running')}
      </span>
      {job?.state.kind === 'ready' && <DownloadJob job={job} name={label} savesAtOnce={isReceipt} />}
    </span>
  );
}
