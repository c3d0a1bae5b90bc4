import type { Browser, Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import type { Decimal } from '#shared/money/decimal.ts';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { readFunds } from '#tests/support/tabs/readFunds.ts';

const VIP = { account: 'vip@sluice.example', uid: 20_000_003 };
/** A firm price holds 10 s (screens.md 1.7). */
const EXPIRED_BY = { timeout: 15_000 };
/** The page waits 30 s for an answer, 9000001 (product.md section 9), and then asks for what came of it. */
const TIMED_OUT_BY = { timeout: 45_000 };

/** What the account has free, in both coins of the trades. */
interface Funds {
  readonly btc: Decimal;
  readonly usdt: Decimal;
}

/** A new tab of somebody who is logged in, at a path of the page. */
async function openPage(
  browser: Browser,
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
async function openForm(browser: Browser, exchange: Sandbox, amount: string): Promise<Page> {
  const page = await openPage(browser, exchange, `/otc/convert?lang=en&from=BTC&to=USDT&amount=${amount}`);
  // Its figures say that the pair, its bounds and the balance are there.
  await page.waitForSelector('.block-paths', PATIENTLY);
  return page;
}

const submitForm = (page: Page): Promise<void> => page.locator('.convert-form button[type="submit"]').click();

/** The button with the sentence, which opens the second confirmation. */
async function pressSentence(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.activeElement?.textContent?.startsWith('Sell ') === true,
    PATIENTLY,
  );
  await page.keyboard.press('Enter');
  await page.waitForSelector('.hold-button', PATIENTLY);
}

/** A price of an amount of BTC at its second confirmation, and what there was before it was asked for. */
async function openPrice(
  browser: Browser,
  exchange: Sandbox,
  amount: string,
): Promise<{ readonly page: Page; readonly before: Funds }> {
  const page = await openForm(browser, exchange, amount);
  const before = await fundsOf(exchange);
  await submitForm(page);
  await page.waitForSelector('.quote-ring', PATIENTLY);
  await pressSentence(page);
  return { page, before };
}

async function typeCoin(page: Page, coin: string): Promise<void> {
  await page.type('.confirm-typed input', coin);
  await page.keyboard.press('Enter');
}

const textOf = (page: Page, selector: string): Promise<string> =>
  page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);

async function waitForTicket(page: Page, patience = PATIENTLY): Promise<void> {
  await page.waitForSelector('.trade-ticket-hash', patience);
}

/** The field of the trade ticket, "sold" of "sold: 2.5 BTC". */
async function ticketField(page: Page, name: string): Promise<string> {
  const text = await textOf(page, '.trade-ticket-text');
  return new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
}

/** The amount and the coin of such a field. */
async function ticketAmount(page: Page, name: string): Promise<readonly [amount: string, coin: string]> {
  const [amount = '', coin = ''] = (await ticketField(page, name)).split(' ');
  return [amount, coin];
}

async function fundsOf(exchange: Sandbox): Promise<Funds> {
  return {
    btc: await readFunds(exchange, VIP.uid, 'BTC'),
    usdt: await readFunds(exchange, VIP.uid, 'USDT'),
  };
}

