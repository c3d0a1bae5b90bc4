import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import papaparse from 'papaparse';
import type { Page } from 'puppeteer-core';
import { describe, expect, onTestFinished } from 'vitest';
import { Decimal } from '#shared/money/decimal.ts';
import { expectNothingKept } from '#tests/support/tabs/expectNothingKept.ts';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { logOut } from '#tests/support/tabs/logOut.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { openKeyboard } from '#tests/support/tabs/openKeyboard.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { readStores } from '#tests/support/tabs/readStores.ts';
import { watchWords } from '#tests/support/tabs/watchWords.ts';

const LONG = { timeout: 180_000 };
const PATH = '/user/assets/tax-center?lang=en';
const YEAR = new Date().getUTCFullYear() - 1;
const NUMBER = 'textbox Tax number (TIN)';
/** No number of Germany begins with a zero. */
const [WRONG_ID, TAX_ID] = ['04142135623', '27180435921'];
const SECRETS = new RegExp(`${WRONG_ID}|${TAX_ID}`);
const FIGURES = [
  ...['disposals', 'proceeds', 'cost', 'gain', 'income'],
  ...['conversionFees', 'withdrawalFees', 'taxWithheld'],
];
const REPORT = 'Gains and losses (CSV)';

interface Field {
  readonly value: string;
  readonly invalid: string | null;
  /** What is said about it. */
  readonly words: string;
}

/** The field that has the focus. */
function readField(page: Page): Promise<Field> {
  return page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    return { value: field.value, invalid: field.ariaInvalid, words: words.replace(/[\u2066-\u2069]/g, '') };
  });
}

/** The figures of the year as plain decimals with every digit, in the order of the files. */
async function readFigures(page: Page): Promise<string[]> {
  const texts = await page.$$eval('[data-figure]', (figures) =>
    figures.map((figure): [string | undefined, string] => {
      const value = figure.querySelector('dd');
      // What a focus shows, where the two decimals leave digits out.
      const exact = value?.querySelector('.hint-text') ?? value;
      return [(figure as HTMLElement).dataset.figure, exact?.textContent ?? ''];
    }),
  );
  const plain = (text = ''): string => text.replace(/[\u2066-\u2069,]|\sEUR/g, '').replace('−', '-');
  const byFigure = new Map(texts);
  return FIGURES.map((figure) => new Decimal(plain(byFigure.get(figure))).toFixed());
}

/**
 * Has files saved in a folder of the test; gives the tables of the four that are saved next: the rows, their sums, missing costs,
 * and whose they are.
 */
