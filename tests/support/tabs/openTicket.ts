import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { readFree } from '#sandbox/ledger/readBalances.ts';
import { Decimal } from '#shared/money/decimal.ts';

const DEMO = { account: 'demo@sluice.example', uid: 20_000_001 };
export const PATIENTLY = { timeout: 20_000 };

/** The ticket of /exchange/index in a real tab, and what the exchange's books say beside it. */
export interface OpenTicket {
  readonly page: Page;
  /** What the ticket says, its figures without separators and marks of direction. */
  readonly text: () => Promise<string>;
  readonly shows: (words: string | RegExp, patience?: { readonly timeout: number }) => Promise<void>;
  /** Waits until it can be pressed. */
  readonly press: (name: string) => Promise<void>;
  /** Asks for a price by Enter in the field, and waits for it. */
  readonly preview: () => Promise<void>;
  /** The amount beside a label of the price or the receipt, without its coin and separators. */
  readonly figure: (label: string) => Promise<string>;
  /** What can be used of a coin in the funding account. */
  readonly free: (coin: string) => Promise<Decimal>;
  /** The words of what has the focus. */
  readonly focused: () => Promise<string>;
}

/** Logs in and opens the ticket at `search`, "?from=BTC&to=USDT". */
export async function openTicket(page: Page, exchange: Sandbox, search: string): Promise<OpenTicket> {
  const path = `/user/assets/exchange/index${search}${search === '' ? '?' : '&'}lang=en`;
  await page.setViewport({ width: 1440, height: 1400 });
  await page.bringToFront();
  await page.goto(`${exchange.url}/login?redirect_url=${encodeURIComponent(path)}`);
  await page.locator(`[data-account="${DEMO.account}"]`).click();
  const ticket = ticketOf(page, exchange);
  await ticket.shows('Balance');
  return ticket;
}

/** The ticket of a page that is open already. */
export function ticketOf(page: Page, exchange: Sandbox): OpenTicket {
  const text = (): Promise<string> =>
    page.evaluate(() =>
      (document.querySelector('.exchange-ticket')?.textContent ?? '').replace(
        /[\u2066-\u2069]|(?<=\d),(?=\d)/g,
        '',
      ),
    );
  const shows: OpenTicket['shows'] = (words, patience = PATIENTLY) =>
    expect.poll(text, patience).toMatch(words);
  return {
    page,
    text,
    shows,
    press: async (name) => {
      const button = await page.waitForSelector(`::-p-aria([name="${name}"][role="button"])`, PATIENTLY);
      await button?.click();
    },
    preview: async () => {
      await page.focus('.convert-form .amount-input');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.quote-ring', PATIENTLY);
    },
    figure: async (label) => {
      const found = await page.waitForFunction(
        (wanted) => {
          const terms = [...document.querySelectorAll('.exchange-ticket dt')];
          return terms.find((each) => each.textContent === wanted)?.nextElementSibling?.textContent;
        },
        PATIENTLY,
        label,
      );
      const [amount = ''] = String(await found.jsonValue()).split(/\s/);
      return amount.replaceAll(',', '');
    },
    free: async (coin) => new Decimal(await readFree(exchange.exchange.database.sql, DEMO.uid, 'FUND', coin)),
    focused: () => page.evaluate(() => document.activeElement?.textContent ?? ''),
  };
}
