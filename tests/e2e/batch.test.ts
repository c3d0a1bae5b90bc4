import type { ElementHandle, Page } from 'puppeteer-core';
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
const BATCH = '/user/assets/exchange/index?tab=batch&to=USDT&lang=en';
/** A quote of a batch holds 30 s. */
const OUTLIVED = { timeout: 40_000 };

interface Batch {
  readonly page: Page;
  /** The same person by another way, to see what the exchange's books say. */
  readonly client: Client;
  readonly tick: (...coins: readonly string[]) => Promise<void>;
  readonly press: (name: string) => Promise<void>;
  readonly shows: (text: string, patience?: { timeout: number }) => Promise<void>;
  /** The amount beside a label of the receipt, without its coin and separators. */
  readonly receipt: (label: string) => Promise<string>;
}

async function openBatch(page: Page, exchange: Sandbox): Promise<Batch> {
  await page.setViewport({ width: 1440, height: 2600 });
  await logIn(page, exchange.url, ACCOUNT, BATCH);
  await page.waitForSelector('.batch-held', PATIENTLY);
  const text = (): Promise<string> =>
    page.evaluate(() => document.querySelector('.batch')?.textContent ?? '');
  return {
    page,
    client: await createClient(exchange.url, ACCOUNT),
    tick: async (...coins) => {
      for (const coin of coins) {
        const box = await page.waitForFunction(
          (wanted) => {
            const rows = [...document.querySelectorAll('.batch-held tbody tr')];
            return rows
              .find((row) => row.querySelector('bdi')?.textContent === wanted)
              ?.querySelector('input');
          },
          PATIENTLY,
          coin,
        );
        await (box.asElement() as ElementHandle<HTMLInputElement> | null)?.click();
      }
    },
    press: (name) => pressButton(page, name),
    shows: (words, patience = PATIENTLY) => expect.poll(text, patience).toContain(words),
    receipt: (label) => readFigure(page, '.receipt', label),
  };
}

describe('A batch', () => {
  marketTest(
    'takes what was ticked and brings what the receipt says, to the last digit',
    async ({ browser, exchange }) => {
      const batch = await openBatch(await browser.newPage(), exchange);
      const [before] = await readBalances(batch.client, ['USDT']);
      await batch.tick('ADA', 'XLM');
      await batch.press('Preview conversion to USDT');
      await batch.press('Convert 2 coins to USDT');
      await batch.shows('You received');
      const got = await batch.receipt('You received');
      const [after, ada, xlm] = await readBalances(batch.client, ['USDT', 'ADA', 'XLM']);
      expect(after.minus(before).toFixed()).toBe(new Decimal(got).toFixed());
      expect([ada.toFixed(), xlm.toFixed()]).toEqual(['0', '0']);
      batch.client.close();
    },
  );

  marketTest('pressed twice is booked once', async ({ browser, exchange }) => {
    const batch = await openBatch(await browser.newPage(), exchange);
    const [before] = await readBalances(batch.client, ['SOL']);
    await batch.tick('SOL');
    const amount = await batch.page.waitForSelector('::-p-aria([name="Amount of SOL"][role="textbox"])');
    await amount?.click({ count: 3 });
    await amount?.type('1.5');
    await batch.press('Preview conversion to USDT');
    await pressInDoubt(batch.page, 'Convert 1 coin to USDT');
    await batch.shows('You received');
    const [after] = await readBalances(batch.client, ['SOL']);
    expect(before.minus(after).toFixed()).toBe('1.5');
    batch.client.close();
  });

  marketTest(
    'says which coin failed, keeps it, and offers to try it again',
    async ({ browser, exchange }) => {
      const batch = await openBatch(await browser.newPage(), exchange);
      const [dogeBefore] = await readBalances(batch.client, ['DOGE']);
      await batch.tick('ADA', 'DOGE');
      await batch.press('Preview conversion to USDT');
      await batch.press('Convert 2 coins to USDT');
      await batch.shows('Partly converted');
      const [ada, doge] = await readBalances(batch.client, ['ADA', 'DOGE']);
      expect([ada.toFixed(), doge.toFixed()]).toEqual(['0', dogeBefore.toFixed()]);
      await batch.press('Try 1 coin again');
      await batch.press('Convert 1 coin to USDT');
      await batch.shows('Not converted. Nothing was taken.');
      batch.client.close();
    },
  );

  marketTest(
    'whose answer was lost is asked about and not sent again: the receipt comes, and the coins left once',
    async ({ browser, exchange }) => {
      const batch = await openBatch(await browser.newPage(), exchange);
      const [before] = await readBalances(batch.client, ['USDT']);
      await batch.tick('XLM');
      await batch.press('Preview conversion to USDT');
      exchange.faults.add({ fault: 'answer/cut', path: '/exchangeNew/batch/convert', count: 1 });
      await batch.press('Convert 1 coin to USDT');
      await batch.shows('You received');
      const got = await batch.receipt('You received');
      const [after, xlm] = await readBalances(batch.client, ['USDT', 'XLM']);
      expect(after.minus(before).toFixed()).toBe(new Decimal(got).toFixed());
      expect(xlm.toFixed()).toBe('0');
      batch.client.close();
    },
  );

  marketTest('that ran out takes nothing, and can be priced anew', async ({ browser, exchange }) => {
    const batch = await openBatch(await browser.newPage(), exchange);
    const [before] = await readBalances(batch.client, ['TON']);
    await batch.tick('TON');
    await batch.press('Preview conversion to USDT');
    await batch.shows('This quote has expired. Nothing was taken.', OUTLIVED);
    expect((await readBalances(batch.client, ['TON']))[0].toFixed()).toBe(before.toFixed());
    await batch.press('Get a new quote');
    await batch.press('Convert 1 coin to USDT');
    await batch.shows('You received');
    expect((await readBalances(batch.client, ['TON']))[0].toFixed()).toBe('0');
    batch.client.close();
  });
});
