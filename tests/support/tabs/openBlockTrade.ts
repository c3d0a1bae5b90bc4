import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import type { Decimal } from '#shared/money/decimal.ts';
import { logIn } from './logIn.ts';
import { PATIENTLY } from './patiently.ts';
import { readFunds } from './readFunds.ts';
import type { Profile } from './screenTest.ts';

const VIP = { account: 'vip@sluice.example', uid: 20_000_003 };
/** A firm price holds 10 s (screens.md 1.7). */
export const EXPIRED_BY = { timeout: 15_000 };
/** The page waits 30 s for an answer, 9000001 (product.md section 9), and then asks for what came of it. */
export const TIMED_OUT_BY = { timeout: 45_000 };

/** What the account has free, in both coins of the trades. */
interface Funds {
  readonly btc: Decimal;
  readonly usdt: Decimal;
}

/** A new tab of a user who is logged in, at a path of the page. */
export async function openPage(
  browser: Profile,
  exchange: Sandbox,
  path: string,
  account = VIP.account,
): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1200, height: 1000 });
  await logIn(page, exchange.url, account, `/user/assets${path}`);
  await expect.poll(() => new URL(page.url()).pathname, PATIENTLY).toContain('/user/assets');
  return page;
}

/** The form with an amount of BTC, until it can be sent. */
export async function openForm(browser: Profile, exchange: Sandbox, amount: string): Promise<Page> {
  const page = await openPage(browser, exchange, `/otc/convert?lang=en&from=BTC&to=USDT&amount=${amount}`);
  // The form shows these figures once the pair, its limits and the balance are loaded.
  await page.waitForSelector('.block-paths', PATIENTLY);
  return page;
}

export const submitForm = (page: Page): Promise<void> =>
  page.locator('.convert-form button[type="submit"]').click();

/** The button with the sentence, which opens the second confirmation. */
async function clickSentence(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.activeElement?.textContent?.startsWith('Sell ') === true,
    PATIENTLY,
  );
  await page.keyboard.press('Enter');
  await page.waitForSelector('.hold-button', PATIENTLY);
}

/** A price of an amount of BTC at its second confirmation, and what there was before it was asked for. */
export async function openPrice(
  browser: Profile,
  exchange: Sandbox,
  amount: string,
): Promise<{ readonly page: Page; readonly before: Funds }> {
  const page = await openForm(browser, exchange, amount);
  const before = await fundsOf(exchange);
  await submitForm(page);
  await page.waitForSelector('.quote-ring', PATIENTLY);
  await clickSentence(page);
  return { page, before };
}

export async function typeCoin(page: Page, coin: string): Promise<void> {
  await page.locator('button::-p-text(instead)').click();
  await page.waitForSelector('form input', PATIENTLY);
  await page.type('form input', coin);
  await page.keyboard.press('Enter');
}

/** The hash below the text of a trade ticket. */
export const TICKET_HASH = 'pre + div > bdi';

export const textOf = (page: Page, selector: string): Promise<string> =>
  page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);

export async function waitForTicket(page: Page, patience = PATIENTLY): Promise<void> {
  await page.waitForSelector(TICKET_HASH, patience);
}

/** The field of the trade ticket, "sold" of "sold: 2.5 BTC". */
export async function ticketField(page: Page, name: string): Promise<string> {
  const text = await textOf(page, 'pre');
  return new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
}

/** The amount and the coin of such a field. */
export async function ticketAmount(
  page: Page,
  name: string,
): Promise<readonly [amount: string, coin: string]> {
  const [amount = '', coin = ''] = (await ticketField(page, name)).split(' ');
  return [amount, coin];
}

export async function fundsOf(exchange: Sandbox): Promise<Funds> {
  return {
    btc: await readFunds(exchange, VIP.uid, 'BTC'),
    usdt: await readFunds(exchange, VIP.uid, 'USDT'),
  };
}