async function keepDownloads(page: Page): Promise<() => Promise<readonly (readonly string[])[][]>> {
  const folder = await mkdtemp(join(tmpdir(), 'sluice-tax-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { id } = page.browserContext();
  const session = await page.createCDPSession();
  const where = { behavior: 'allow', downloadPath: folder } as const;
  await session.send('Browser.setDownloadBehavior', {
    ...where,
    ...(id !== undefined && { browserContextId: id }),
  });
  return async () => {
    const csv = expect.stringMatching(/\.csv$/);
    await expect.poll(() => readdir(folder), PATIENTLY).toEqual([csv, csv, csv, csv]);
    const texts = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    );
    return texts.map((text) => papaparse.parse<readonly string[]>(text, { skipEmptyLines: true }).data);
  };
}

describe('The tax centre, with the keyboard alone', () => {
  marketTest(
    'takes a tax number that it keeps to itself, and makes a report whose totals are those on the page',
    LONG,
    async ({ browser, startExchange }) => {
      const exchange = await startExchange({ hasPast: true });
      await exchange.exchange.open();
      const page = await browser.newPage();
      await page.setViewport({ width: 1440, height: 900 });
      await logIn(page, exchange.url, 'demo@sluice.example', PATH);
      await page.waitForSelector('[aria-labelledby=tax-identity] form', PATIENTLY);
      await page.waitForSelector('[data-figure]', PATIENTLY);
      const words = await watchWords(page);
      const keyboard = await openKeyboard(page);
      const nextDownload = await keepDownloads(page);

      await keyboard.tabTo('link Options application');
      // The figures come first.
      expect(await keyboard.tabTo('combobox Tax year')).toEqual(['combobox Tax year']);
      const figures = await readFigures(page);
      await keyboard.send('ArrowDown');
      await expect.poll(() => new URL(page.url()).searchParams.get('year'), PATIENTLY).toBe(String(YEAR));
      await expect.poll(() => readFigures(page), PATIENTLY).not.toEqual(figures);
      expect(await keyboard.focused()).toBe('combobox Tax year');

      expect((await keyboard.tabTo('combobox Supporting document')).slice(-3)).toEqual([
        'combobox Country of tax residence',
        NUMBER,
        'combobox Supporting document',
      ]);
      await keyboard.type('Tax card');
      expect(await keyboard.next('back')).toBe(NUMBER);
      await keyboard.type(WRONG_ID);
      await keyboard.tabTo('button Save tax number');
      await keyboard.send('Enter');
      await expect.poll(keyboard.focused, PATIENTLY).toBe(NUMBER);
      expect(await readField(page)).toEqual({
        ...{ value: WRONG_ID, invalid: 'true' },
        words: "This isn't a valid TIN for Germany. Example: 86095742719. For example 86095742719",
      });

      // Until it is sent, the tab keeps the rest of the form.
      const draft = await readStores(page);
      expect(draft).toContain('taxCard');
      expect(draft).not.toMatch(SECRETS);

      exchange.faults.add({ fault: 'answer/code', path: 'export/tax-identity', code: 131065, count: 1 });
      await keyboard.send('Home');
      await page.keyboard.down('Shift');
      await keyboard.send('End');
      await page.keyboard.up('Shift');
      await keyboard.type(TAX_ID);
      await keyboard.tabTo('button Save tax number');
      await keyboard.send('Enter');
      await expect.poll(keyboard.focused, PATIENTLY).toBe(NUMBER);
      expect(await readField(page)).toMatchObject({ value: TAX_ID, invalid: 'true' });
      expect((await readField(page)).words).toContain('Your identity or tax details are incomplete');
      expect(await keyboard.next()).toBe('combobox Supporting document');
      expect((await readField(page)).value).toBe('taxCard');
      await keyboard.next('back');
      await keyboard.send('Enter');
      await expect.poll(keyboard.focused, PATIENTLY).toBe('heading Tax identity');
      await page.waitForSelector('[aria-labelledby=tax-identity] dl', PATIENTLY);
      expect(await keyboard.next()).toBe('button Change');

      expect((await keyboard.tabTo('combobox Format', 'back')).slice(-7)).toEqual([
        'link All files',
        ...['Tax return', 'Transactions', 'Income', 'Gains and losses', 'Annual report'].map(
          (name) => `button ${name} (PDF)`,
        ),
        'combobox Format',
      ]);
      await keyboard.type('CSV');
      expect(await keyboard.next()).toBe('button Annual report (CSV)');
      expect(await keyboard.next()).toBe(`button ${REPORT}`);
      await keyboard.send('Enter');
      await page.waitForSelector(`::-p-aria([name="Download: ${REPORT}"][role="button"])`, {
        timeout: 60_000,
      });
      expect(await keyboard.focused()).toBe(`button ${REPORT}`);
      expect(await keyboard.next()).toBe(`button Download: ${REPORT}`);
      await keyboard.send('Enter');
      const tables = await nextDownload();
      expect(await keyboard.focused()).toBe(`button Download: ${REPORT}`);
      const isOfSums = (table: readonly (readonly string[])[]) => table.some(([name]) => name === 'Total');
      const [, ...totals] = tables.find(isOfSums)?.find(([name]) => name === 'Total') ?? [];
      expect(totals.slice(0, 8)).toEqual(await readFigures(page));
      // A row for each lot: those of one disposal have its number.
      const [header = [], ...lots] = tables.find(([titles]) => titles?.includes('Matched with')) ?? [];
      const [number, gain] = ['No.', 'Gain EUR'].map((title) => header.indexOf(title)) as [number, number];
      const gains = lots.reduce((sum, row) => sum.plus(row[gain] ?? ''), new Decimal(0));
      const disposals = new Set(lots.map((row) => row[number]));
      expect([String(disposals.size), gains.toFixed()]).toEqual([totals[0], totals[3]]);
      expect(lots.length).toBeGreaterThan(0);

      await logOut(page, keyboard, 'Dana Demo');
      await expectNothingKept(page, words, { secrets: SECRETS, asked: 'export/tax-identity' });
    },
  );
});
