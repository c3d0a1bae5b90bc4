import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { openWorkerTab, VIEW, type WorkerTab } from '#tests/support/browser/openWorkerTab.ts';
import { unwrap } from '#tests/support/unwrap.ts';

const sandbox = findSandbox();

beforeEach(() => {
  onTestFinished(sandbox.resetFaults);
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

test('a server that refuses is tried again after a wait that is shown', async () => {
  const tab = await openLookingTab();
  await sandbox.order({ fault: 'socket/refuse', count: 2 });
  await sandbox.order({ fault: 'socket/drop' });
  await expect
    .poll(() => sentStates(tab).some(({ attempt }) => attempt === 2), { timeout: 8_000 })
    .toBe(true);
  for (const { nextAttemptAtMs } of sentStates(tab).filter(({ state }) => state === 'error'))
    expect(nextAttemptAtMs).toBeGreaterThan(Date.now() - 10_000);
  await expect.poll(() => sentStates(tab).at(-1)?.state, { timeout: 10_000 }).toBe('open');
  expect(unwrap(await tab.quotes.remote.inspect()).socketsOpened).toBe(2);
});

test('a feed that falls silent while its socket lives is called stale after six seconds, and live with the next frame', async () => {
  const tab = await openLookingTab();
  const stoppedAtMs = Date.now();
  await sandbox.order({ fault: 'feed/stop' });
  await expect.poll(() => sentStates(tab).at(-1)?.stale, { timeout: 9_000 }).toBe(true);
  expect(Date.now() - stoppedAtMs).toBeGreaterThan(5_500);
  expect(sentStates(tab).at(-1)?.state).toBe('open');
  await sandbox.resetFaults();
  await expect.poll(() => sentStates(tab).at(-1)?.stale).toBe(false);
});
