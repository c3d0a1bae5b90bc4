import { CircleCheck, CircleX, Clock, Hourglass, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#app/components/Chip.tsx';
import type { ExportJob } from '#app/features/exportJobs/exportJob.ts';
import { JobProgress } from '#app/features/exportJobs/JobProgress.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { jobName } from './jobWords.ts';

const LOOK = {
  queued: { tone: 'neutral', icon: Hourglass },
  processing: { tone: 'neutral', icon: LoaderCircle },
  ready: { tone: 'up', icon: CircleCheck },
  expired: { tone: 'neutral', icon: Clock },
  failed: { tone: 'down', icon: CircleX },
} as const;

/** How far a file is: by word, shape and, while it is made, a bar. */
export function JobStateCell({ job }: { readonly job: ExportJob }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { kind } = job.state;
  return (
    <span className="inline-grid justify-items-start gap-0.5">
      {kind === 'processing' ? (
        <JobProgress state={job.state} name={jobName(job, { t, language })} />
      ) : (
        <Chip {...LOOK[kind]} word={t(`exportJobs.state.${kind}`)} className="whitespace-nowrap" />
      )}
    </span>
  );
}
