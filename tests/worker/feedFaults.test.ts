import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type ConnectionState, connectionStore } from '#app/stores/connectionStore.ts';
import { describeConnection } from '#app/stores/describeConnection.ts';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { followMarket, type MarketFollower } from '#tests/support/browser/followMarket.ts';
import { openWorkerTab, VIEW, type WorkerTab } from '#tests/support/browser/openWorkerTab.ts';
import { unwrap } from '#tests/support/unwrap.ts';

const sandbox = findSandbox();

beforeEach(() => {
  onTestFinished(sandbox.resetFaults);
});

const WHOLE_VIEW = {
  ...VIEW,
  sort: { by: 'symbol', direction: 'ascending' },
  window: { first: 0, count: 200 },
} as const;

const inspect = async (tab: WorkerTab) => unwrap(await tab.quotes.remote.inspect());

async function openReader(): Promise<{ market: MarketFollower; tab: WorkerTab }> {
  const market = await followMarket(sandbox);
  const tab = await openWorkerTab({ ...sandbox, transport: 'dedicated' });
  await tab.look({ view: WHOLE_VIEW });
  await expect.poll(() => tab.shown().quoteBySymbol.size).toBe(200);
  return { market, tab };
}

/** Once the feed stands still, the tab shows what the plain reader of the same feed has, row by row. */
async function expectNoRowLost({ market, tab }: { market: MarketFollower; tab: WorkerTab }): Promise<void> {
  // Frames of changes go to both after either had its snapshot, so that they know the same.
  const { frames } = await inspect(tab);
  await expect.poll(async () => (await inspect(tab)).frames).toBeGreaterThan(frames + 2);
  await sandbox.order({ fault: 'feed/stop' });
  const compared = () =>
    (tab.shown().view?.symbols ?? []).filter(
      (symbol) => market.rowBySymbol.has(symbol) && !symbol.startsWith('BAD'),
    );
  const lost = () =>
    compared().filter(
      (symbol) => tab.shown().quoteBySymbol.get(symbol)?.lastPrice !== market.rowBySymbol.get(symbol)?.c,
    );
  await expect.poll(lost, { timeout: 8_000 }).toEqual([]);
  expect(compared().length).toBeGreaterThan(150);
}

// Four at a time: five bad frames within ten seconds would make the worker ask for text instead. Those that also
// damage text hit the plain reader too, so they are ordered twice.
test.each([
  [
    'frames with a wrong checksum, a forged length, a bomb in them or an error page for text',
    {
      faults: [
        { fault: 'frame/wrong-crc', count: 1 },
        { fault: 'frame/forged-length', count: 1 },
        { fault: 'frame/bomb', count: 1, forged: true },
        { fault: 'frame/not-json', count: 2 },
      ],
      counted: {
        'frame/wrong-checksum': 1,
        'frame/forged-length': 1,
        // The bomb: its forged length is shorter than its text.
        'frame/wrong-length': 1,
        'frame/not-json': 1,
      },
    },
  ],
  [
    'frames of two members, of 50 MB, without rows or cut short',
    {
      faults: [
        { fault: 'frame/two-members', count: 1 },
        { fault: 'frame/bomb', count: 1 },
        { fault: 'frame/wrong-shape', where: 'frame', count: 2 },
        { fault: 'frame/truncate', count: 2 },
      ],
      counted: { 'frame/wrong-shape': 1 },
    },
  ],
])('%s are skipped and counted, and no other row is lost', async (_kind, { faults, counted }) => {
  const reader = await openReader();
  for (const fault of faults) await sandbox.order(fault);
  const sum = (counts: Readonly<Record<string, number>>) =>
    Object.values(counts).reduce((total, count) => total + count, 0);
  await expect.poll(async () => sum((await inspect(reader.tab)).badFrames)).toBe(faults.length);
  await expectNoRowLost(reader);
  const figures = await inspect(reader.tab);
  expect(figures.badFrames).toMatchObject(counted);
  expect(figures).toMatchObject({ socketsOpened: 1, status: { state: 'open', attempt: 0 } });
});

