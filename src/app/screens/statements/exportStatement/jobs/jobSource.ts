import { type ExportJob, readExportJob } from '#app/features/exportJobs/exportJob.ts';
import { createSource, type RecordSource } from '#app/features/recordList/recordSource.ts';
import { systemClock } from '#shared/async/clock.ts';
import { JOB_SOURCE } from '../useRefreshExports.ts';

/** screens.md 1.18: 5 s while jobs run; the follower asks in the background. Read again every minute for what other devices order. */
export const JOB_POLLING = { pendingMs: 5_000, idleMs: 60_000 } as const;

/** The files that a user has ordered, from any device. */
export function jobSource(): RecordSource<ExportJob> {
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
