import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Page } from 'puppeteer-core';
import { describe, expect, onTestFinished } from 'vitest';
import { savedAddresses } from '#sandbox/books/state/schema/chain.ts';
import { makeAddress } from '#sandbox/calls/deposit/addresses/makeAddress.ts';
import { riskOfAddress } from '#sandbox/calls/deposit/riskOfAddress.ts';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { openKeyboard } from '#tests/support/tabs/openKeyboard.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { saveEntry } from '#tests/support/tabs/saveEntry.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';

const LONG = { timeout: 120_000 };
const PATH = '/user/assets/money-address/batch?lang=en';
const UNIFIED = { account: 'unified@sluice.example', uid: 20_000_007 };
const DEMO = { account: 'demo@sluice.example', uid: 20_000_001 };
const LEDGER = makeAddress('tron', 'the ledger of a batch');
const KEPT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** After 0x the first and the last four characters are those of KEPT. */
const TRAP = '0x5aae99999999999999999999999999999999eaEd';

const MADE = Array.from({ length: 40 }, (_, at) => makeAddress('tron', `partner ${at + 1}`));
const riskOf = (address: string) => riskOfAddress('TRX', address).riskLevel;
/** The exchange is asked about 20 lines at a time (screens.md 1.10): these and a risky one are two groups. */
const PARTNERS = MADE.filter((address) => ['LOW', 'MEDIUM'].includes(riskOf(address))).slice(0, 21);
const RISKY = MADE.find((address) => riskOf(address) === 'HIGH') ?? '';

/** The same with another last character, which its checksum tells. */
const misspell = (address: string): string => address.slice(0, -1) + (address.endsWith('x') ? 'y' : 'x');

async function openMany(
  page: Page,
  exchange: Sandbox,
  { account, uid }: { readonly account: string; readonly uid: number },
) {
  await page.setViewport({ width: 1600, height: 1200 });
  await exchange.exchange.open();
  await saveEntry(exchange, { uid, remark: 'Kept', chain: 'ETH', address: KEPT });
  await logIn(page, exchange.url, account, PATH);
  const shows = (words: string | RegExp) =>
    expect.poll(() => page.evaluate(() => document.body.textContent ?? ''), PATIENTLY).toMatch(words);
  await shows('Your address book has room for 199 more addresses.');
  return {
    ...(await openKeyboard(page)),
    page,
    shows,
    enter: () => page.keyboard.press('Enter'),
    cellHasFocus: (name: string) =>
      expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name),
    /** What a cell is said to be wrong in; null where nothing is. */
    faultAt: (name: string) =>
      page.$eval(`[aria-label="${name}"]`, (cell) => {
        const at = cell.getAttribute('aria-invalid') === 'true' ? cell.getAttribute('aria-describedby') : '';
        return document.getElementById(at ?? '')?.textContent ?? null;
      }),
    /** What the button that checks says; null while there is nothing to check. */
    toCheck: () =>
      page.$$eval('main section button', (buttons) => {
        const check = buttons.find(({ textContent }) => /^Check \d+ lines?$/.test(textContent ?? ''));
        return check === undefined || check.getAttribute('aria-disabled') !== null ? null : check.textContent;
      }),
    results: () => page.$$eval('[data-results] li', (lines) => lines.map(({ textContent }) => textContent)),
    /** The addresses of the book at the exchange, each as often as it is there. */
    book: async () => {
      const { sql } = exchange.exchange.database;
      const rows = await sql.select().from(savedAddresses).where(eq(savedAddresses.uid, uid));
      return rows.map(({ address }) => address).toSorted();
    },
  };
}

