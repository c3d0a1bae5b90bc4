import { CircleCheck, CircleX, Clock, Hourglass, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Chip } from '#app/components/Chip.tsx';
import { formatCount } from '#app/components/format/dates.ts';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { DownloadJob } from '#app/features/exportJobs/DownloadJob.tsx';
import { type ExportJob, readExportJob } from '#app/features/exportJobs/exportJob.ts';
import { JobProgress } from '#app/features/exportJobs/JobProgress.tsx';
import { jobPeriod } from '#app/features/exportJobs/jobPeriod.ts';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { defineRecordList } from '#app/features/recordList/defineRecordList.ts';
import { place, ROW_TIME, recordFields, TABLE_ONLY } from '#app/features/recordList/recordFields.ts';
import { createSource, type RecordSource } from '#app/features/recordList/recordSource.ts';
import { IdCell } from '#app/features/recordList/table/IdCell.tsx';
import { NoValue } from '#app/features/recordList/table/NoValue.tsx';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { formatSize } from '../formatSize.ts';
import { typeName } from '../typeNames.ts';
import { JOB_SOURCE, useRefreshExports } from '../useRefreshExports.ts';
import { againLink } from './againLink.ts';
import { stepsOf } from './jobSteps.ts';
import { jobMeaning, jobName } from './jobWords.ts';

const LOOK = {
  queued: { tone: 'neutral', icon: Hourglass },
  processing: { tone: 'neutral', icon: LoaderCircle },
  ready: { tone: 'up', icon: CircleCheck },
  expired: { tone: 'neutral', icon: Clock },
  failed: { tone: 'down', icon: CircleX },
} as const;

/** How far a file is: by word, shape and, while it is made, a bar. */
function JobStateCell({ job }: { readonly job: ExportJob }) {
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

/** A file whole: what it is of, how far it is, its hashes, and what can be done with it. */
function JobDrawer({ row, facts, onClose }: RecordDrawerProps<ExportJob>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isDeleting, setDeleting] = useState(false);
  const { kind } = row.state;
  const end = facts.findIndex(({ id }) => id === 'end');
  const hashes = row.hashes.map((hash, at) => ({
    ...{ label: t('exports.jobs.hash', { part: at + 1 }), value: <IdCell id={hash} />, text: hash },
  }));
  return (
    <RecordDetail
      onClose={onClose}
      title={typeName(row.type, t)}
      status={<JobStateCell job={row} />}
      steps={stepsOf(row)}
      meaning={jobMeaning(row, { t, language })}
      facts={facts.toSpliced(end === -1 ? facts.length : end, 0, ...hashes)}
      actions={
        <>
          {kind === 'ready' && <DownloadJob job={row} name={jobName(row, { t, language })} size="normal" />}
          {(kind === 'expired' || kind === 'failed') && (
            <TextLink to={againLink(row)}>{t('exports.jobs.again')}</TextLink>
          )}
          <Button variant="ghost" onClick={() => setDeleting(true)}>
            {t('exports.jobs.delete')}
          </Button>
        </>
      }
    >
      {row.hashes.length > 0 && <p className="text-text-2">{t('exports.jobs.hashNote')}</p>}
      {isDeleting && <DeleteJob job={row} onClose={() => setDeleting(false)} onDeleted={onClose} />}
    </RecordDetail>
  );
}

interface DeleteJobProps {
  readonly job: ExportJob;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** A parameter is wrong: the file was deleted elsewhere. */
const UNKNOWN = ['700000'];

/** Says what deleting a file means before it is done. */
function DeleteJob({ job, onClose, onDeleted }: DeleteJobProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const refresh = useRefreshExports();
  const { run, isRunning, inlineError, error } = useApiAction('exportDelete', { inlineCodes: UNKNOWN });
  const remove = async (): Promise<void> => {
    const removed = await run({ id: job.id });
    refresh();
    if (removed.ok) onDeleted();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('exports.deletion.title')}
      description={t('exports.deletion.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('exports.deletion.keep')}</Button>
          <PausedButton variant="danger" error={error} isLoading={isRunning} onClick={() => void remove()}>
            {t('exports.deletion.do')}
          </PausedButton>
        </>
      }
    >
      <p role="alert" className="text-down">
        {inlineError !== null && errorText(inlineError)}
      </p>
    </Dialog>
  );
}

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
    read: ({ list, nextPageCursor }, exchangeMs) => ({
      // The exchange's own word of what is expired comes with the next answer.
      rows: list.map((job) => readExportJob(job, exchangeMs)),
      nextCursor: nextPageCursor,
    }),
  });
}
