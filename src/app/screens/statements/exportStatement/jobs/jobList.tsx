import { formatCount } from '#app/components/format/dates.ts';
import { DownloadJob } from '#app/features/exportJobs/DownloadJob.tsx';
import { type ExportJob, readExportJob } from '#app/features/exportJobs/exportJob.ts';
import { jobPeriod } from '#app/features/exportJobs/jobPeriod.ts';
import { defineRecordList, type RecordView } from '#app/features/recordList/defineRecordList.ts';
import { createSource, type RecordSource } from '#app/features/recordList/recordSource.ts';
import { momentColumn, NoValue, textColumn, timeColumn } from '#app/features/recordList/table/columns.tsx';
import type { RecordColumn } from '#app/features/recordList/table/recordColumn.ts';
import { systemClock } from '#shared/async/clock.ts';
import { formatSize } from '../formatSize.ts';
import { typeName } from '../typeNames.ts';
import { JOB_SOURCE } from '../useRefreshExports.ts';
import { JobDrawer } from './JobDrawer.tsx';
import { JobStateCell } from './JobState.tsx';
import { jobName } from './jobWords.ts';

/** screens.md 1.18: 5 s while jobs run; the follower asks in the background. Read again every minute for what other devices order. */
const JOB_POLLING = { pendingMs: 5_000, idleMs: 60_000 } as const;

type View = RecordView<Readonly<Record<string, never>>>;

/** What the user has ordered, with how far each file is (screens.md 1.18). */
export const JOBS = defineRecordList({
  id: 'exportJobs',
  label: ({ t }) => t('exports.jobs.title'),
  filters: {},
  period: null,
  // What the builder takes of the address (screens.md 1.24).
  others: ['type', 'from', 'to', 'preset'],
  sources: () => [jobSource()],
  columns: jobColumns,
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
      onClick: () => document.querySelector<HTMLSelectElement>('.export-builder select')?.focus(),
    },
  }),
  failed: (t) => t('exports.jobs.failed'),
  polling: JOB_POLLING,
});

function jobColumns({ t, language }: View): readonly RecordColumn<ExportJob>[] {
  const number = (
    id: string,
    title: string,
    textOf: (job: ExportJob) => string | null,
  ): RecordColumn<ExportJob> => ({
    ...{ id, title, align: 'end', isExtra: true },
    cell: (job) => {
      const text = textOf(job);
      return text === null ? <NoValue /> : <span className="num">{text}</span>;
    },
  });
  return [
    timeColumn(t('exports.jobs.requested')),
    {
      ...{ id: 'what', title: t('exports.jobs.what'), isFixed: true, line: 1 },
      cell: (job) => (
        <span className="job-what">
          {typeName(job.type, t)}
          <span className="job-period num">{jobPeriod(job, { t, language })}</span>
        </span>
      ),
    },
    textColumn('format', t('exports.jobs.format'), ({ format }) => format, { isExtra: true }),
    {
      ...{ id: 'state', title: t('terms.status'), isFixed: true, line: 1 },
      cell: (job) => <JobStateCell job={job} />,
    },
    number('rows', t('exports.jobs.rows'), ({ rows, files }) =>
      files === 0 ? null : formatCount(rows, language),
    ),
    number('size', t('exports.jobs.size'), ({ sizeBytes, files }) =>
      files === 0 ? null : formatSize(sizeBytes, language),
    ),
    {
      ...momentColumn<ExportJob>('expires', t('exports.jobs.expires'), ({ state, expiresAtMs }) =>
        state.kind === 'ready' ? expiresAtMs : null,
      ),
      isExtra: true,
    },
    {
      // Rows of two lines have no place for it: it is in the details.
      ...{ id: 'download', title: t('exports.jobs.download'), isFixed: true, isExtra: true },
      cell: (job) =>
        job.state.kind === 'ready' ? (
          <DownloadJob job={job} name={jobName(job, { t, language })} />
        ) : (
          <NoValue />
        ),
    },
  ];
}

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