describe('With the keyboard alone', () => {
  screenTest(
    'addresses are typed and repaired where they are wrong; one that looks like a kept one waits for its middle',
    LONG,
    async ({ browser, exchange }) => {
      const many = await openMany(await browser.newPage(), exchange, UNIFIED);
      const { tabTo, type, activate, enter, shows, faultAt } = many;
      await tabTo(/ Coin, line 1$/);
      await type('USDT');
      await tabTo(/ Network, line 1$/);
      await type('TRX');
      await tabTo(/ Address, line 1$/);
      await type(misspell(LEDGER));
      await tabTo(/ Name, line 1$/);
      await type('Ledger');
      await expect.poll(() => faultAt('Address, line 1')).toBe('A character is wrong or missing.');
      expect(await many.toCheck()).toBeNull();
      await tabTo(/ Address, line 1$/, 'back');
      await many.page.keyboard.press('End');
      await many.page.keyboard.press('Backspace');
      await type(LEDGER.slice(-1));
      await expect.poll(() => faultAt('Address, line 1')).toBeNull();
      await expect.poll(many.toCheck).toBe('Check 1 line');

      await tabTo(/ Coin, line 2$/);
      await type('USDT');
      await tabTo(/ Network, line 2$/);
      await type('ETH');
      await tabTo(/ Address, line 2$/);
      await type(TRAP);
      await tabTo(/ Name, line 2$/);
      await type('Other');
      await expect
        .poll(() => faultAt('Address, line 2'))
        .toMatch('This address looks like Kept but is different.');
      // The first line can go on without it.
      expect(await many.toCheck()).toBe('Check 1 line');
      await tabTo(/^textbox Type group/);
      await type(KEPT.slice(4, 8));
      await enter();
      await shows("These characters don't match.");
      expect([await faultAt('Address, line 2'), await many.toCheck()]).toEqual([
        expect.any(String),
        'Check 1 line',
      ]);
      await many.page.keyboard.down('Control');
      await many.page.keyboard.press('a');
      await many.page.keyboard.up('Control');
      await type(TRAP.slice(4, 8));
      await enter();
      await expect.poll(() => faultAt('Address, line 2')).toBeNull();

      await activate('Check 2 lines');
      await expect.poll(many.focused, PATIENTLY).toBe('heading Ready to save');
      await activate('Save 2 addresses');
      expect(await many.book()).toEqual([KEPT]);
      await many.prove();
      await shows('2 addresses saved');
      expect(await many.results()).toEqual([
        expect.stringMatching(/Ledger.*Saved.*Active/),
        expect.stringMatching(/Other.*Saved.*Active/),
      ]);
      expect(await many.book()).toEqual([KEPT, TRAP, LEDGER].toSorted());
    },
  );

  screenTest(
    'a file is repaired, checked in groups and saved in one step; what was refused is named otherwise and sent again',
    LONG,
    async ({ browser, exchange }) => {
      const folder = await mkdtemp(join(tmpdir(), 'sluice-many-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      const given = [...PARTNERS.slice(0, -1), misspell(PARTNERS.at(-1) ?? ''), RISKY];
      const lines = given.map((address, at) => `"Partner, ${at + 1}",USDT,TRX,${address}`);
      await writeFile(join(folder, 'partners.csv'), ['remark,coin,chain,address', ...lines].join('\n'));

      const many = await openMany(await browser.newPage(), exchange, DEMO);
      const { page, tabTo, type, activate, enter, shows, faultAt } = many;
      await tabTo(/^tab Table/);
      for (const tab of ['Paste', 'CSV file']) {
        await page.keyboard.press('ArrowRight');
        await page.waitForSelector(`[role="tab"][aria-selected="true"]:focus::-p-text(${tab})`, PATIENTLY);
      }
      await tabTo(/^button CSV file/);
      // The button opens the system's own dialog, so the file is given to the input.
      const input = await page.$('input[type="file"]:focus');
      await input?.uploadFile(join(folder, 'partners.csv'));
      await shows('22 lines read from partners.csv');
      expect(await many.focused()).toMatch('CSV file');
      await shows('1 line has errors');
      expect(await faultAt('Address, line 22')).toBe('A character is wrong or missing.');
      // Enter goes down the column; the numbers are those of the file, whose first line names the columns.
      await tabTo(/ Address, line 2$/);
      for (let line = 2; line < 22; line += 1) await enter();
      await many.cellHasFocus('Address, line 22');
      await page.keyboard.press('End');
      await page.keyboard.press('Backspace');
      await type(PARTNERS.at(-1)?.slice(-1) ?? '');
      await expect.poll(() => faultAt('Address, line 22')).toBeNull();

      exchange.faults.add({ fault: 'answer/delay', path: 'address-check', delayMs: 1_500, count: 2 });
      await activate('Check 22 lines');
      await shows('0 of 22 lines checked');
      await shows('20 of 22 lines checked');
      await shows('This address is rated high risk.');
      await tabTo(/^button .*Accept/, 'back');
      await enter();
      await activate('Continue');
      await shows(/Ready to save.*USDT · TRX.*22 addresses/);
      // Meanwhile the name of a line was given to another entry.
      await saveEntry(exchange, { uid: DEMO.uid, remark: 'Partner, 7', chain: 'TRX', address: LEDGER });
      await activate('Save 22 addresses');
      await many.prove();
      await shows("21 addresses saved · 1 address wasn't saved");
      const results = await many.results();
      expect(results).toHaveLength(22);
      expect(results.filter((line) => !/Saved.*Active/.test(line))).toEqual([
        expect.stringMatching(/8.*Partner, 7.*Not saved.*This name is already in use/),
      ]);

      await activate('Fix unsaved lines');
      await tabTo(/ Name, line 8$/);
      await type('Partner, seven');
      await activate('Continue');
      await activate('Save 1 address');
      await many.prove();
      await shows('1 address saved');
      expect(await many.book()).toEqual([KEPT, LEDGER, ...PARTNERS, RISKY].toSorted());
    },
  );
});
