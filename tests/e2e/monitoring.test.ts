import { expect } from 'vitest';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { openTab } from '#tests/support/tabs/openTab.ts';
import { startCollector } from '#tests/support/tabs/startCollector.ts';

marketTest(
  'The collector learns from one tab that the quote socket opened, with path and query and nothing else',
  async ({ browser, startExchange }) => {
    const collector = await startCollector();
    const exchange = await startExchange({ appConfig: { monitorUrl: collector.url } });
    const tab = await openTab(browser, exchange.url);
    await tab.showsPrices();
    const opened = () =>
      collector.bodies
        .flatMap((body) => (JSON.parse(body) as { events: { name: string; data: object }[] }).events)
        .filter(({ name }) => name === 'quote-socket-open');
    await expect.poll(opened, { timeout: 30_000 }).toHaveLength(1);
    const [event] = opened();
    expect(event?.data).toEqual({
      path: '/spot/ws/quote/v2',
      query: expect.stringMatching(/^binary=true&timestamp=\d+$/),
      noticedAtMs: expect.any(Number),
    });
  },
);
