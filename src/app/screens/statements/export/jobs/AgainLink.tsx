import { useTranslation } from 'react-i18next';
import { TextLink } from '#app/components/TextLink.tsx';
import type { ExportJob } from '#app/exportJobs/exportJob.ts';
import { dayOf } from '#app/records/dateRange.ts';

/** Leads to the builder, or the page, where the same file is ordered (screens.md 1.23, "134005: make again"). */
export function AgainLink({ job }: { readonly job: ExportJob }) {
  const { t } = useTranslation();
  return <TextLink to={againLink(job)}>{t('exports.jobs.again')}</TextLink>;
}

/** Where a file of this kind is ordered, with the same choice as far as the list knows it. */
export function againLink({ kind, type, startMs, endMs }: ExportJob): string {
  if (kind === 'tax-report' || kind === 'india-tax-statement') return '/tax-center';
  if (type === 'addressOwnership') return '/deposit/chain-address';
  const choice = { type, from: dayOf(startMs), to: dayOf(endMs) };
  return `/exportStatment?${new URLSearchParams(choice)}`;
}
