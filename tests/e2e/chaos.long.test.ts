import { describe, expect, onTestFinished } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import { readChaosSettings } from '#tests/support/tabs/chaos/chaosSettings.ts';
import { openPlace } from '#tests/support/tabs/chaos/openPlace.ts';
import { openRestart } from '#tests/support/tabs/chaos/openRestart.ts';
import { runChaos } from '#tests/support/tabs/chaos/runChaos.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { openProxy } from '#tests/support/tabs/proxy/openProxy.ts';
import { createDatabase, NO_SERVER, serverUrl } from '#tests/unit/sandbox/support/engines.ts';

/** Another seed each time, unless one is asked for; it is in the test's name and in what it prints. */
const settings = readChaosSettings({ seed: Date.now() % 1_000_000, seconds: 120, shrinkTries: 16 });
const LONG = { timeout: settings.budgetMs + 3_600_000 };

describe(`Whatever happens to a page by the seed ${settings.seed}`, () => {
  marketTest('nothing is lost, nothing is false, and it recovers', LONG, async ({ browser, exchange }) => {
    await exchange.exchange.open();
    const proxy = await openProxy(exchange);
    const inPlace = openPlace({ browser, exchange, proxy });
    const { found, shortest } = await runChaos({ ...settings, hasServer: false, inPlace });
    expect({ found, shortest }).toEqual({ found: [], shortest: [] });
    expect(await findImbalance(exchange.exchange.database.sql)).toEqual([]);
  });

  const name = serverUrl === undefined ? ` (${NO_SERVER})` : '';
  marketTest.skipIf(serverUrl === undefined)(
    `and to the PostgreSQL server of its exchange, the same holds${name}`,
    LONG,
    async ({ browser, startExchange }) => {
      const databaseUrl = await createDatabase(serverUrl ?? '');
      const restart = await openRestart(databaseUrl);
      onTestFinished(restart.close);
      const exchange = await startExchange({ databaseUrl });
      await exchange.exchange.open();
      const proxy = await openProxy(exchange);
      const inPlace = openPlace({ browser, exchange, proxy, restartDatabase: restart.restart });
      const { found, shortest } = await runChaos({ ...settings, hasServer: true, inPlace });
      expect({ found, shortest }).toEqual({ found: [], shortest: [] });
      expect(await findImbalance(exchange.exchange.database.sql)).toEqual([]);
    },
  );
});
