import { expect, test } from 'vitest';
import { type AboutPage, describeForSupport } from '#app/profiling/describeForSupport.ts';
import type { Reading } from '#app/profiling/perfFigures.ts';
import type { TabId } from '#shared/contract/ids.ts';
import { complianceOf } from '#shared/site/compliance.ts';
import { NO_CALLS } from '#tests/support/browser/noCalls.ts';

const NOW = Date.UTC(2026, 10, 26, 15, 0, 7);

const ABOUT: AboutPage = {
  version: '1.1.0',
  buildId: 'abc',
  nowMs: NOW,
  host: 'www.sluice.example',
  path: '/user/assets/withdraw',
  site: 'EU',
  language: 'de-DE',
  userAgent: 'Firefox',
  connection: {
    transport: 'dedicated',
    linkState: 'attached',
    isOnline: true,
    isUpdateReady: true,
    feed: null,
    tabs: 2,
  },
  flags: complianceOf('EU', { complianceConfig: {} }).compliance.flags,
};

const READING: Reading = {
  quotes: {
    ...{
      atMs: NOW,
      asOfMs: null,
      tabs: 2,
      frames: 9,
      bytes: 0,
      rows: 0,
      inflateMs: 0,
      decodeMs: 0,
      deriveMs: 0,
    },
    ...{ symbolsWanted: 0, rowsDerived: 0, flushes: 0, pairs: 0, socketsOpened: 2, roundTripMs: null },
    badFrames: { 'frame/not-json': 2 },
    status: { state: 'error', reason: 'gave-up', attempt: 5, nextAttemptAtMs: null, stale: true },
    events: [
      { name: 'quote-socket-close', atMs: NOW, path: '/spot/ws', query: 'token=secret', closeCode: 1006 },
    ],
    log: ['frame/not-json'],
  },
  gateway: {
    ...{ atMs: NOW, batches: 0, batchBytes: 0, largestBatchBytes: 0, rowsSent: 0, diffMs: 0, postMs: 0 },
    calls: { ...NO_CALLS, calls: 3, cacheEntries: 1, skewMs: -12 },
    ...{ tabs: [], log: [] },
  },
  page: {
    ...{ tabId: 'secret-tab' as TabId, batches: 0, applyMs: 0, firstPatchMs: null },
    calls: [
      { name: 'coinList', atMs: NOW, durationMs: 12.4, errorCode: null },
      { name: 'withdrawCreate', atMs: NOW, durationMs: 30_000, errorCode: '9000001' },
    ],
  },
  ...{ longTasks: null, transport: 'dedicated' },
};

test('support reads how the page is connected, how the socket ended, and how each call did', () => {
  const text = describeForSupport(ABOUT, READING);
  for (const line of [
    'Sluice 1.1.0, build abc',
    'Connection: dedicated workers, attached, online, 2 tabs, a newer build is ready',
    'Quote socket: error, reason gave-up, attempt 5, opened 2 times',
    '  2026-11-26T15:00:07Z quote-socket-close 1006',
    'Round trip: not known; bad frames: frame/not-json 2',
    'Clock of the exchange: -12 ms ahead of this device',
    '  2026-11-26T15:00:07Z coinList 12 ms answered',
    '  2026-11-26T15:00:07Z withdrawCreate 30000 ms 9000001',
  ])
    expect(text.split('\n')).toContain(line);
});

test('nothing of the user is in it', () => {
  expect(describeForSupport(ABOUT, READING)).not.toMatch(/secret/);
});

test('workers that do not answer are told of as well', () => {
  expect(describeForSupport(ABOUT, null)).toContain('The workers did not answer.');
});
