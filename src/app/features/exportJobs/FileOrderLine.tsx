import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { Result } from '#shared/result/result.ts';
import type { JobFollower } from './createJobFollower.ts';
import { DownloadJob } from './DownloadJob.tsx';
import type { ExportJob } from './exportJob.ts';
import type { FollowedSet } from './followSet.ts';
import { JobProgress } from './JobProgress.tsx';
import { JOB_LINE } from './jobLine.ts';
import type { OrderedFile } from './orderFile.ts';
import { useJobFollower } from './useJobFollower.ts';

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
    <span className={JOB_LINE}>
      <PausedButton
        size="small"
        error={state.kind === 'refused' ? state.error : null}
        isLoading={state.kind === 'ordering'}
        isDisabled={isDisabled || isMaking}
        onClick={() => void order(label, send)}
      >
        {label}
      </PausedButton>
      <span role="status" className={JOB_LINE}>
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

/** One file from its order to its end. */
type FileOrderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'ordering' }
  | { readonly kind: 'refused'; readonly error: AppError }
  /** `job` is null until the exchange has listed it. */
  | { readonly kind: 'ordered'; readonly isRunning: boolean; readonly job: ExportJob | null }
  /** The file was deleted meanwhile. */
  | { readonly kind: 'gone' };

interface FileOrder {
  readonly state: FileOrderState;
  /** Orders a file with orderFile, and follows it wherever the user goes meanwhile; `name` is what a notice calls it. */
  readonly order: (name: string, send: () => Promise<Result<OrderedFile>>) => Promise<void>;
}

type Sent =
  | Extract<FileOrderState, { readonly kind: 'idle' | 'ordering' | 'refused' }>
  | { readonly kind: 'sent'; readonly ordered: OrderedFile; readonly follower: JobFollower };

const NO_SETS = createStore<readonly FollowedSet[]>()(() => []);

/** The order of one file that its own line shows; one that is quiet is followed by that line alone, without a notice. */
function useFileOrder(isQuiet = false): FileOrder {
  const follower = useJobFollower();
  const sets = useStore(follower?.sets ?? NO_SETS);
  const [sent, setSent] = useState<Sent>({ kind: 'idle' });
  return {
    state: stateOf(sent, follower, sets),
    order: async (name, send) => {
      setSent({ kind: 'ordering' });
      const answered = await send();
      if (!answered.ok) setSent({ kind: 'refused', error: answered.error });
      else if (follower !== null) {
        const { id } = answered.value;
        follower.add({ key: id, name, ids: [id] }, isQuiet);
        setSent({ kind: 'sent', ordered: answered.value, follower });
      }
    },
  };
}

function stateOf(sent: Sent, follower: JobFollower | null, sets: readonly FollowedSet[]): FileOrderState {
  if (sent.kind !== 'sent') return sent;
  // What one user ordered is not shown to the next.
  if (sent.follower !== follower) return { kind: 'idle' };
  const { id, isRunning } = sent.ordered;
  const set = sets.find(({ key }) => key === id);
  return set === undefined ? { kind: 'gone' } : { kind: 'ordered', isRunning, job: set.jobs[0] ?? null };
}