describe('bad frame upon bad frame', () => {
  test('make the worker come back with text asked for, and prices go on', async () => {
    const reader = await openReader();
    await sandbox.order({ fault: 'frame/wrong-crc' });
    await expect.poll(async () => (await inspect(reader.tab)).socketsOpened).toBe(2);
    const { received } = await sandbox.read();
    const asked = received.map(({ message }) => message as { topic?: string; params?: object });
    expect(asked.findLast(({ topic }) => topic === 'slowBroker')?.params).toMatchObject({ binary: 'false' });
    const { badFrames } = await inspect(reader.tab);
    // Text has no checksum to be wrong, so what was damaged is whole again.
    await expectNoRowLost(reader);
    expect((await inspect(reader.tab)).badFrames).toEqual(badFrames);
  });
});

async function openLookingTab(): Promise<WorkerTab> {
  const tab = await openWorkerTab({ ...sandbox, transport: 'dedicated' });
  await tab.look({ view: VIEW });
  await expect.poll(() => tab.shown().quoteBySymbol.size).toBe(20);
  return tab;
}

const sentStates = ({ batches }: WorkerTab) => batches.flatMap(({ status }) => status ?? []);

test('a dropped socket is reported at once with the rows kept, and prices come back by themselves', async () => {
  const tab = await openLookingTab();
  const droppedAtMs = Date.now();
  await sandbox.order({ fault: 'socket/drop', code: 1012 });
  await expect
    .poll(() => sentStates(tab).at(-1), { timeout: 1_000 })
    .toMatchObject({ state: 'error', stale: true });
  expect(tab.shown().quoteBySymbol.size).toBe(20);
  await expect.poll(() => sentStates(tab).at(-1)).toMatchObject({ state: 'open', stale: false });
  await expect.poll(() => tab.shown().asOfMs).toBeGreaterThan(droppedAtMs);
});

/** What the page makes of the last status that it was sent. */
function said(tab: WorkerTab) {
  const feed = sentStates(tab).at(-1) ?? null;
  const state: ConnectionState = {
    ...connectionStore.getInitialState(),
    linkState: 'attached',
    transport: 'dedicated',
    feed,
  };
  const { words, isStale } = describeConnection(state, tab.shown().quoteBySymbol.size > 0);
  return { ...words, isStale };
}

const LIVE = { key: 'connection.liveAlone', isStale: false };

test('a quote server that refuses is tried again, the attempts are counted, and prices come back', async () => {
  const tab = await openLookingTab();
  await expect.poll(() => said(tab)).toEqual(LIVE);
  await sandbox.order({ fault: 'socket/refuse' });
  await sandbox.order({ fault: 'socket/drop' });
  const lost = { key: 'connection.lost', values: { attempt: 2, most: 5 }, isStale: true };
  await expect.poll(() => said(tab)).toEqual(lost);
  expect(tab.shown().quoteBySymbol.size).toBe(20);
  const refusedAtMs = Date.now();
  await sandbox.resetFaults();
  await expect.poll(() => said(tab), { timeout: 10_000 }).toEqual(LIVE);
  await expect.poll(() => tab.shown().asOfMs).toBeGreaterThan(refusedAtMs);
});

test('a feed that falls silent is said to bring no new prices, and is live again when it brings some', async () => {
  const tab = await openLookingTab();
  await expect.poll(() => said(tab)).toEqual(LIVE);
  await sandbox.order({ fault: 'socket/silent' });
  // Six seconds without a frame, and the tick that brings the status.
  await expect.poll(() => said(tab), { timeout: 10_000 }).toEqual({ key: 'connection.stale', isStale: true });
  expect(tab.shown().quoteBySymbol.size).toBe(20);
  const silentAtMs = Date.now();
  await sandbox.resetFaults();
  await expect.poll(() => said(tab)).toEqual(LIVE);
  await expect.poll(() => tab.shown().asOfMs).toBeGreaterThan(silentAtMs);
  expect(await inspect(tab)).toMatchObject({ socketsOpened: 1 });
});
