import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import { exportJobs } from '#sandbox/books/state/schema/records.ts';
import { FILE_TTL_MS } from '#sandbox/calls/files/exportLife.ts';
import { emptyFiles, keepFiles, makeFiles, storeFiles } from '#sandbox/calls/files/makeFiles.ts';
import { EXPIRE_JOB } from '#sandbox/calls/files/stepExport.ts';
import { USER_ID } from '#sandbox/seed/reference/demoUsers.ts';
import type { Past } from '../createPast.ts';
import { DAY_MS, type PastEvent, type PastRule, type PastTable } from '../planEvents.ts';

interface ExportRule extends PastRule {
  readonly type: string;
  readonly days: number;
}

const WORK_MS = 8_000;

/** Two exports that can be downloaded and one that has expired. CSV alone, which needs no library at the start. */
export const EXPORTS: PastTable<ExportRule> = {
  name: 'export',
  rules: [
    { uid: USER_ID.demo, type: 'funding', days: 90, when: { agoMs: 2 * DAY_MS } },
    { uid: USER_ID.demo, type: 'derivatives', days: 180, when: { agoMs: 5 * DAY_MS } },
    { uid: USER_ID.demo, type: 'spot', days: 366, when: { agoMs: 20 * DAY_MS } },
  ],
  write: writeExport,
};

function writeExport({ exchange, followUps }: Past, { rule, atMs, random }: PastEvent<ExportRule>): void {
  const expiresAt = atMs + WORK_MS + FILE_TTL_MS;
  const isOver = expiresAt <= exchange.startedAtMs;
  const job = {
    id: `export-${random.integer(0, 2 ** 32).toString(16)}`,
    uid: rule.uid,
    kind: 'create',
    type: rule.type,
    input: {
      ...{ kind: 'create' as const, accountTypes: [], coins: [], uids: [] },
      ...{ timezone: 'UTC', lang: 'en' },
    },
    startAt: atMs - rule.days * DAY_MS,
    endAt: atMs,
    format: 'CSV' as const,
    status: isOver ? (3 as const) : (2 as const),
    progress: 100,
    createdAt: atMs,
    expiresAt,
  };
  // The files are made of the rows of all other tables.
  followUps.push(async (sql, opened) => {
    const stored = await storeFiles(sql, job.id, await makeFiles(sql, opened, job));
    await keepFiles(sql, job.id, stored);
    await sql.insert(exportJobs).values({ ...job, rows: stored.rows });
    if (isOver) {
      await emptyFiles(sql, job.id);
    } else {
      await scheduleJob(sql, { kind: EXPIRE_JOB, reference: job.id, dueMs: expiresAt });
    }
  });
}
