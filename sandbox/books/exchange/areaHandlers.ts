import type { FastifyInstance } from 'fastify';
import type { Call } from '#sandbox/server/api/call.ts';
import type { JobHandler } from '../life/createLife.ts';

/** An area of the exchange: the calls it answers and the jobs it does. */
export interface AreaHandlers {
  readonly calls: readonly Call[];
  /** Adds what it serves that is no call: files. Nothing is asked of it before the state is open. */
  readonly routes?: (app: FastifyInstance) => void;
  /** By the kind of the job: "deposit/confirm". */
  readonly jobs?: Readonly<Record<string, JobHandler>>;
  /** Looks every quarter of a second whether something is due that no job can tell the time of. */
  readonly watch?: () => Promise<void>;
}
