import { expect, onTestFinished, test, vi } from 'vitest';
import { appError } from '#shared/result/appError.ts';
import { err } from '#shared/result/result.ts';
import { openExchange } from '#tests/support/browser/openExchange.tsx';

const BUSY = err(appError('worker/not-ready', 'This test only counts.'));

/** The panel's page, with how often it has asked the workers. */
async function openPanel() {
  let asked = 0;
  const inspect = async () => {
    asked += 1;
    return BUSY;
  };
  await openExchange({
    path: '/exchange/index?perf',
    inspect: { inspectQuotes: inspect, inspectGateway: inspect },
  });
  return { asked: () => asked };
}

/** Pages under test always are in front; what the browser reports can be changed. */
function show(isShown: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('the panel asks the workers nothing while its tab is hidden, and goes on when it is shown', async () => {
  const { asked } = await openPanel();
  await expect.poll(asked, { timeout: 3_000 }).toBeGreaterThanOrEqual(4);
  show(false);
  const before = asked();
  await pass(2_200);
  expect(asked()).toBe(before);
  show(true);
  await expect.poll(asked, { timeout: 500 }).toBeGreaterThan(before);
});

test('a panel that is opened in a hidden tab waits for it to be shown', async () => {
  show(false);
  const { asked } = await openPanel();
  await pass(1_200);
  expect(asked()).toBe(0);
  show(true);
  await expect.poll(asked, { timeout: 500 }).toBeGreaterThan(0);
});

test('a page in the back/forward cache gets no answers, which would evict it, and asks again when it is back', async () => {
  const { asked } = await openPanel();
  await expect.poll(asked).toBeGreaterThan(0);
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  const before = asked();
  await pass(2_200);
  expect(asked()).toBe(before);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(asked, { timeout: 500 }).toBeGreaterThan(before);
});

test('a page that is shown twice over is read once a second all the same', async () => {
  const { asked } = await openPanel();
  await expect.poll(asked).toBeGreaterThan(0);
  for (let count = 1; count <= 5; count += 1) {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  }
  const before = asked();
  await pass(1_500);
  // Two workers, once or twice.
  expect(asked() - before).toBeLessThanOrEqual(4);
});
