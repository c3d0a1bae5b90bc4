import { expect, test } from 'vitest';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { openWorkerTab, VIEW } from '#tests/support/browser/openWorkerTab.ts';

const FIRST_BATCH_WITHIN_MS = 300;

test('a tab that joins a running feed of 2,000 pairs has its first prices within 300 ms of its hello', async () => {
  const sandbox = findSandbox('large');
  const first = await openWorkerTab(sandbox);
  await first.look({ view: VIEW });
  await expect.poll(() => first.shown().quoteBySymbol.size).toBe(20);

  const waitedMs: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const late = await openWorkerTab(sandbox);
    // Another window than that of the tabs before, so that nothing of it is there already.
    await late.look({ view: { ...VIEW, window: { first: 100 * (round + 1), count: 20 } } });
    await expect.poll(() => late.shown().quoteBySymbol.size, { interval: 5 }).toBe(20);
    waitedMs.push((late.firstRowsAtMs() ?? Number.NaN) - late.helloAtMs);
  }
  // Limits in time are medians of five runs (design.md section 10).
  expect(waitedMs.toSorted((a, b) => a - b)[2], String(waitedMs)).toBeLessThanOrEqual(FIRST_BATCH_WITHIN_MS);
});
