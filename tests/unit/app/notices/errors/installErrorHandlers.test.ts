import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { installErrorHandlers } from '#app/notices/errors/installErrorHandlers.ts';
import type { MonitorEvent } from '#app/start/monitoring/createMonitor.ts';
import { type AppError, appError } from '#shared/result/appError.ts';

const page = new EventTarget();
const presented: AppError[] = [];
const reports: MonitorEvent[] = [];

beforeAll(() => {
  vi.stubGlobal('window', page);
  installErrorHandlers({
    present: { error: (error) => void presented.push(error), loading: () => undefined },
    monitor: { record: (event) => void reports.push(event) },
  });
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  presented.length = 0;
  reports.length = 0;
});

const reject = (reason: unknown): boolean =>
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const fail = (error: unknown): boolean => page.dispatchEvent(Object.assign(new Event('error'), { error }));

test('a rejection with a code is presented', () => {
  const reason = appError('http/network', 'http network error', true);
  reject(reason);
  expect(presented).toEqual([reason]);
  expect(reports).toEqual([]);
});

test('a rejection without a code goes to monitoring, with its place and without its words', () => {
  const reason = new TypeError('cannot read the address bc1qsecret of ann@mail.example');
  reason.stack = [
    `TypeError: ${reason.message}`,
    '    at ann@mail.example (https://x.example/user/assets/assets/index-AbC_12.js:3:141)',
    '    at async https://x.example/user/assets/assets/Screen-xyz.js:7:9',
  ].join('\n');
  reject(reason);
  expect(presented).toEqual([]);
  expect(reports).toEqual([
    {
      name: 'unhandled-rejection',
      data: { type: 'TypeError', at: 'index-AbC_12.js:3:141 Screen-xyz.js:7:9' },
    },
  ]);
});

test('an uncaught error goes to monitoring', () => {
  const error = new RangeError('1,000 coins');
  error.stack = 'RangeError: 1,000 coins\n    at run (https://x.example/a/main.js:1:2)';
  fail(error);
  expect(reports).toEqual([{ name: 'uncaught-error', data: { type: 'RangeError', at: 'main.js:1:2' } }]);
});

test.each([
  ['a text', 'ann@mail.example', 'string'],
  ['nothing', undefined, 'undefined'],
  ['an object', { token: 'secret' }, 'object'],
  ['a code without words', { kind: 'business', code: '1' }, 'object'],
])('of %s nothing but its type is reported', (_what, reason, type) => {
  reject(reason);
  expect(reports).toEqual([{ name: 'unhandled-rejection', data: { type, at: '' } }]);
});

test.each([
  ['one long word', `Error: ${'a'.repeat(200_000)}@b`],
  ['one of many dots', `Error: @${'a.'.repeat(100_000)}`],
  ['a heap of lines', `Error: @${`\n    at ${'a.'.repeat(140)}`.repeat(50_000)}`],
])('a message that is %s holds nothing up', (_what, message) => {
  const error = new Error('x');
  error.stack = `${message}\n    at f (https://x.example/a/main.js:1:2)`;
  const startMs = performance.now();
  fail(error);
  // By the square of its length the first one takes half a minute.
  expect(performance.now() - startMs).toBeLessThan(500);
  expect(reports).toHaveLength(1);
});
