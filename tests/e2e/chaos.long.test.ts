import { describe, onTestFinished } from 'vitest';
import { readChaosSettings } from '#tests/support/tabs/chaos/chaosSettings.ts';
import { expectUnharmed } from '#tests/support/tabs/chaos/expectUnharmed.ts';
import { openRestart } from '#tests/support/tabs/chaos/openRestart.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { createDatabase, NO_SERVER, serverUrl } from '#tests/unit/sandbox/support/engines.ts';

/** Another seed each time, unless one is asked for; it is in the test's name and in what it prints. */
const settings = readChaosSettings({ seed: Date.now() % 1_000_000, seconds: 120, shrinkTries: 16 });
const LONG = { timeout: settings.budgetMs + 3_600_000 };

describe(`Whatever happens to a page by the seed ${settings.seed}`, () => {
  marketTest('nothing is lost, nothing is false, and it recovers', LONG, ({ browser, exchange }) =>
    expectUnharmed(settings, { browser, exchange }),
  );

  const name = serverUrl === undefined ? ` (${NO_SERVER})` : '';
  marketTest.skipIf(serverUrl === undefined)(
    `and to the PostgreSQL server of its exchange, the same holds${name}`,
    LONG,
    async ({ browser, startExchange }) => {
      const databaseUrl = await createDatabase(serverUrl ?? '');
      const { restart, close } = await openRestart(databaseUrl);
      onTestFinished(close);
      const exchange = await startExchange({ databaseUrl });
      await expectUnharmed(settings, { browser, exchange, restartDatabase: restart });
    },
  );
});
