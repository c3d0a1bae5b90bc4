import { lt } from 'drizzle-orm';
import { scheduleJob } from '../life/scheduleJob.ts';
import type { Sql } from '../state/database.ts';
import { quotes } from '../state/schema/convert.ts';
import { attempts, requests } from '../state/schema/users.ts';
import type { AreaHandlers } from './areaHandlers.ts';

/** Its first run is a day after the exchange started. */
export const PRUNE_JOB = 'upkeep/prune';
export const PRUNE_EVERY_MS = 86_400_000;
/** Requests are not repeated, and quotes not used, after that. */
const KEPT_MS = 7 * PRUNE_EVERY_MS;

/** Forgets, once a day, what only served to do something once. Orders, movements and all that is a record stay. */
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
