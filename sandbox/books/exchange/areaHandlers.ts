import type { FastifyInstance } from 'fastify';
import type { Call } from '#sandbox/server/api/call.ts';
import type { JobHandler } from '../life/createLife.ts';
import type { Sql } from '../state/database.ts';

/** An area of the exchange: the calls it answers and the jobs it does. */
export interface AreaHandlers {
  readonly calls: readonly Call[];
  /** Adds what it serves that is no call: files. Nothing is asked of it before the state is open. */
  readonly routes?: (app: FastifyInstance) => void;
  /** By the kind of the job: "deposit/confirm". */
  readonly jobs?: Readonly<Record<string, JobHandler>>;
  /** Looks every quarter of a second whether something is due that no job can tell the time of. */
  readonly watch?: () => Promise<void>;
  /** What a new exchange can't do without, in the transaction that makes it: opening balances. */
  readonly found?: (sql: Sql) => Promise<void>;
  /** Gives the demo users a past, in the same transaction, where one is wanted. Runs in the order of the areas. */
  readonly seed?: (sql: Sql) => Promise<void>;
}
