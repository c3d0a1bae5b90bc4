import fc from 'fast-check';
import { expect } from 'vitest';
import { openFigures, plansOf } from '#tests/support/orders/expectFigures.ts';
import { OF_EVERYBODY } from '#tests/support/orders/randomOrders.ts';
import { net } from '#tests/support/orders/readFigures.ts';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { readHistory } from '#tests/support/tabs/readHistory.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const ACCOUNT = 'demo@sluice.example';
/** The same plan in every run. */
const SEED = 20_261_125;

screenTest(
  'whatever becomes of orders, the histories as they are drawn add up to what the ledger moved',
  { timeout: 180_000 },
  async ({ browser }) => {
    const { check, sandbox, moved } = await openFigures(ACCOUNT);
    const [plan = []] = fc.sample(plansOf(OF_EVERYBODY, 4), { numRuns: 1, seed: SEED });
    const { lowBalances } = await check(plan);
    expect(lowBalances.length).toBeGreaterThan(0);

    const page = await browser.newPage();
    await page.setViewport({ width: 1600, height: 1000 });
    await logIn(page, sandbox.url, ACCOUNT, '/user/assets/exchange/history?lang=en');
    // Small balances are in the timeline as well.
    const timeline = await readHistory(page, { given: 'given', got: 'got' });
    await page.goto(`${sandbox.url}/user/assets/exchange/lwb-exchange/history/funding?lang=en`);
    const smallBalances = await readHistory(page, { got: 'received' });
    const all = await moved();
    expect(net(timeline)).toEqual(all);
    // What is given there is given nowhere else in this plan.
    const { USDT: _received, ...given } = net(smallBalances);
    expect(Object.keys(given).length).toBeGreaterThan(0);
    expect(all).toMatchObject(given);
  },
);
