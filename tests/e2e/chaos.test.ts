import { expect } from 'vitest';
import { readChaosSettings } from '#tests/support/tabs/chaos/chaosSettings.ts';
import { openPlace } from '#tests/support/tabs/chaos/openPlace.ts';
import { runChaos } from '#tests/support/tabs/chaos/runChaos.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { openProxy } from '#tests/support/tabs/proxy/openProxy.ts';

/** CI has a seed of its own, so that a change is judged by itself; `npx vitest run chaos.long` takes others. */
const settings = readChaosSettings({ seed: 37, seconds: 15, shrinkTries: 8 });

marketTest(
  `Whatever happens to a page by the seed ${settings.seed}, nothing is lost, nothing is false, and it recovers`,
  { timeout: 600_000 },
  async ({ browser, exchange }) => {
    await exchange.exchange.open();
    const proxy = await openProxy(exchange);
    const inPlace = openPlace({ browser, exchange, proxy });
    const { found, shortest } = await runChaos({ ...settings, hasServer: false, inPlace });
    expect({ found, shortest }).toEqual({ found: [], shortest: [] });
  },
);
