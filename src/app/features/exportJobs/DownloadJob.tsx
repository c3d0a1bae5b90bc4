import { Download } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '#app/bridge/fetchFile.ts';
import { saveFile } from '#app/browser/saveFile.ts';
import type { ButtonProps } from '#app/components/Button.tsx';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApi } from '#app/queries/useApi.ts';
import type { ExportJob } from './exportJob.ts';
import { JOB_LINE } from './jobLine.ts';
import { type SaveOutcome, saveJob } from './saveJob.ts';

export interface DownloadJobProps {
  /** One that is ready. */
  readonly job: ExportJob;
  /** What is downloaded, for screen readers: "Funding account, 1 – 30 Nov 2026, CSV". */
  readonly name: string;
  readonly size?: ButtonProps['size'];
  /** Saves the file as soon as it has been made, since the user pressed for it before. The button saves it once more. */
  readonly savesAtOnce?: boolean;
}

/** Downloads the files of a job, and says whether they are what the exchange made, by their SHA-256 (screens.md 1.18). */
export function DownloadJob({ job, name, size = 'small', savesAtOnce = false }: DownloadJobProps) {
  const { t } = useTranslation();
  const { state, save } = useSaveJob();
  const saveFirst = useEffectEvent(() => save(job));
  useEffect(() => {
    if (savesAtOnce) saveFirst();
  }, [savesAtOnce]);
  return (
    <span className={JOB_LINE} data-download>
      <PausedButton
        size={size}
        error={state.kind === 'failed' ? state.error : null}
        isLoading={state.kind === 'loading'}
        aria-label={t('exportJobs.downloadOf', { name })}
        onClick={() => save(job)}
      >
        <Download size={16} aria-hidden="true" />
        {t('exportJobs.download')}
      </PausedButton>
      <span
        role="status"
        className={state.kind === 'differs' || state.kind === 'failed' ? 'text-down' : 'text-text-2'}
      >
        <SaveWords state={state} />
      </span>
    </span>
  );
}

function SaveWords({ state }: { readonly state: SaveState }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  switch (state.kind) {
    case 'idle':
      return null;
    case 'loading':
      return t('exportJobs.loading');
    case 'saved':
      return t(state.isChecked ? 'exportJobs.checked' : 'exportJobs.unchecked', { count: state.files });
    case 'differs':
      return t('exportJobs.differs', { part: state.part });
    case 'failed':
      return errorText(state.error);
  }
}

/** Where a download stands. */
type SaveState = { readonly kind: 'idle' } | { readonly kind: 'loading' } | SaveOutcome;

interface SaveJob {
  readonly state: SaveState;
  /** Downloads, checks and saves the files of a job, unless that is under way. */
  readonly save: (job: ExportJob) => void;
}

/** The download of one job's files. A download that has begun ends, also without the component. */
function useSaveJob(): SaveJob {
  const request = useApi();
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const isRunning = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return {
    state,
    save: (job) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setState({ kind: 'loading' });
      const options = { request, fetchFile, save: saveFile, pageHref: location.href };
      void saveJob(job, options).then((outcome) => {
        isRunning.current = false;
        if (!isGone.current) setState(outcome);
      });
    },
  };
}
