import { describe, expect } from 'vitest';
import { refuseLocks, refuseSharedWorkers } from '#tests/support/tabs/inPage.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';

describe('A browser without shared workers', () => {
  marketTest(
    'that has the constructor but refuses to construct is served in the same way',
    async ({ openTabs }) => {
      const [tab] = await openTabs(1, { before: refuseSharedWorkers });
      await tab.pricesMove(5_000);
      expect(await tab.words()).toMatch(/^Live · a separate connection for this tab/);
    },
  );

  marketTest(
    'or with all site data blocked, so that locks are refused, is served in the same way',
    async ({ openTabs }) => {
      const [tab] = await openTabs(1, { before: refuseLocks });
      await tab.pricesMove(5_000);
      expect(await tab.words()).toMatch(/^Live · a separate connection for this tab/);
    },
  );
});
