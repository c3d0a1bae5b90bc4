import type { Page } from 'puppeteer-core';
import { Decimal } from '#shared/money/decimal.ts';
import { PATIENTLY } from './patiently.ts';

/** A plain decimal of a coin; what was given has a sign. */
export interface DrawnAmount {
  readonly coin: string;
  readonly amount: string;
}

interface HistoryColumns {
  /** Heading of the column with the given amount, where the table has one. */
  readonly given?: string;
  readonly got: string;
}

/** The amounts of a part of a page as they are written, "1,234.5 BTC", but for what is grey or only expected. */
const WRITTEN = '.record-amount, [data-record-line] > :first-child';

/**
 * The amounts given and received, as a reader of a history sees them in its rows: grey amounts were not booked, and a row that
 * only expects an amount has given nothing yet. Where several coins were given, the amounts are in the row's details.
 */
export async function readHistory(page: Page, columns: HistoryColumns): Promise<readonly DrawnAmount[]> {
  await page.waitForSelector('.records-table[aria-busy="false"] .records-open', PATIENTLY);
  const rows = await page.$$eval('.records-table tbody tr', (each) => each.length);
  const drawn: DrawnAmount[] = [];
  for (let at = 0; at < rows; at += 1) {
    const { given, got, isExpected, isSeveral } = await readRow(page, at, columns);
    drawn.push(...got.map(toAmount));
    if (isExpected) continue;
    drawn.push(...given.map(toAmount).map(taken));
    if (isSeveral) drawn.push(...(await readLines(page, at)).map(toAmount).map(taken));
  }
  return drawn;
}

function readRow(page: Page, at: number, columns: HistoryColumns) {
  return page.$eval(
    '.records-table',
    (table, index, { given, got }, written) => {
      const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
      const row = table.querySelectorAll('tbody tr')[index];
      const cellOf = (column: string | undefined) =>
        row?.querySelectorAll('td')[heads.findIndex(({ dataset }) => dataset.column === column)];
      const amountsOf = (cell: Element | undefined): string[] =>
        [...(cell?.querySelectorAll(written) ?? [])]
          .filter((each) => each.closest('[data-mark]') === null)
          .map(({ textContent }) => textContent ?? '');
      const [giving, getting] = [cellOf(given), cellOf(got)];
      return {
        ...{ given: amountsOf(giving), got: amountsOf(getting) },
        isExpected: getting?.querySelector('[data-mark]') !== null,
        isSeveral: giving?.querySelector(written) === null || giving === undefined,
      };
    },
    at,
    columns,
    WRITTEN,
  );
}

/** What the lines in the details of a row gave. */
async function readLines(page: Page, at: number): Promise<readonly string[]> {
  const buttons = await page.$$('.records-open');
  await buttons[at]?.click();
  const lines = '[data-record-line]';
  await page.waitForSelector(lines, PATIENTLY);
  const texts = await page.$$eval(
    lines,
    (items, written) =>
      items.flatMap((item) => {
        const amount = item.querySelector(written);
        return amount === null || amount.classList.contains('text-text-2') ? [] : [amount.textContent ?? ''];
      }),
    WRITTEN,
  );
  await page.keyboard.press('Escape');
  await page.waitForFunction((selector) => document.querySelector(selector) === null, PATIENTLY, lines);
  return texts;
}

function toAmount(written: string): DrawnAmount {
  const [amount = '', coin = ''] = written.replaceAll(/[\u2066-\u2069,]/g, '').split(/\s+/);
  return { amount, coin };
}

function taken({ amount, coin }: DrawnAmount): DrawnAmount {
  return { coin, amount: new Decimal(amount).neg().toFixed() };
}
