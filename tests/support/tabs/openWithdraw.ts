import { eq } from 'drizzle-orm';
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { readBalances } from '#sandbox/books/ledger/readBalances.ts';
import { withdrawals } from '#sandbox/books/state/schema/chain.ts';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { clickButton } from './clickButton.ts';
import { logIn } from './logIn.ts';
import { PATIENTLY } from './patiently.ts';
import { saveEntry } from './saveEntry.ts';
import { SECURITY_CODES } from './securityCodes.ts';

/** Who withdraws. */
export interface WithdrawUser {
  readonly account: string;
  readonly uid: number;
}

const DEMO: WithdrawUser = { account: 'demo@sluice.example', uid: 20_000_001 };
const PATH = '/user/assets/withdraw';
/** The entry of the address book that coins are sent to. */
const ENTRY = 'Northwind';
const TRON = 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU';
const FUND_PASSWORD = 'sluice-fund';

/** The withdraw page in a real tab. */
export interface WithdrawPage {
  readonly page: Page;
  /** What the page says, without marks of direction. */
  readonly text: () => Promise<string>;
  readonly shows: (words: string | RegExp, patience?: { readonly timeout: number }) => Promise<void>;
  /** Waits until it can be pressed. */
  readonly click: (name: string) => Promise<void>;
  /** Chooses the entry of the address book, and enters an amount. */
  readonly fill: (amount: string) => Promise<void>;
  /** From the filled form to the security step. */
  readonly toSecurity: () => Promise<void>;
  /** Enters the codes and confirms. */
  readonly prove: () => Promise<void>;
}

/** What the exchange's books say beside it. */
export interface OpenWithdraw extends WithdrawPage {
  /** What the exchange has booked of withdrawals of such an amount, by their states. */
  readonly booked: (amount: string) => Promise<readonly string[]>;
  /** What of a coin is set aside for withdrawals. */
  readonly held: (coin: string) => Promise<string>;
}

/** Logs in and opens the page at `search`, "?coin=USDT&chain=TRX". */
export async function openWithdraw(
  page: Page,
  exchange: Sandbox,
  search: string,
  user: WithdrawUser = DEMO,
): Promise<OpenWithdraw> {
  await exchange.exchange.open();
  await keepRecipient(exchange, user);
  return { ...(await openWithdrawPage(page, exchange.url, search, user)), ...booksOf(exchange, user) };
}

/** The same where the exchange is in a process of its own, whose books know the recipient. */
export async function openWithdrawPage(
  page: Page,
  origin: string,
  search: string,
  user: WithdrawUser = DEMO,
): Promise<WithdrawPage> {
  await page.setViewport({ width: 1440, height: 1600 });
  await logIn(page, origin, user.account, `${PATH}${search}&lang=en`);
  const withdraw = pageOf(page);
  await withdraw.shows('Recipient');
  return withdraw;
}

/** Puts the recipient into the address book. */
export function keepRecipient(exchange: Sandbox, { uid }: WithdrawUser = DEMO): Promise<void> {
  return saveEntry(exchange, { uid, remark: ENTRY, chain: 'TRX', address: TRON });
}

/** Another tab of the same user. */
export async function openBeside(page: Page, exchange: Sandbox, search: string): Promise<OpenWithdraw> {
  await page.setViewport({ width: 1440, height: 1600 });
  await page.bringToFront();
  await page.goto(`${exchange.url}${PATH}${search}&lang=en`);
  const withdraw = { ...pageOf(page), ...booksOf(exchange) };
  await withdraw.shows('Recipient');
  return withdraw;
}

function pageOf(page: Page): WithdrawPage {
  const text = (): Promise<string> =>
    page.evaluate(() => (document.body.textContent ?? '').replace(/[\u2066-\u2069]/g, ''));
  const shows: WithdrawPage['shows'] = (words, patience = PATIENTLY) =>
    expect.poll(text, patience).toMatch(words);
  const click: WithdrawPage['click'] = (name) => clickButton(page, name);
  return {
    page,
    text,
    shows,
    click,
    fill: async (amount) => {
      // A locator waits until it stands still.
      await page
        .locator(`[role="tabpanel"] li button ::-p-text(${ENTRY})`)
        .setTimeout(PATIENTLY.timeout)
        .click();
      await shows('In your address book');
      await page.locator('.amount-input').fill(amount);
    },
    toSecurity: async () => {
      // The first rests for 10 s after another withdrawal of the coin, the second is held for 3 s.
      for (const name of ['Review withdrawal', 'Continue to security check']) {
        const open = `[aria-labelledby="withdraw-review"] button:not([aria-disabled])::-p-text(${name})`;
        await page.waitForSelector(open, PATIENTLY);
        await click(name);
      }
      await page.waitForSelector('[role="dialog"] form input', PATIENTLY);
    },
    prove: async () => {
      let codes = 0;
      for (const field of await page.$$('[role="dialog"] form input')) {
        const isPassword = await field.evaluate((input) => input.type === 'password');
        await field.type(isPassword ? FUND_PASSWORD : (SECURITY_CODES[codes] ?? ''));
        if (!isPassword) codes += 1;
      }
      await click('Confirm');
    },
  };
}

/** What an exchange has booked of the user's withdrawals. */
export function booksOf(
  { exchange: { database } }: Sandbox,
  { uid }: WithdrawUser = DEMO,
): Pick<OpenWithdraw, 'booked' | 'held'> {
  return {
    booked: async (amount) => {
      const rows = await database.sql.select().from(withdrawals).where(eq(withdrawals.uid, uid));
      return rows.filter((row) => Number(row.amount) === Number(amount)).map(({ status }) => status);
    },
    held: async (coin) => {
      const balances = await readBalances(database.sql, uid, { coin });
      return balances.find(({ hold }) => hold === 'WITHDRAWING')?.amount ?? '0';
    },
  };
}
