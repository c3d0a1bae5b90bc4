import { describe, expect, test } from 'vitest';
import type { Request } from '#app/bridge/request.ts';
import { orderFile } from '#app/features/exportJobs/orderFile.ts';
import { watchJobs } from '#app/features/exportJobs/watchJobs.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok } from '#shared/result/result.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';
import { type Listed, listedJob } from './listedJob.ts';

const POLL_MS = 5_000;
const HIDDEN_POLL_MS = 30_000;
const ORDER = { year: 2025, method: 'FIFO', format: 'CSV', requestId: 'r1' } as const;

/** The exchange's list, one answer after the other; the last one stays. A string is a page's cursor to the next one. */
function listing(...answers: readonly (readonly Listed[] | 'down')[]) {
  const asked: unknown[] = [];
  const request = (async (_name: string, input: unknown) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(input);
    if (answer === 'down') return err(appError('http/network', 'down', true));
    return ok({ result: { list: answer, nextPageCursor: '', quota: {} }, skewMs: 0 });
  }) as unknown as Request;
  return { request, asked };
}

const settle = () => new Promise((done) => setImmediate(done));

describe('an order', () => {
  const answering = (answer: unknown): Request => (async () => answer) as unknown as Request;

  test('gives the job that it made', async () => {
    const made = answering(ok({ result: { id: 'job-1', status: 0, estimateRows: 1 }, skewMs: 0 }));
    expect(await orderFile(made, 'taxReport', ORDER)).toEqual(ok({ id: 'job-1', isRunning: false }));
  });

  test('gives the running job where the same was ordered already, and any other refusal as it is', async () => {
    const error = { ...appError('app/x', 'same'), code: '134004', extInfo: { id: 'other' } };
    expect(await orderFile(answering(err(error)), 'taxReport', ORDER)).toEqual(
      ok({ id: 'other', isRunning: true }),
    );
    const used = err({ ...error, code: '134003' });
    expect(await orderFile(answering(used), 'taxReport', ORDER)).toEqual(used);
  });
});

describe('a watch of jobs', () => {
  function watch(exchange: ReturnType<typeof listing>, isVisible = true) {
    const clock = createFakeClock();
    const seen: string[] = [];
    const end = watchJobs(new Set(['job-1']), {
      ...{ request: exchange.request, clock, isVisible: () => isVisible },
      onJobs: (jobs) => seen.push(jobs.get('job-1')?.state.kind ?? 'gone'),
    });
    return { clock, seen, end };
  }

  test('asks every 5 s until the file is there, and then no more', async () => {
    const exchange = listing([listedJob()], [listedJob({ status: 1 })], [listedJob({ status: 2 })]);
    const { clock, seen } = watch(exchange);
    for (let turn = 0; turn < 5; turn += 1) {
      await settle();
      clock.advance(POLL_MS);
    }
    expect(seen).toEqual(['queued', 'processing', 'ready']);
    expect(exchange.asked).toHaveLength(3);
  });

  test('asks every 30 s in the background', async () => {
    const exchange = listing([listedJob()]);
    const { clock } = watch(exchange, false);
    await settle();
    clock.advance(HIDDEN_POLL_MS - 1);
    await settle();
    expect(exchange.asked).toHaveLength(1);
    clock.advance(1);
    await settle();
    expect(exchange.asked).toHaveLength(2);
  });

  test('goes on when the exchange could not be reached', async () => {
    const { clock, seen } = watch(listing('down', [listedJob({ status: -1 })]));
    await settle();
    clock.advance(POLL_MS);
    await settle();
    expect(seen).toEqual(['failed']);
  });

  test('reports a job that was deleted, and ends', async () => {
    const exchange = listing([listedJob()], [listedJob({ id: 'another', status: 1 })]);
    const { clock, seen } = watch(exchange);
    for (let turn = 0; turn < 3; turn += 1) {
      await settle();
      clock.advance(POLL_MS);
    }
    expect([seen, exchange.asked.length]).toEqual([['queued', 'gone'], 2]);
  });

  test('asks on for a minute where no list has had the job yet', async () => {
    const exchange = listing([]);
    const { clock, seen } = watch(exchange);
    for (let ms = 0; ms < 180_000; ms += POLL_MS) {
      await settle();
      clock.advance(POLL_MS);
    }
    expect(seen.length).toBe(exchange.asked.length);
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.length).toBeLessThan(15);
  });

  test('says nothing more once it is ended', async () => {
    const { seen, end } = watch(listing([listedJob()]));
    end();
    await settle();
    expect(seen).toEqual([]);
  });
});
