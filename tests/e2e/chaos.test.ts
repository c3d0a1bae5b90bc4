import { readChaosSettings } from '#tests/support/tabs/chaos/chaosSettings.ts';
import { expectUnharmed } from '#tests/support/tabs/chaos/expectUnharmed.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';

/** The same steps in every run of a commit, so that one that fails fails again; `chaos.long` takes others each time. */
const settings = readChaosSettings({ seed: 11, seconds: 30, shrinkTries: 4 });
const LONG = { timeout: settings.budgetMs + 600_000 };

marketTest(
  `half a minute of faults by the seed ${settings.seed} loses nothing, shows nothing false, and the page recovers`,
  LONG,
  ({ browser, exchange }) => expectUnharmed(settings, { browser, exchange }),
);
