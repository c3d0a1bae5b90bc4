import { lt } from 'drizzle-orm';
import { scheduleJob } from '../life/scheduleJob.ts';
import type { Sql } from '../state/database.ts';
import { quotes } from '../state/schema/convert.ts';
import { attempts, requests } from '../state/schema/users.ts';
import type { AreaHandlers } from './areaHandlers.ts';
import type { Exchange } from './exchange.ts';

const PRUNE = 'upkeep/prune';
const DAY_MS = 86_400_000;
/** Nobody repeats a request, or asks for a quote, after that. */
const KEPT_MS = 7 * DAY_MS;

/** Forgets, once a day, what only served to do something once. Orders, movements and all that is a record stay. */
export function createUpkeepHandlers({ startedAtMs }: Pick<Exchange, 'startedAtMs'>): AreaHandlers {
  return {
    calls: [],
    found: (sql) => scheduleJob(sql, { kind: PRUNE, reference: '', dueMs: startedAtMs + DAY_MS }),
    jobs: {
      [PRUNE]: async (sql, _reference, nowMs) => {
        await prune(sql, nowMs - KEPT_MS);
        await scheduleJob(sql, { kind: PRUNE, reference: '', dueMs: nowMs + DAY_MS });
      },
    },
  };
}

async function prune(sql: Sql, beforeMs: number): Promise<void> {
  await sql.delete(requests).where(lt(requests.at, beforeMs));
  await sql.delete(quotes).where(lt(quotes.expiresAt, beforeMs));
  await sql.delete(attempts).where(lt(attempts.at, beforeMs));
}
