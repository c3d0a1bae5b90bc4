import { useEffect, useRef, useState } from 'react';
import { fetchFile } from '#app/bridge/fetchFile.ts';
import { saveFile } from '#app/browser/saveFile.ts';
import { useApi } from '#app/queries/useApi.ts';
import type { ExportJob } from './exportJob.ts';
import { type SaveOutcome, saveJob } from './saveJob.ts';

/** Where a download stands. */
export type SaveState = { readonly kind: 'idle' } | { readonly kind: 'loading' } | SaveOutcome;

export interface SaveJob {
  readonly state: SaveState;
  /** Downloads, checks and saves the files of a job, unless that is under way. */
  readonly save: (job: ExportJob) => void;
}

/** The download of one job's files. A download that has begun ends, also without the component. */
export function useSaveJob(): SaveJob {
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
