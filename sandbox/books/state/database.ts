import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { schema } from './schema.ts';

/** Where statements go: the database itself, or a transaction of it. */
export type Sql = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The exchange's memory, whichever PostgreSQL it is kept in. */
export interface Database {
  /** `pglite` is embedded and has one connection; `server` is whatever `DATABASE_URL` names. */
  readonly kind: 'pglite' | 'server';
  /** For reading outside of a transaction. */
  readonly sql: Sql;
  /**
   * Runs work in one transaction: all of it is kept, or, if it throws, none. Where two transactions stood in each
   * other's way the work is done again, so it must have no effects but on the database.
   */
  transact<Outcome>(work: (sql: Sql) => Promise<Outcome>): Promise<Outcome>;
  close(): Promise<void>;
}
