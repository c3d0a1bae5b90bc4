import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { Decimal } from '#shared/money/decimal.ts';
import { readRows } from '../inPage.ts';
import { booksOf, keepRecipient } from '../openWithdraw.ts';
import { PATIENTLY } from '../patiently.ts';
import { readFunds } from '../readFunds.ts';
import { SECURITY_CODES } from '../securityCodes.ts';
import {
  clickByText,
  clickElement,
  has,
  logInPlainly,
  type PlainPage,
  pathOf,
  shows,
  wordsIn,
} from './plainSteps.ts';
import { expectNoFailures, type SmokeFixtures } from './smokeTest.ts';

/** What every browser is expected to do, by what it is for: "a conversion moves what its price promised". */
export const SMOKE_FLOWS: Readonly<Record<string, (fixtures: SmokeFixtures) => Promise<void>>> = {
  'two tabs share one socket of workers that both use, and prices move': shareSocket,
  'a conversion moves what its price promised': convert,
  'a deposit address is shown with the code that holds it': showDepositAddress,
  'a withdrawal with its codes is booked once': withdraw,
  'a list is saved as the CSV that it says': saveList,
  'a log-out in one tab is one in the other': logOutEverywhere,
};

const DEMO = { account: 'demo@sluice.example', uid: 20_000_001 };
const FUND_PASSWORD = 'sluice-fund';
const ASSETS = '/user/assets';

async function shareSocket({ browser, collector, exchange }: SmokeFixtures): Promise<void> {
  const openMarket = async (): Promise<PlainPage> => {
    const page = await browser.newPage();
    await page.goto(`${exchange.url}${ASSETS}/exchange/index?diagnose&lang=en`);
    await expect.poll(async () => (await page.evaluate(readRows, '')).length, PATIENTLY).toBeGreaterThan(5);
    return page;
  };
  const pricesOf = async (page: PlainPage): Promise<string> =>
    JSON.stringify(await page.evaluate(readRows, ''));
  await openMarket();
  const second = await openMarket();
  const before = await pricesOf(second);
  await expect.poll(() => pricesOf(second), { timeout: 10_000 }).not.toBe(before);
  await expect.poll(() => wordsIn(second, '.diagnosis'), PATIENTLY).toContain('shared workers');
  expect(exchange.state()).toMatchObject({ sockets: 1, opened: 1 });
  await expectNoFailures(second, { collector, exchange });
}

async function convert({ browser, collector, exchange }: SmokeFixtures): Promise<void> {
  const page = await browser.newPage();
  await logIn(page, exchange.url, '/exchange/index?from=BTC&to=USDT&amount=0.0125');
  const ticket = async (): Promise<string> =>
    (await wordsIn(page, '.exchange-ticket')).replace(/(?<=\d),(?=\d)/g, '');
  await expect.poll(ticket, PATIENTLY).toMatch(/Balance/);
  await clickByText(page, 'Preview conversion');
  await shows(page, '.quote-ring');
  const promised = new Decimal(/You receive\s*([\d.]+)/.exec(await ticket())?.[1] ?? '');
  const before = await readFunds(exchange, DEMO.uid, 'USDT');
  await clickByText(page, 'Convert BTC to USDT');
  await expect.poll(ticket, PATIENTLY).toMatch(/Converted.*You received/);
  const after = await readFunds(exchange, DEMO.uid, 'USDT');
  expect(after.minus(before).toFixed()).toBe(promised.toFixed());
  await expectNoFailures(page, { collector, exchange });
}

/** Opens the deposit page, and takes what is asked before an address is shown. */
export async function openDepositAddress(page: PlainPage, origin: string): Promise<void> {
  await logIn(page, origin, '/deposit?coin=BTC&chain=BTC');
  await shows(page, '[data-step="create"], [data-step="question"], .grouped-address');
  if (await has(page, '[data-step="create"]')) await clickByText(page, 'Create address');
  await shows(page, '[data-step="question"], .grouped-address');
  if (await has(page, '[data-step="question"]')) await clickByText(page, 'Bitcoin');
  await shows(page, '.deposit-sheet');
}

