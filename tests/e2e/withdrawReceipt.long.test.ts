import { and, desc, eq } from 'drizzle-orm';
import { withdrawals } from '#sandbox/books/state/schema/chain.ts';
import { createTestSandbox } from '#tests/support/node/createTestSandbox.ts';
import { clickButton } from '#tests/support/tabs/clickButton.ts';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

/** A file takes eight seconds, and the page asks every five. */
const MADE = { timeout: 40_000 };
const DEMO = { account: 'demo@sluice.example', uid: 20_000_001 };

screenTest(
  'The details of a withdrawal give its receipt as a file, whose hash is the one that the exchange says',
  { timeout: 120_000 },
  async ({ browser, onTestFinished }) => {
    const exchange = await createTestSandbox({ hasPast: true });
    onTestFinished(() => exchange.close());
    await exchange.exchange.open();
    const { uid, status, createdAt } = withdrawals;
    const [sent] = await exchange.exchange.database.sql
      .select()
      .from(withdrawals)
      .where(and(eq(uid, DEMO.uid), eq(status, 'success')))
      .orderBy(desc(createdAt))
      .limit(1);
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 1000 });
    await logIn(page, exchange.url, DEMO.account, `/user/assets/withdraw?all=1&id=${sent?.id}&lang=en`);
    await clickButton(page, 'Receipt (PDF)');
    await page.waitForSelector('::-p-aria([name="Download: Receipt (PDF)"][role="button"])', MADE);
    await clickButton(page, 'Download: Receipt (PDF)');
    await page.waitForSelector('::-p-text(Downloaded and verified)', PATIENTLY);
  },
);
