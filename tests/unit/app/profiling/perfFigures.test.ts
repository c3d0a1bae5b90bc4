import { expect, test } from 'vitest';
import { perfLines, perfRows, type Reading } from '#app/profiling/perfFigures.ts';
import type { TabId } from '#shared/contract/ids.ts';
import { NO_CALLS } from '#tests/support/browser/noCalls.ts';

const tab = (visible: boolean) => ({ tabId: 't' as TabId, visible, batches: 0, awaitingAck: false });

function buildReading(atMs: number, changes: Partial<Reading['quotes']> = {}): Reading {
  return {
    quotes: {
      atMs,
      asOfMs: atMs,
      tabs: 2,
      frames: 0,
      bytes: 0,
      rows: 0,
      badFrames: {},
      inflateMs: 0,
      decodeMs: 0,
      deriveMs: 0,
      symbolsWanted: 0,
      rowsDerived: 0,
      flushes: 0,
      pairs: 500,
      socketsOpened: 1,
      roundTripMs: null,
      status: { state: 'open', reason: null, attempt: 0, nextAttemptAtMs: null, stale: false },
      events: [],
      log: [],
      ...changes,
    },
    gateway: {
      atMs,
      batches: 0,
      batchBytes: 0,
      largestBatchBytes: 0,
      rowsSent: 0,
      diffMs: 0,
      postMs: 0,
      calls: NO_CALLS,
      tabs: [tab(true), tab(false)],
      log: [],
    },
    page: { tabId: 't' as TabId, batches: 0, applyMs: 0, firstPatchMs: null, calls: [] },
    longTasks: null,
    transport: 'shared',
  };
}

const valuesOf = (...history: readonly Reading[]) =>
  Object.fromEntries(perfRows(history).map(({ label, value }) => [label, value]));

/** A reading with so many batches of 2 kB, each of which took this tab half a millisecond. */
function withBatches(atMs: number, batches: number): Reading {
  const reading = buildReading(atMs);
  return {
    ...reading,
    gateway: { ...reading.gateway, batches, batchBytes: 2_000 * batches },
    page: { ...reading.page, batches, applyMs: batches / 2 },
  };
}

test('rates are those between two readings, whatever ran up before', () => {
  const before = buildReading(10_000, { frames: 1_000, bytes: 5_000_000, rows: 90_000, inflateMs: 400 });
  const now = buildReading(12_000, { frames: 1_040, bytes: 5_400_000, rows: 94_000, inflateMs: 410 });
  expect(valuesOf(before, now)).toMatchObject({
    Frames: '20.0 /s',
    Feed: '200.0 kB/s',
    'Rows in': '2000 /s',
    Inflate: '0.25 ms a frame',
  });
});

test('a time in which nothing came gives zeros, not divisions by zero', () => {
  const reading = buildReading(10_000);
  for (const value of Object.values(valuesOf(reading, reading))) expect(value).not.toMatch(/NaN|Infinity/);
  expect(valuesOf(reading, reading)).toMatchObject({ Frames: '0.0 /s', Batch: '–' });
});

test('batches are shown by their average size and the largest one ever', () => {
  const [before, now] = [buildReading(0), buildReading(1_000)];
  const gateway = { ...now.gateway, batches: 4, batchBytes: 8_000, largestBatchBytes: 9_900 };
  const page = { ...now.page, batches: 4, applyMs: 3 };
  expect(valuesOf(before, { ...now, gateway, page })).toMatchObject({
    Batches: '4.00 /s',
    Batch: '2.0 kB',
    'Largest batch': '9.9 kB',
    Apply: '0.75 ms a batch',
  });
});

test('what is not known is said to be so', () => {
  const reading = buildReading(0);
  expect(valuesOf(reading, reading)).toMatchObject({
    'First prices': '–',
    'Round trip': '–',
    'Long tasks': 'not reported',
    Transport: 'shared',
    Tabs: '1 visible of 2',
  });
});

test('bad frames of all kinds are one number', () => {
  const now = buildReading(0, { badFrames: { 'frame/not-json': 2, 'frame/not-utf8': 3 }, roundTripMs: 12 });
  expect(valuesOf(now, now)).toMatchObject({ 'Bad frames': '5', 'Round trip': '12 ms' });
});

test('what comes by batch, every 3 s, keeps its last value between two batches', () => {
  const history = [0, 1, 1, 1, 2, 2].map((batches, second) => withBatches(second * 1_000, batches));
  expect(valuesOf(...history)).toMatchObject({
    Batch: '2.0 kB',
    Apply: '0.50 ms a batch',
    Batches: '0.33 /s',
  });
  const [feed, batch, apply] = perfLines(history);
  expect(batch?.points).toEqual([2, 2, 2, 2, 2]);
  expect(apply?.points).toEqual([0.5, 0.5, 0.5, 0.5, 0.5]);
  expect(feed?.points).toEqual([0, 0, 0, 0, 0]);
});

test('every figure is told to be of this tab, of the browser or of the exchange', () => {
  const owners = perfRows([buildReading(0)]).map(({ owner, label }) => [label, owner]);
  expect(Object.fromEntries(owners)).toMatchObject({
    Apply: 'tab',
    Feed: 'browser',
    'Round trip': 'exchange',
  });
});
