import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import type { Decimal } from '#shared/money/decimal.ts';
import { clickButton } from './clickButton.ts';
import { logIn } from './logIn.ts';
import { PATIENTLY } from './patiently.ts';
import { readFigure } from './readFigure.ts';
import { readFunds } from './readFunds.ts';

const DEMO = { account: 'demo@sluice.example', uid: 20_000_001 };

/** The ticket of /exchange/index in a real tab, and what the exchange's books say beside it. */
export interface OpenTicket {
  readonly page: Page;
  /** What the ticket and the open orders say, its figures without separators and marks of direction. */
  readonly text: () => Promise<string>;
  readonly shows: (words: string | RegExp, patience?: { readonly timeout: number }) => Promise<void>;
  /** Waits until it can be pressed. */
  readonly click: (name: string) => Promise<void>;
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
  await logIn(page, exchange.url, DEMO.account, path);
  const ticket = ticketOf(page, exchange);
  // A side without a coin has no balance.
  await ticket.shows(/Balance|Choose a coin/);
  return ticket;
}

/** The ticket of a page that is open already. */
export function ticketOf(page: Page, exchange: Sandbox): OpenTicket {
  const text = (): Promise<string> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.exchange-ticket, .exchange-orders')]
        .map((part) => part.textContent)
        .join(' ')
        .replace(/[\u2066-\u2069]|(?<=\d),(?=\d)/g, ''),
    );
  const shows: OpenTicket['shows'] = (words, patience = PATIENTLY) =>
    expect.poll(text, patience).toMatch(words);
  return {
    page,
    text,
    shows,
    click: (name) => clickButton(page, name),
    preview: async () => {
      await page.focus('.convert-form .amount-input');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.quote-ring', PATIENTLY);
    },
    figure: (label) => readFigure(page, '.exchange-ticket', label),
    free: (coin) => readFunds(exchange, DEMO.uid, coin),
    focused: () => page.evaluate(() => document.activeElement?.textContent ?? ''),
  };
}
