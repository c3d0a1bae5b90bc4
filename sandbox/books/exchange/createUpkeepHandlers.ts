import { lt } from 'drizzle-orm';
import { scheduleJob } from '../life/scheduleJob.ts';
import type { Sql } from '../state/database.ts';
import { quotes } from '../state/schema/convert.ts';
import { attempts, requests } from '../state/schema/users.ts';
import type { AreaHandlers } from './areaHandlers.ts';

/** The job that prunes; its first run is a day after the exchange started. */
export const PRUNE_JOB = 'upkeep/prune';
export const PRUNE_EVERY_MS = 86_400_000;
/** How long, in ms, requests, quotes and attempts are kept; later no request is repeated and no quote is used. */
const KEPT_MS = 7 * PRUNE_EVERY_MS;

/** Deletes old requests, quotes and attempts once a day. Orders, movements and all other records stay. */
export function createUpkeepHandlers(): AreaHandlers {
  return {
    calls: [],
    jobs: {
      [PRUNE_JOB]: async (sql, _reference, nowMs) => {
        await prune(sql, nowMs - KEPT_MS);
        await scheduleJob(sql, { kind: PRUNE_JOB, reference: '', dueMs: nowMs + PRUNE_EVERY_MS });
      },
    },
  };
}

async function prune(sql: Sql, beforeMs: number): Promise<void> {
  await sql.delete(requests).where(lt(requests.at, beforeMs));
  await sql.delete(quotes).where(lt(quotes.expiresAt, beforeMs));
  await sql.delete(attempts).where(lt(attempts.at, beforeMs));
}
