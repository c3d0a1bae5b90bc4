import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AreaHandlers } from '#sandbox/books/exchange/areaHandlers.ts';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { downloadLinks, exportChunks, exportFiles, exportJobs } from '#sandbox/books/state/schema/records.ts';
import { done, REFUSALS } from '#sandbox/server/api/answer.ts';
import { implement, reply } from '#sandbox/server/api/implement.ts';
import { CUTOFF_MS } from '../records/askedRange.ts';
import { addFileRoutes } from './addFileRoutes.ts';
import { createFileMaker } from './createFileMaker.ts';
import { issueLinks } from './downloads.ts';
import { estimateExport } from './estimateExport.ts';
import { FILE_TTL_DAYS } from './exportLife.ts';
import { EXPORT_TYPES, isOffered } from './exportTypes.ts';
import { listExports } from './listExports.ts';
import { createOrderCalls } from './orderCalls.ts';
import { STEP_JOB } from './orderExport.ts';
import { readQuota } from './quota.ts';
import { EXPIRE_JOB, expireExport, stepExport } from './stepExport.ts';

const TIMEZONES = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

/** Files of records: what there is to have, orders, their state, links, and the files themselves (screens.md 2.7). */
export function createFilesHandlers(exchange: Exchange): AreaHandlers {
  const { database } = exchange;
  const maker = createFileMaker(exchange);
  return {
    calls: [
      implement('exportConfig', async (_input, { uid, user, nowMs }) =>
        reply('exportConfig', {
          types: EXPORT_TYPES.map((exportType) => ({
            type: exportType.type,
            name: exportType.name,
            accounts: [...exportType.accounts],
            coins: exportType.hasCoins,
            maxDays: exportType.maxDays,
            formats: [...exportType.formats],
            enabled: isOffered(exportType, user),
            since: String(user.createdAtMs),
          })),
          quota: await readQuota(database.sql, uid, nowMs),
          cutoff: String(CUTOFF_MS / 1000),
          fileTtlDays: FILE_TTL_DAYS,
          timezones: TIMEZONES,
        }),
      ),
      ...createOrderCalls(exchange),
      implement('exportEstimate', async (input, asker) =>
        reply('exportEstimate', await estimateExport(exchange, input, asker)),
      ),
      implement('exportList', async (input, asker) =>
        reply('exportList', await listExports(database.sql, input, asker)),
      ),
      implement('exportUrl', async (input, asker) =>
        reply('exportUrl', await database.transact((sql) => issueLinks(sql, input, asker))),
      ),
      implement('exportDelete', async ({ id }, { uid, nowMs }) => {
        const isThere = await database.transact((sql) => deleteExport(sql, { id, uid, nowMs }));
        return isThere ? done({}) : REFUSALS.badParameter('id');
      }),
    ],
    jobs: {
      [STEP_JOB]: (sql, id, nowMs) => stepExport(sql, { exchange, maker }, id, nowMs),
      [EXPIRE_JOB]: (sql, id) => expireExport(sql, id),
    },
    routes: (app) => addFileRoutes(app, exchange),
  };
}

/** The row stays, without its files: it counts in the month's quota. */
async function deleteExport(
  sql: Sql,
  { id, uid, nowMs }: { readonly id: string; readonly uid: number; readonly nowMs: number },
): Promise<boolean> {
  const deleted = await sql
    .update(exportJobs)
    .set({ deletedAt: nowMs })
    .where(and(eq(exportJobs.id, id), eq(exportJobs.uid, uid), isNull(exportJobs.deletedAt)))
    .returning({ id: exportJobs.id });
  if (deleted.length === 0) {
    return false;
  }
  const files = sql.select({ id: exportFiles.id }).from(exportFiles).where(eq(exportFiles.jobId, id));
  await sql.delete(downloadLinks).where(inArray(downloadLinks.fileId, files));
  await sql.delete(exportFiles).where(eq(exportFiles.jobId, id));
  await sql.delete(exportChunks).where(eq(exportChunks.jobId, id));
  return true;
}
