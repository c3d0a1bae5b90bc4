import { describe, expect } from 'vitest';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { openTab } from '#tests/support/tabs/openTab.ts';
import { startCollector } from '#tests/support/tabs/startCollector.ts';

/**
 * Notes what the page sends, and keeps from it the 10 s after which it would send without being left: who knows how long
 * it takes to get that far. Runs inside of the page.
 */
function holdBatches(): void {
  const { setTimeout } = window;
  const send = navigator.sendBeacon;
  const beacons: string[] = [];
  Object.assign(window, {
    beacons,
    setTimeout: (run: () => void, delayMs?: number) => (delayMs === 10_000 ? 0 : setTimeout(run, delayMs)),
  });
  navigator.sendBeacon = (url, body) => {
    beacons.push(String(url));
    return send.call(navigator, url, body);
  };
}

describe('An error that no code handled', () => {
  marketTest('is a toast where it has a code, under the security policy', async ({ openTabs }) => {
    const [tab] = await openTabs(1);
    await tab.page.evaluate(() => {
      const reason = {
        kind: 'business',
        code: '888001',
        message: '<img src=x onerror=alert(1)>',
        retryable: false,
      };
      // The browser does not report a rejection in a script from outside, so the test does.
      const promise = Promise.resolve();
      window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason }));
    });
    // Looked for in the page itself: on a busy machine the 3 s of a toast can pass between two looks from here.
    await tab.page.waitForFunction(
      (words) => document.querySelector('[role=log]')?.textContent?.includes(words),
      { timeout: 10_000 },
      '888001: <img src=x onerror=alert(1)>',
    );
    expect(await tab.page.$('[role=log] img')).toBeNull();
    expect((await tab.observed()).violations).toEqual([]);
  });

  marketTest(
    'reaches the collector without its words when the page is left',
    async ({ browser, startExchange }) => {
      const collector = await startCollector();
      const exchange = await startExchange({ appConfig: { monitorUrl: collector.url } });
      const tab = await openTab(browser, exchange.url, { before: holdBatches });
      await tab.showsPrices();
      await tab.page.evaluate(() => {
        window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('ann@mail.example') }));
      });
      expect(await tab.page.evaluate(() => 'beacons' in window && window.beacons)).toEqual([]);
      await tab.page.goto('about:blank');
      await expect.poll(() => collector.bodies.length).toBe(1);
      const body = collector.bodies[0] ?? '';
      const { events, ...about } = JSON.parse(body) as { events: { name: string; data: object }[] };
      expect(about).toMatchObject({ app: 'sluice', site: 'SLUICE', environment: 'test' });
      expect(events).toContainEqual(expect.objectContaining({ name: 'page-start' }));
      expect(events.find(({ name }) => name === 'uncaught-error')?.data).toMatchObject({
        type: 'RangeError',
      });
      expect(body).not.toContain('ann@mail.example');
    },
  );
});
