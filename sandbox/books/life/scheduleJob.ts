import type { Sql } from '../state/database.ts';
import { jobs } from '../state/schema/life.ts';

export interface Job {
  /** Names its handler: "deposit/confirm". */
  readonly kind: string;
  readonly reference: string;
  /** Milliseconds since 1970 UTC. */
  readonly dueMs: number;
}

/** Puts something on the list of what is to happen, as part of the transaction that makes it necessary. */
export async function scheduleJob(sql: Sql, { kind, reference, dueMs }: Job): Promise<void> {
  await sql.insert(jobs).values({ kind, reference, dueAt: Math.round(dueMs) });
}
