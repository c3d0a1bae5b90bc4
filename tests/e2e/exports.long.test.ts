import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { createTestSandbox } from '#tests/support/node/createTestSandbox.ts';
import { clickButton } from '#tests/support/tabs/clickButton.ts';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const PATH = '/user/assets/exportStatment?lang=en';
/** A file takes eight seconds, and the page asks every five. */
const MADE = { timeout: 40_000 };

const readBars = (page: Page): Promise<number> => page.$$eval('[data-sets] progress', (bars) => bars.length);

screenTest(
  'A file is ordered, made through a reload, said to be ready on another page, and saved once its hash is right',
  { timeout: 120_000 },
  async ({ browser, onTestFinished }) => {
    const exchange = await createTestSandbox({ hasPast: true });
    onTestFinished(() => exchange.close());
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 1000 });
    await logIn(page, exchange.url, 'demo@sluice.example', PATH);
    await page.waitForSelector('form section [role=status] b', MADE);
    await clickButton(page, 'Request file');
    await page.waitForSelector('::-p-text(Requested. We)', PATIENTLY);
    await page.reload();
    await expect.poll(() => readBars(page), { timeout: 20_000 }).toBe(1);

    await page.locator('.page-tabs [data-page="taxCenter"]').click();
    await page.waitForSelector('::-p-text(Your file is ready)', MADE);
    await page.locator('.page-tabs [data-page="exportStatement"]').click();
    const row = '.records-table tbody tr:first-child';
    await page.waitForSelector(`${row} ::-p-text(Ready)`, PATIENTLY);
    await page.locator(`${row} [data-download] button`).click();
    await page.waitForSelector('::-p-text(Downloaded and verified)', PATIENTLY);
  },
);
