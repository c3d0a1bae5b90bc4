import type { TFunction } from 'i18next';
import { formatDate } from '#app/components/format/dates.ts';
import type { ExportJob } from '#app/features/exportJobs/exportJob.ts';
import { jobPeriod } from '#app/features/exportJobs/jobPeriod.ts';
import type { Language } from '#shared/site/languages.ts';
import { typeName } from '../typeNames.ts';

interface Words {
  readonly t: TFunction;
  readonly language: Language;
}

/** "Funding account, 1 – 30 Nov 2026, CSV". */
export function jobName(job: ExportJob, { t, language }: Words): string {
  return t('exports.jobs.name', {
    what: typeName(job.type, t),
    period: jobPeriod(job, { t, language }),
    format: job.format,
  });
}

/** What a state means: what happens next, and what can be done. */
export function jobMeaning({ state, expiresAtMs }: ExportJob, { t, language }: Words): string {
  const date = expiresAtMs === null ? '–' : formatDate(expiresAtMs, language);
  return t(`exports.meaning.${state.kind}`, { date });
}
