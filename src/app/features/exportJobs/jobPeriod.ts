import type { TFunction } from 'i18next';
import { dateFormat } from '#app/components/format/dates.ts';
import { formatPeriod } from '#app/components/format/formatPeriod.ts';
import type { Language } from '#shared/site/languages.ts';
import type { ExportJob } from './exportJob.ts';

/** The days that a file covers: for taxes the days of its country, whatever the reader's zone. */
export function jobPeriod(
  job: ExportJob,
  { t, language }: { readonly t: TFunction; readonly language: Language },
): string {
  const { startMs, endMs, timeZone } = job;
  if (timeZone === undefined || timeZone === 'UTC') return formatPeriod(job, language, t);
  return dateFormat(language, { dateStyle: 'medium', timeZone }).formatRange(startMs, endMs);
}
