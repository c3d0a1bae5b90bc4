import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLife, type JobHandler } from '#sandbox/books/life/createLife.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Database } from '#sandbox/books/state/database.ts';
import { jobs } from '#sandbox/books/state/schema/life.ts';
import { secrets } from '#sandbox/books/state/schema/users.ts';
import { createManualTime } from '../support/createManualTime.ts';
import { ENGINES } from '../support/engines.ts';

const START_MS = 1_000_000;

let database: Database;

function openLife(handle: JobHandler, watch: () => Promise<void> = async () => undefined) {
  const { clock, timers, advance } = createManualTime(START_MS);
  const handlers = new Map([['test/do', handle]]);
  const life = createLife({ database, clock, timers, handlers, watchers: [watch] });
  onTestFinished(() => life.stop());
  return { life, advance };
}

function plan(reference: string, dueMs: number): Promise<void> {
  return database.transact((sql) => scheduleJob(sql, { kind: 'test/do', reference, dueMs }));
}

describe.each(ENGINES)('Jobs, on $name,', ({ openEmpty }) => {
  beforeEach(async () => {
    database = await openEmpty();
  });

  test('are done when they are due, in the order of their times, and once', async () => {
    const done: string[] = [];
    const { life, advance } = openLife(async (_sql, reference) => {
      done.push(reference);
    });
    await plan('later', START_MS + 1_000);
    await plan('second', START_MS);
    await plan('first', START_MS - 1_000);
    expect(await life.run()).toBe(2);
    expect(done).toEqual(['first', 'second']);
    advance(1_000);
    expect(await life.run()).toBe(1);
    expect(await life.run()).toBe(0);
    expect(done).toEqual(['first', 'second', 'later']);
  });

  test('are shared by processes, and each is done by one of them', async () => {
    const done: string[] = [];
    const handle: JobHandler = async (_sql, reference) => {
      done.push(reference);
    };
    const lives = Array.from({ length: 4 }, () => openLife(handle).life);
    for (let at = 0; at < 40; at += 1) await plan(String(at), START_MS);
    const counts = await Promise.all(lives.map((life) => life.run()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(new Set(done).size).toBe(40);
  });

  test('that fail leave nothing behind, are reported, and are tried again later', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => complain.mockRestore());
    let isBroken = true;
    const { life, advance } = openLife(async (sql) => {
      await sql.insert(secrets).values({ name: 'half', value: 'done' });
      if (isBroken) throw new Error('not now');
    });
    await plan('a', START_MS);
    await plan('b', START_MS + 1);
    await life.run();
    expect(complain).toHaveBeenCalledWith(
      expect.stringContaining('A job failed and will be tried again: Error: not now'),
    );
    expect(await database.sql.select().from(secrets)).toEqual([]);
    expect((await database.sql.select().from(jobs)).map(({ failures }) => failures)).toContain(1);
    isBroken = false;
    advance(5_000);
    // Both would insert the same row: one of them fails for good, and must not keep the other from being done.
    await life.run();
    expect(await database.sql.select().from(secrets)).toHaveLength(1);
  });

  test('do not keep a stopped life from ending', async () => {
    const { life } = openLife(async () => undefined);
    life.start();
    await life.stop();
    await plan('a', START_MS);
    expect(await life.run()).toBe(0);
  });
});
