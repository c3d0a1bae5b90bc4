import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { type Client, createClient } from '../../../bench/exchange/createClient.ts';
import { clickButton } from './clickButton.ts';
import { logIn } from './logIn.ts';
import { PATIENTLY } from './patiently.ts';
import { readBalances } from './readBalances.ts';
import { readFigure } from './readFigure.ts';

const ACCOUNT = 'demo@sluice.example';
const SMALL = '/user/assets/exchange/lwb-exchange?lang=en&coins=';
/** A preview holds 30 s. */
export const OUTLIVED = { timeout: 40_000 };

interface Small {
  readonly page: Page;
  /** The same user by another way, to see what the exchange's books say. */
  readonly client: Client;
  /** Whether the button can be pressed is waited for. */
  readonly click: (name: string) => Promise<void>;
  readonly shows: (text: string, patience?: { timeout: number }) => Promise<void>;
  /** The amount beside a label of the receipt, without its coin and separators. */
  readonly receipt: (label: string) => Promise<string>;
}

export async function openSmall(page: Page, exchange: Sandbox, coins: string): Promise<Small> {
  await page.setViewport({ width: 1440, height: 1600 });
  await logIn(page, exchange.url, ACCOUNT, SMALL + coins);
  await page.waitForSelector('.low-balance-table', PATIENTLY);
  const text = (): Promise<string> => page.evaluate(() => document.body.textContent ?? '');
  return {
    page,
    client: await createClient(exchange.url, ACCOUNT),
    click: (name) => clickButton(page, name),
    shows: (words, patience = PATIENTLY) => expect.poll(text, patience).toContain(words),
    receipt: (label) => readFigure(page, '.receipt', label),
  };
}

export async function expectBooked(small: Small, before: Decimal, coin: string): Promise<void> {
  await small.shows('You received');
  const got = await small.receipt('You received');
  const [after, left] = await readBalances(small.client, ['USDT', coin]);
  expect(after.minus(before).toFixed()).toBe(new Decimal(got).toFixed());
  expect(left.toFixed()).toBe('0');
}
