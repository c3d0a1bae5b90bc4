import { and, asc, eq, lte, notInArray, sql as statement } from 'drizzle-orm';
import type { Clock, Timers } from '#sandbox/clock.ts';
import type { Database, Sql } from '../state/database.ts';
import { describeFailure } from '../state/describeFailure.ts';
import { jobs } from '../state/schema/life.ts';

/** Something that a job waits for outside of its transaction; it never rejects. */
export interface Wait {
  readonly until: Promise<unknown>;
}

/**
 * Does what is due for one thing, in the transaction that also takes the job off the list. Given a Wait, the job stays and is
 * done again when that is over; other jobs run meanwhile.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler that has nothing to wait for says nothing
export type JobHandler = (sql: Sql, reference: string, nowMs: number) => Promise<Wait | void>;

export interface Life {
  /** Begins to do what is due, and what `everySecond` gives. */
  start(): void;
  /** Does everything that is due now, what has to be waited for as well, and returns how much that was. */
  run(): Promise<number>;
  /** Waits for what is being done, and does no more. */
  stop(): Promise<void>;
}

export interface LifeOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly handlers: ReadonlyMap<string, JobHandler>;
  /** What no job can tell the time of: orders that wait for a price. */
  readonly watchers: readonly (() => Promise<void>)[];
}

const PERIOD_MS = 250;
/** A job that fails is tried again after that, and again; the log says so. */
const RETRY_MS = 5_000;

/**
 * Time that passes in the exchange. Jobs are rows, so a kill loses none of them, and several processes on one server share
 * them: the one that locks a row does it, the others skip it.
 */
export function createLife({ database, clock, timers, handlers, watchers }: LifeOptions): Life {
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let cancel: () => void = () => undefined;
  /** What jobs wait for, by their ids. */
  const waits = new Map<number, Promise<unknown>>();

  async function doNext(): Promise<boolean> {
    const nowMs = clock.now();
    let failed: { readonly id: number; readonly reason: unknown } | undefined;
    const wasDone = await database
      .transact(async (sql) => {
        failed = undefined;
        const [job] = await sql
          .select()
          .from(jobs)
          .where(
            and(
              lte(jobs.dueAt, nowMs),
              waits.size === 0 ? undefined : notInArray(jobs.id, [...waits.keys()]),
            ),
          )
          .orderBy(asc(jobs.dueAt), asc(jobs.id))
          .limit(1)
          .for('update', { skipLocked: true });
        if (job === undefined) {
          return false;
        }
        failed = { id: job.id, reason: undefined };
        const handler = handlers.get(job.kind);
        if (handler === undefined) {
          throw new Error(`There is nothing that does jobs of the kind ${job.kind}.`);
        }
        const wait = await handler(sql, job.reference, nowMs);
        if (wait === undefined) await sql.delete(jobs).where(eq(jobs.id, job.id));
        else park(job.id, wait);
        return true;
      })
      .catch((reason: unknown) => {
        if (failed === undefined) {
          throw reason;
        }
        failed = { ...failed, reason };
        return true;
      });
    if (failed?.reason !== undefined) {
      console.error(`A job failed and will be tried again: ${describeFailure(failed.reason)}`);
      await database.sql
        .update(jobs)
        .set({ dueAt: nowMs + RETRY_MS, failures: statement`${jobs.failures} + 1` })
        .where(and(eq(jobs.id, failed.id)));
    }
    return wasDone;
  }

  function park(jobId: number, { until }: Wait): void {
    waits.set(
      jobId,
      until.finally(() => waits.delete(jobId)),
    );
  }

  async function doDue(): Promise<number> {
    let count = 0;
    while (!isStopped && (await doNext())) {
      count += 1;
    }
    return count;
  }

  async function pass(): Promise<void> {
    await doDue();
    for (const watch of watchers) {
      if (!isStopped) await watch().catch(complain);
    }
  }

  async function run(): Promise<number> {
    let count = await doDue();
    while (!isStopped && waits.size > 0) {
      await Promise.race(waits.values());
      count += await doDue();
    }
    for (const watch of watchers) {
      if (!isStopped) await watch().catch(complain);
    }
    return count;
  }

  /** Logs a job that failed, which must not stop the others. */
  function complain(reason: unknown): void {
    console.error(`The exchange could not go on with a task: ${describeFailure(reason)}`);
  }

  function beat(): void {
    running = pass()
      .catch(complain)
      .finally(() => {
        if (!isStopped) cancel = timers.after(PERIOD_MS, beat);
      });
  }

  return {
    start: beat,
    run,
    async stop() {
      isStopped = true;
      cancel();
      await running;
    },
  };
}