async function showDepositAddress({ browser, collector, exchange }: SmokeFixtures): Promise<void> {
  const page = await browser.newPage();
  await openDepositAddress(page, exchange.url);
  await expect
    .poll(() => wordsIn(page, '.deposit-sheet .grouped-address'), PATIENTLY)
    .toMatch(/^(?:bc1|[13])/);
  await shows(page, '.deposit-sheet svg path');
  await expectNoFailures(page, { collector, exchange });
}

async function withdraw({ browser, collector, exchange }: SmokeFixtures): Promise<void> {
  await keepRecipient(exchange);
  const page = await browser.newPage();
  await logIn(page, exchange.url, '/withdraw?coin=USDT&chain=TRX');
  await clickByText(page, 'Northwind');
  await expect.poll(() => wordsIn(page, 'main'), PATIENTLY).toContain('In your address book');
  await page.type('.amount-input', '61.5');
  await clickByText(page, 'Review withdrawal');
  await clickByText(page, 'Continue to security check');
  await shows(page, '[role="dialog"] form input');
  const secrets = [...SECURITY_CODES];
  for (const { selector, isPassword } of await page.evaluate(listFields, '[role="dialog"] form input'))
    await page.type(selector, isPassword ? FUND_PASSWORD : (secrets.shift() ?? ''));
  await clickByText(page, 'Confirm');
  await expect.poll(() => wordsIn(page, 'main'), PATIENTLY).toMatch(/61\.5 USDT (?:on its way|sent)/);
  expect(await booksOf(exchange).booked('61.5')).toHaveLength(1);
  await expectNoFailures(page, { collector, exchange });
}

/** In the page: each field by its own name. */
function listFields(wanted: string): { readonly selector: string; readonly isPassword: boolean }[] {
  return [...document.querySelectorAll<HTMLInputElement>(wanted)].map(({ id, type }) => ({
    selector: `[id="${id}"]`,
    isPassword: type === 'password',
  }));
}

async function saveList({ browser, collector, downloads, exchange }: SmokeFixtures): Promise<void> {
  const page = await browser.newPage();
  await logIn(page, exchange.url, '/exchange/history?start=90d&type=instant');
  await shows(page, '.records-table tbody tr');
  await clickByText(page, 'Export');
  const saved = async (): Promise<string> =>
    /([\d,]+) rows? saved/.exec(await wordsIn(page, 'main'))?.[1] ?? '';
  await expect.poll(saved, PATIENTLY).not.toBe('');
  const files = async (): Promise<readonly string[]> =>
    (await readdir(downloads)).filter((name) => !name.startsWith('.'));
  await expect.poll(files, PATIENTLY).toEqual([expect.stringMatching(/\.csv$/)]);
  const [name = ''] = await files();
  const lines = (await readFile(join(downloads, name), 'utf8')).trim().split('\r\n');
  expect(lines.length - 1).toBe(Number((await saved()).replaceAll(',', '')));
  expect(lines.length).toBeGreaterThan(5);
  await expectNoFailures(page, { collector, exchange });
}

async function logOutEverywhere({ browser, collector, exchange }: SmokeFixtures): Promise<void> {
  const first = await browser.newPage();
  await logIn(first, exchange.url, '/records/frozen-assets');
  await shows(first, '.sh-who');
  const second = await browser.newPage();
  await second.goto(`${exchange.url}${ASSETS}/withdraw?lang=en`);
  await shows(second, '.sh-who');
  await clickElement(second, '.sh-who');
  await clickElement(second, '.sh-out');
  await expect.poll(() => pathOf(second), PATIENTLY).toBe('/login');
  await first.bringToFront();
  await expect.poll(() => pathOf(first), PATIENTLY).toBe('/login');
  await expectNoFailures(first, { collector, exchange });
}

function logIn(page: PlainPage, origin: string, path: string): Promise<void> {
  return logInPlainly(page, origin, DEMO.account, `${path}${path.includes('?') ? '&' : '?'}lang=en`);
}
