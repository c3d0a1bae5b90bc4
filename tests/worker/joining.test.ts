import { expect, test } from 'vitest';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { holdTabLock } from '#tests/support/browser/holdTabLock.ts';
import { JOIN_LOCK, openWorkerTab } from '#tests/support/browser/openWorkerTab.ts';
import { unwrap } from '#tests/support/unwrap.ts';

const sandbox = findSandbox();

test('a tab that freezes while it joins the workers keeps the next tab waiting six seconds, not for ever', async () => {
  const frozen = await holdTabLock(JOIN_LOCK);
  const startedAtMs = performance.now();
  const tab = await openWorkerTab({ ...sandbox, transport: 'dedicated' });
  expect(performance.now() - startedAtMs).toBeGreaterThan(5_500);
  await tab.look({ symbols: ['BTCUSDT'] });
  await expect.poll(() => tab.shown().quoteBySymbol.size).toBe(1);
  frozen.release();
});

test('workers that are joined already are left alone, even while another tab holds the lock for joining', async () => {
  const first = await openWorkerTab(sandbox);
  const link = unwrap(await first.quotes.remote.link()).link;
  const busy = await holdTabLock(JOIN_LOCK);
  const second = await openWorkerTab(sandbox);
  expect(unwrap(await second.gateway.remote.link()).link?.id).toBe(link?.id);
  busy.release();
});
