import { expect, test } from 'vitest';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { openWorkerTab, VIEW, type WorkerTab } from '#tests/support/browser/openWorkerTab.ts';
import { unwrap } from '#tests/support/unwrap.ts';

const sandbox = findSandbox();

const priceBatches = ({ batches }: WorkerTab) => batches.filter(({ rows }) => rows !== undefined).length;

const isVisible = async ({ gateway, tabId }: WorkerTab) =>
  unwrap(await gateway.remote.inspect()).tabs.find((tab) => tab.tabId === tabId)?.visible;

test('a tab that is hidden when it comes is sent nothing, and everything it asked for once it is shown', async () => {
  const front = await openWorkerTab(sandbox);
  const back = await openWorkerTab({ ...sandbox, presence: { visible: false } });
  await front.look({ view: VIEW });
  await back.look({ view: VIEW, symbols: ['BTCUSDT'] });
  await expect.poll(() => priceBatches(front)).toBe(2);
  expect(back.batches).toHaveLength(0);

  back.setPresence({ visible: true });
  await expect.poll(() => back.shown().quoteBySymbol.size).toBeGreaterThanOrEqual(20);
  expect(back.batches[0]?.sequence).toBe(1);
});

test('a tab that is hidden later is sent nothing until it is shown, and then one batch brings it up to date', async () => {
  const front = await openWorkerTab(sandbox);
  const back = await openWorkerTab(sandbox);
  await front.look({ view: VIEW });
  await back.look({ view: VIEW });
  await expect.poll(() => back.shown().quoteBySymbol.size).toBe(20);
  back.setPresence({ visible: false });
  await expect.poll(() => isVisible(back)).toBe(false);
  const [hiddenWith, frontHad] = [back.batches.length, priceBatches(front)];
  await expect.poll(() => priceBatches(front), { timeout: 10_000 }).toBe(frontHad + 2);
  expect(back.batches).toHaveLength(hiddenWith);

  const asOfMs = back.shown().asOfMs ?? 0;
  back.setPresence({ visible: true });
  await expect.poll(() => back.shown().asOfMs).toBeGreaterThan(asOfMs + 3_000);
  expect(back.batches).toHaveLength(hiddenWith + 1);
});

test('with every tab hidden the workers derive nothing, though the feed goes on', async () => {
  const tab = await openWorkerTab({ ...sandbox, transport: 'dedicated' });
  await tab.look({ view: VIEW });
  await expect.poll(() => tab.shown().quoteBySymbol.size).toBe(20);
  tab.setPresence({ visible: false });
  await expect.poll(() => isVisible(tab)).toBe(false);
  // What it looked at stays wanted for a second; until then an answer may still be under way.
  const figures = async () => unwrap(await tab.quotes.remote.inspect());
  await expect.poll(async () => (await figures()).symbolsWanted, { timeout: 3_000 }).toBe(0);
  const before = await figures();
  await expect
    .poll(async () => (await figures()).frames, { timeout: 8_000 })
    .toBeGreaterThan(before.frames + 30);
  const after = await figures();
  expect(after.rowsDerived).toBe(before.rowsDerived);
  expect(after.flushes).toBe(before.flushes);
});