describe('A block trade', () => {
  marketTest(
    'moves once what its ticket says, to the last digit, though Enter is pressed twice',
    async ({ browser, exchange }) => {
      const { page, before } = await openPrice(browser, exchange, '2.5');
      // Neither of them holds: nothing is sent.
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      expect(await fundsOf(exchange)).toEqual(before);
      await typeCoin(page, 'btc');
      await page.keyboard.press('Enter').catch(() => undefined);
      await waitForTicket(page);

      const after = await fundsOf(exchange);
      const [sold, soldCoin] = await ticketAmount(page, 'sold');
      const [received, receivedCoin] = await ticketAmount(page, 'received');
      expect([sold, soldCoin, receivedCoin]).toEqual(['2.5', 'BTC', 'USDT']);
      expect(before.btc.minus(after.btc).toFixed()).toBe(sold);
      expect(after.usdt.minus(before.usdt).toFixed()).toBe(received);
      expect((await textOf(page, '.receipt')).replaceAll(',', '')).toContain(`${received} USDT`);
    },
  );

  marketTest('is confirmed by holding the button for a second', async ({ browser, exchange }) => {
    const { page, before } = await openPrice(browser, exchange, '1.5');
    await page.keyboard.down('Space');
    await waitForTicket(page);
    await page.keyboard.up('Space');
    expect(before.btc.minus((await fundsOf(exchange)).btc).toFixed()).toBe('1.5');
  });

  marketTest(
    'that runs out takes nothing and is asked for again by nobody',
    async ({ browser, exchange }) => {
      const { page, before } = await openPrice(browser, exchange, '2.5');
      await expect
        .poll(() => textOf(page, '.convert-panel'), EXPIRED_BY)
        .toContain('This quote has expired. Nothing was taken.');
      expect(await page.$('.hold-button')).toBeNull();
      expect(await page.$('.quote-ring')).toBeNull();
      expect(await fundsOf(exchange)).toEqual(before);
    },
  );

  marketTest('whose answer was lost is looked for and never sent again', async ({ browser, exchange }) => {
    const { page, before } = await openPrice(browser, exchange, '2.5');
    exchange.faults.add({ fault: 'answer/hang', path: 'convert/execute', count: 1 });
    await typeCoin(page, 'BTC');
    await waitForTicket(page, TIMED_OUT_BY);
    const after = await fundsOf(exchange);
    expect(before.btc.minus(after.btc).toFixed()).toBe('2.5');
    const [received] = await ticketAmount(page, 'received');
    expect(after.usdt.minus(before.usdt).toFixed()).toBe(received);
  });

  marketTest('that no dealer takes says so at the form', async ({ browser, exchange }) => {
    const page = await openForm(browser, exchange, '2.404');
    await submitForm(page);
    await expect
      .poll(() => textOf(page, '.convert-form'), PATIENTLY)
      .toContain('Try a smaller size, or ask the desk.');
  });
});

describe('Block trades before a login', () => {
  marketTest(
    'are explained with every rule, and lead to the login and back',
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      await page.goto(`${exchange.url}/user/assets/otc/index?lang=en&from=ETH&to=USDT`);
      await page.waitForSelector('.block-paths', PATIENTLY);
      expect(await page.$$eval('.block-rule', (rules) => rules.length)).toBe(7);
      expect(await page.$$eval('.block-rule-mark[data-kept]', (marks) => marks.length)).toBe(0);
      await page.locator('a[href^="/login"].bg-primary').click();
      await expect.poll(() => new URL(page.url()).pathname, PATIENTLY).toBe('/login');
      const back = new URL(new URL(page.url()).searchParams.get('redirect_url') ?? '');
      expect(back.pathname).toBe('/user/assets/otc/convert');
      expect(back.searchParams.get('from')).toBe('ETH');
    },
  );

  marketTest(
    'are no way round the rules: who is not verified sees what is missing',
    async ({ browser, exchange }) => {
      const page = await openPage(browser, exchange, '/otc/convert?lang=en', 'newcomer@sluice.example');
      await expect.poll(() => textOf(page, 'main'), PATIENTLY).toContain('You cannot trade blocks yet');
      expect(await page.$('.convert-form')).toBeNull();
      expect(await textOf(page, '.block-rules')).toContain('Verified person or business');
    },
  );
});

describe('The history of block trades', () => {
  marketTest('opens the trade that the address names, with both clocks', async ({ browser, exchange }) => {
    const { page } = await openPrice(browser, exchange, '2.5');
    await typeCoin(page, 'BTC');
    await waitForTicket(page);
    const [id, hash] = [await ticketField(page, 'exchangeTxId'), await textOf(page, '.trade-ticket-hash')];
    const quotedAt = await ticketField(page, 'quotedAt');
    await page.goto(`${exchange.url}/user/assets/otc/history?lang=en&id=${id}`);
    await page.waitForSelector('.modal-panel .trade-ticket-hash', PATIENTLY);
    expect(await textOf(page, '.modal-panel .trade-ticket-hash')).toBe(hash);
    const times = await page.$$eval('.modal-panel .timeline time', (all) => all.map((each) => each.dateTime));
    expect(times).toHaveLength(3);
    expect(times[0]).toBe(quotedAt);
    await page.keyboard.press('Escape');
    await expect.poll(() => new URL(page.url()).searchParams.has('id'), PATIENTLY).toBe(false);
    expect(await page.$$eval('.records-table tbody tr', (rows) => rows.length)).toBe(1);
  });
});
