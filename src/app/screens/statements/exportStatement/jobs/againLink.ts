import { utcDaysOf } from '#app/components/format/formatPeriod.ts';
import type { ExportJob } from '#app/features/exportJobs/exportJob.ts';
import { dayOf } from '#app/features/recordList/dateRange.ts';

/** Where a file of this kind is ordered, with the same choice as far as the list knows it. */
export function againLink({ kind, type, startMs, endMs }: ExportJob): string {
  if (kind === 'tax-report' || kind === 'india-tax-statement') return '/tax-center';
  if (type === 'addressOwnership') return '/deposit/chain-address';
  if (type === 'signedApplication') return '/questionnaire';
  if (type === 'withdrawalReceipt') {
    const day = dayOf(startMs);
    return `/withdraw?${new URLSearchParams({ all: '1', start: day, end: day })}`;
  }
  const days = utcDaysOf({ startMs, endMs });
  // Days of UTC are the same days of the reader.
  const dayAt = (ms: number): string => (days === null ? dayOf(ms) : new Date(ms).toISOString().slice(0, 10));
  const choice = { type, from: dayAt(days?.startMs ?? startMs), to: dayAt(days?.endMs ?? endMs) };
  return `/exportStatment?${new URLSearchParams(choice)}`;
}
