import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { createTestSandbox } from '#tests/support/node/createTestSandbox.ts';
import { clickButton } from '#tests/support/tabs/clickButton.ts';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';
import { createClient } from '../../bench/exchange/createClient.ts';

const ACCOUNT = 'demo@sluice.example';
const DEPOSIT = '/v3/private/cht/asset-deposit/deposit';
/** The page asks every 3 s while an address is being made or about to end. */
const POLLED = { timeout: 20_000, interval: 200 };
/** 30 days of a retired address go by in 13 s, and an address is made in an instant. */
const SPEED = 200_000;

const rows = (page: Page): Promise<readonly string[]> =>
  page.$$eval('.records-table tbody tr', (all) =>
    all.map((row) => (row as HTMLElement).innerText.replace(/\s+/g, ' ')),
  );

const expectRow = (page: Page, name: string) =>
  expect.poll(async () => (await rows(page)).find((row) => row.includes(name)) ?? '', POLLED);

async function fill(page: Page, label: string, text: string): Promise<void> {
  const field = await page.waitForSelector(`::-p-aria([name="${label}"][role="textbox"])`, POLLED);
  await field?.type(text);
}

screenTest(
  'An address is ordered, renamed, made the default, proven by a PDF and retired to its end, without a reload',
  { timeout: 120_000 },
  async ({ browser, onTestFinished }) => {
    const exchange = await createTestSandbox({ hasPast: false, speed: SPEED });
    onTestFinished(() => exchange.close());
    const client = await createClient(exchange.url, ACCOUNT);
    onTestFinished(() => client.close());
    const order = { coin: 'XRP', chain: 'XRP', newAddress: true, label: 'First', requestId: 'order-1' };
    expect((await client.post(`${DEPOSIT}/order-deposit`, order)).code).toBe(0);

    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 1000 });
    const path = '/user/assets/deposit/chain-address?chain=XRP&coin=XRP&lang=en';
    await logIn(page, exchange.url, ACCOUNT, path);
    await expectRow(page, 'First').toMatch(/Active Default/);

    await clickButton(page, 'New address');
    // The name that another one has is refused in its place, and the form stays as it was filled in.
    await fill(page, 'Name', 'first');
    await clickButton(page, 'Create address');
    await page.waitForSelector('::-p-text(This name is already in use)', POLLED);
    await fill(page, 'Name', ' two');
    await clickButton(page, 'Create address');
    await expectRow(page, 'first two').toMatch(/rn4v|r[\w ]+ \d{9}.*Active/);

    await clickButton(page, 'Rename First');
    await page.keyboard.type(' wallet');
    await page.keyboard.press('Enter');
    await expectRow(page, 'First wallet').toMatch(/Active Default/);

    await clickButton(page, 'Details of the address first two on XRP');
    await clickButton(page, 'Make default');
    await expectRow(page, 'first two').toMatch(/Active Default/);
    await expectRow(page, 'First wallet').toMatch(/Active(?! Default)/);

    await clickButton(page, 'Details of the address First wallet on XRP');
    await clickButton(page, 'Retire');
    await page.waitForSelector('::-p-text(Anything sent after that may be lost)', POLLED);
    await clickButton(page, 'Retire address');
    await expectRow(page, 'First wallet').toMatch(/Until /);
    await expectRow(page, 'First wallet').toMatch(/Retired/);

    await page.click('.records-pick input');
    await clickButton(page, 'Proof of ownership (PDF)');
    await clickButton(page, 'Download: Proof of ownership (PDF)');
    await page.waitForSelector('::-p-text(Downloaded and verified)', POLLED);
  },
);
