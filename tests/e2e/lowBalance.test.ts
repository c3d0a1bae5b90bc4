import type { Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { pressButton, pressInDoubt } from '#tests/support/tabs/pressButton.ts';
import { readBalances } from '#tests/support/tabs/readBalances.ts';
import { readFigure } from '#tests/support/tabs/readFigure.ts';
import { type Client, createClient } from '../../bench/exchange/createClient.ts';

const ACCOUNT = 'demo@sluice.example';
const SMALL = '/user/assets/exchange/lwb-exchange?lang=en&coins=';
/** A preview holds 30 s. */
const OUTLIVED = { timeout: 40_000 };

interface Small {
  readonly page: Page;
  /** The same person by another way, to see what the exchange's books say. */
  readonly client: Client;
  /** Whether the button can be pressed is waited for. */
  readonly press: (name: string) => Promise<void>;
  readonly shows: (text: string, patience?: { timeout: number }) => Promise<void>;
  /** The amount beside a label of the receipt, without its coin and separators. */
  readonly receipt: (label: string) => Promise<string>;
}

async function openSmall(page: Page, exchange: Sandbox, coins: string): Promise<Small> {
  await page.setViewport({ width: 1440, height: 1600 });
  await logIn(page, exchange.url, ACCOUNT, SMALL + coins);
  await page.waitForSelector('.low-balance-table', PATIENTLY);
  const text = (): Promise<string> => page.evaluate(() => document.body.textContent ?? '');
  return {
    page,
    client: await createClient(exchange.url, ACCOUNT),
    press: (name) => pressButton(page, name),
    shows: (words, patience = PATIENTLY) => expect.poll(text, patience).toContain(words),
    receipt: (label) => readFigure(page, '.receipt', label),
  };
}

async function expectBooked(small: Small, before: Decimal, coin: string): Promise<void> {
  await small.shows('You received');
  const got = await small.receipt('You received');
  const [after, left] = await readBalances(small.client, ['USDT', coin]);
  expect(after.minus(before).toFixed()).toBe(new Decimal(got).toFixed());
  expect(left.toFixed()).toBe('0');
}

describe('Small balances', () => {
  marketTest('become what the preview promised, to the last digit', async ({ browser, exchange }) => {
    const small = await openSmall(await browser.newPage(), exchange, 'TON,XLM');
    const [before] = await readBalances(small.client, ['USDT']);
    await small.press('Preview 2 coins into USDT');
    await small.shows('2 coins become');
    const promised = await small.page.$eval('.modal-dialog p', (line) => line.textContent ?? '');
    await small.press('Convert 2 coins into USDT');
    await expectBooked(small, before, 'TON');
    const got = await small.receipt('You received');
    expect(promised).toContain(`2 coins become ${got} USDT`);
    small.client.close();
  });

  marketTest('are converted once by two presses and Enter twice', async ({ browser, exchange }) => {
    const small = await openSmall(await browser.newPage(), exchange, 'ADA,XLM');
    const [before] = await readBalances(small.client, ['USDT']);
    await small.press('Preview 2 coins into USDT');
    await pressInDoubt(small.page, 'Convert 2 coins into USDT');
    await expectBooked(small, before, 'XLM');
    const { result } = await small.client.get('/exchange/batch/list?view=history');
    const today = (result.records as { created_at: string }[]).filter(
      ({ created_at }) => Number(created_at) > Date.now() - 60_000,
    );
    expect(today).toHaveLength(1);
    small.client.close();
  });

  marketTest(
    'whose answer was lost are asked about and not sent again: the receipt comes',
    async ({ browser, exchange }) => {
      const small = await openSmall(await browser.newPage(), exchange, 'XLM');
      const [before] = await readBalances(small.client, ['USDT']);
      await small.press('Preview 1 coin into USDT');
      exchange.faults.add({ fault: 'answer/cut', path: '/exchange/batch/exchangeOrder', count: 1 });
      await small.press('Convert 1 coin into USDT');
      await expectBooked(small, before, 'XLM');
      small.client.close();
    },
  );

  marketTest(
    'say which coin failed and keep it listed; then there is a pause',
    async ({ browser, exchange }) => {
      const small = await openSmall(await browser.newPage(), exchange, 'XLM,DOGE');
      const [doge] = await readBalances(small.client, ['DOGE']);
      await small.press('Preview 2 coins into USDT');
      await small.press('Convert 2 coins into USDT');
      await small.shows('Partly converted');
      await small.page.keyboard.press('Escape');
      await small.shows('Pause between two conversions');
      const row = await small.page.$$eval('.low-balance-table tbody tr', (rows) =>
        rows.map((each) => each.textContent ?? '').find((words) => words.includes('DOGE')),
      );
      expect(row).toContain('Not converted');
      const [after] = await readBalances(small.client, ['DOGE']);
      expect(after.toFixed()).toBe(doge.toFixed());
      small.client.close();
    },
  );

  marketTest(
    'whose preview ran out are not converted until there is a new price',
    { timeout: 90_000 },
    async ({ browser, exchange }) => {
      const small = await openSmall(await browser.newPage(), exchange, 'XLM');
      const [before] = await readBalances(small.client, ['USDT']);
      await small.press('Preview 1 coin into USDT');
      await small.shows('This quote has expired. Nothing was taken.', OUTLIVED);
      await small.press('Get a new quote');
      await small.press('Convert 1 coin into USDT');
      await expectBooked(small, before, 'XLM');
      small.client.close();
    },
  );
});
