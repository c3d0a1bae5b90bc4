import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkerLog } from '#workers/kit/workerLog.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('lines carry their time and go to the console under the worker’s name', () => {
  const log = createWorkerLog('quotes', () => Date.UTC(2026, 10, 21, 12, 0, 1));
  log.warn('Something is odd.');
  expect(log.lines()).toEqual(['2026-11-21T12:00:01.000Z Something is odd.']);
  expect(console.warn).toHaveBeenCalledWith('[quotes] Something is odd.');
});

test('a kind of trouble is logged the first time only, others all the same', () => {
  const log = createWorkerLog('quotes', Date.now);
  for (let at = 0; at < 1_000; at += 1) log.warnOnce('frame/not-json', `Bad frame ${at}.`);
  log.warnOnce('frame/not-utf8', 'Another kind.');
  expect(log.lines().map((line) => line.slice(25))).toEqual(['Bad frame 0.', 'Another kind.']);
});

test('a worker that lives for days keeps the last 200 lines', () => {
  const log = createWorkerLog('quotes', Date.now);
  for (let at = 0; at < 1_000; at += 1) log.warn(`Line ${at}`);
  expect(log.lines()).toHaveLength(200);
  expect(log.lines().at(-1)).toMatch(/Line 999$/);
});

test('what was handed out does not grow afterwards', () => {
  const log = createWorkerLog('quotes', Date.now);
  const lines = log.lines();
  log.warn('Later.');
  expect(lines).toEqual([]);
});
