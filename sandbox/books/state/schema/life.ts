import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What is to happen later: a confirmation, a step of a withdrawal, a file. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    reference: text('reference').notNull(),
    dueAt: moment('due_at').notNull(),
    failures: integer('failures').notNull().default(0),
  },
  (table) => [index('jobs_by_time').on(table.dueAt)],
);
