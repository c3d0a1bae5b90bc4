import { formatCount } from '#app/components/format/dates.ts';
import { DownloadJob } from '#app/features/exportJobs/DownloadJob.tsx';
import { type ExportJob, readExportJob } from '#app/features/exportJobs/exportJob.ts';
import { jobPeriod } from '#app/features/exportJobs/jobPeriod.ts';
import { defineRecordList } from '#app/features/recordList/defineRecordList.ts';
import { place, ROW_TIME, recordFields, TABLE_ONLY } from '#app/features/recordList/recordFields.ts';
import { createSource, type RecordSource } from '#app/features/recordList/recordSource.ts';
import { NoValue } from '#app/features/recordList/table/NoValue.tsx';
import { systemClock } from '#shared/async/clock.ts';
import { formatSize } from '../formatSize.ts';
import { typeName } from '../typeNames.ts';
import { JOB_SOURCE } from '../useRefreshExports.ts';
import { JobDrawer } from './JobDrawer.tsx';
import { JobStateCell } from './JobState.tsx';
import { jobName } from './jobWords.ts';

/** screens.md 1.18: 5 s while jobs run; the follower asks in the background. Read again every minute for what other devices order. */
const JOB_POLLING = { pendingMs: 5_000, idleMs: 60_000 } as const;

/** What there is of a file that was ordered. */
const FIELDS = recordFields<ExportJob>()({
  fields: {
    time: ROW_TIME,
    // Rows of two lines leave the period to the details.
    what: {
      ...{ kind: 'text', of: ({ type }, { t }) => typeName(type, t), isFixed: true, line: 1 },
      cell: (job, view) => (
        <span className="inline-grid justify-items-start gap-0.5">
          {typeName(job.type, view.t)}
          <span className="num text-small text-text-2 in-data-lines:hidden">{jobPeriod(job, view)}</span>
        </span>
      ),
    },
    period: { kind: 'text', of: jobPeriod },
    format: { kind: 'text', of: ({ format }) => format, isExtra: true },
    state: { ...TABLE_ONLY, isFixed: true, line: 1, cell: (job) => <JobStateCell job={job} /> },
    rows: {
      ...{ kind: 'text', align: 'end', isExtra: true },
      of: ({ rows, files }, { language }) => (files === 0 ? '' : formatCount(rows, language)),
    },
    size: {
      ...{ kind: 'text', align: 'end', isExtra: true },
      of: ({ sizeBytes, files }, { language }) => (files === 0 ? '' : formatSize(sizeBytes, language)),
    },
    expires: {
      ...{ kind: 'time', of: ({ state, expiresAtMs }) => (state.kind === 'ready' ? expiresAtMs : null) },
      isExtra: true,
    },
    end: { kind: 'time', of: ({ expiresAtMs }) => expiresAtMs },
    // Rows of two lines have no place for it: it is in the details.
    download: {
      ...{ ...TABLE_ONLY, isFixed: true, isExtra: true },
      cell: (job, view) =>
        job.state.kind === 'ready' ? <DownloadJob job={job} name={jobName(job, view)} /> : <NoValue />,
    },
  },
  column: place('exports.jobs', 'time what format state rows size expires download', {
    time: 'exports.jobs.requested',
    state: 'terms.status',
  }),
  detail: place('exports.jobs', 'time period format rows size end', {
    time: 'exports.jobs.requested',
    period: 'exports.field.period',
    end: 'exports.jobs.expires',
  }),
});

/** What the user has ordered, with how far each file is (screens.md 1.18). */
export const JOBS = defineRecordList({
  id: 'exportJobs',
  label: ({ t }) => t('exports.jobs.title'),
  filters: {},
  period: null,
  // What the builder takes of the address (screens.md 1.24).
  others: ['type', 'from', 'to', 'preset'],
  sources: () => [jobSource()],
  fields: FIELDS,
  detail: {
    nameOf: jobName,
    readId: (text) => (/^[\w-]{1,64}$/.test(text) ? text : null),
    Drawer: JobDrawer,
  },
  sumWords: (rows, { t, language }) =>
    t('exports.jobs.count', { count: rows.length, formatted: formatCount(rows.length, language) }),
  empty: ({ t }) => ({
    text: t('exports.jobs.none'),
    action: {
      label: t('exports.jobs.toBuilder'),
      onClick: () => document.querySelector<HTMLSelectElement>('#export-builder select')?.focus(),
    },
  }),
  failed: (t) => t('exports.jobs.failed'),
  polling: JOB_POLLING,
});

/** The files that a user has ordered, from any device. */
function jobSource(): RecordSource<ExportJob> {
  return createSource({
    id: JOB_SOURCE,
    endpoint: 'exportList',
    asked: {},
    maxSpanMs: null,
    maxLimit: 50,
    inputOf: (_asked, { cursor, limit }) => ({ limit, ...(cursor !== '' && { cursor }) }),
    read: ({ list, nextPageCursor }) => ({
      // The exchange's own word of what is expired comes with the next answer.
      rows: list.map((job) => readExportJob(job, systemClock.wallNow())),
      nextCursor: nextPageCursor,
    }),
  });
}
