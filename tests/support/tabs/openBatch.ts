import type { ElementHandle, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { type Client, createClient } from '../../../bench/exchange/createClient.ts';
import { clickButton } from './clickButton.ts';
import { logIn } from './logIn.ts';
import { PATIENTLY } from './patiently.ts';
import { readFigure } from './readFigure.ts';

const ACCOUNT = 'demo@sluice.example';
const BATCH = '/user/assets/exchange/index?tab=batch&to=USDT&lang=en';
/** A quote of a batch holds 30 s. */
export const OUTLIVED = { timeout: 40_000 };

interface Batch {
  readonly page: Page;
  /** The same user by another way, to see what the exchange's books say. */
  readonly client: Client;
  readonly tick: (...coins: readonly string[]) => Promise<void>;
  readonly click: (name: string) => Promise<void>;
  readonly shows: (text: string, patience?: { timeout: number }) => Promise<void>;
  /** The amount beside a label of the receipt, without its coin and separators. */
  readonly receipt: (label: string) => Promise<string>;
}

export async function openBatch(page: Page, exchange: Sandbox): Promise<Batch> {
  await page.setViewport({ width: 1440, height: 2600 });
  await logIn(page, exchange.url, ACCOUNT, BATCH);
  await page.waitForSelector('.batch-held', PATIENTLY);
  const text = (): Promise<string> =>
    page.evaluate(() => document.querySelector('.exchange-ticket')?.textContent ?? '');
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
    click: (name) => clickButton(page, name),
    shows: (words, patience = PATIENTLY) => expect.poll(text, patience).toContain(words),
    receipt: (label) => readFigure(page, '.receipt', label),
  };
}
