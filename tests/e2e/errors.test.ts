import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished } from 'vitest';
import { marketTest } from '../support/tabs/marketTest.ts';
import { openTab } from '../support/tabs/openTab.ts';

interface Collector {
  readonly url: string;
  /** The bodies that were posted to it. */
  readonly bodies: readonly string[];
}

/** A deployment's collector on an origin of its own, which has to allow the page's. */
async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', 'content-type');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST') bodies.push(Buffer.concat(chunks).toString());
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/collect`, bodies };
}

describe('What nobody handled', () => {
  marketTest('is a toast where it has a code, under the security policy', async ({ openTabs }) => {
    const [tab] = await openTabs(1);
    await tab.page.evaluate(() => {
      const reason = {
        kind: 'business',
        code: '700006',
        message: '<img src=x onerror=alert(1)>',
        retryable: false,
      };
      // The browser tells nobody of a rejection in a script from outside, so the test does.
      const promise = Promise.resolve();
      window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason }));
    });
    await expect
      .poll(() => tab.page.evaluate(() => document.querySelector('[role=alert]')?.textContent))
      .toContain('700006: <img src=x onerror=alert(1)>');
    expect(await tab.page.$('[role=alert] img')).toBeNull();
    expect((await tab.observed()).violations).toEqual([]);
  });

  marketTest(
    'reaches the collector without its words when the page is left',
    async ({ browser, startExchange }) => {
      const collector = await startCollector();
      const exchange = await startExchange({ appConfig: { monitorUrl: collector.url } });
      const tab = await openTab(browser, exchange.url);
      await tab.showsPrices();
      await tab.page.evaluate(() => {
        window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('ann@mail.example') }));
      });
      await tab.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      expect(collector.bodies).toEqual([]);
      await tab.page.goto('about:blank');
      await expect.poll(() => collector.bodies.length).toBe(1);
      const body = collector.bodies[0] ?? '';
      expect(JSON.parse(body)).toMatchObject({
        app: 'sluice',
        events: [{ name: 'page-start' }, { name: 'uncaught-error', data: { type: 'RangeError' } }],
      });
      expect(body).not.toContain('ann@mail.example');
    },
  );
});
