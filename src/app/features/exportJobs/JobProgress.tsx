import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { JobState } from './exportJob.ts';
import { JOB_LINE } from './jobLine.ts';

export interface JobProgressProps {
  /** Null: it is ordered, and not listed yet. */
  readonly state: JobState | null;
  /** What is made, for screen readers. */
  readonly name: string;
}

/** How far a file is, as a bar with words; for a file that is made or has failed, the outcome. */
export function JobProgress({ state, name }: JobProgressProps) {
  const { t } = useTranslation();
  const { percent } = figuresOf(useLanguage());
  const errorText = useErrorText();
  if (state === null || state.kind === 'queued') {
    return (
      <progress className="w-24" aria-label={name} title={t('exportJobs.state.queued')} max={100} value={0} />
    );
  }
  if (state.kind === 'processing') {
    return (
      <span className={JOB_LINE}>
        <progress className="w-24" aria-label={name} max={100} value={state.percent} />
        <span className="num">{t('exportJobs.making', { percent: percent(String(state.percent)) })}</span>
      </span>
    );
  }
  if (state.kind === 'failed') {
    const reason = state.code === '' ? null : errorText({ code: state.code, message: '' });
    return <span>{reason === null ? t('exportJobs.failed') : t('exportJobs.failedBy', { reason })}</span>;
  }
  return <span>{t(`exportJobs.state.${state.kind}`)}</span>;
}
