import papaparse from 'papaparse';
import { describe, expect, test } from 'vitest';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { free, house } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { download, idOf, PREFIX, WORK_MS } from '../files/askExport.ts';
import { HAS_PDF_READER, openPdf, openXlsx } from '../files/openFile.ts';
import { START_MS } from '../support/createManualTime.ts';
import { openTax, type readOverview } from './openTax.ts';

const USER = 20_000_005;
const DAY_MS = 86_400_000;
const YEAR = new Date(START_MS).getUTCFullYear();

/** Purchases and sales of one coin: one that was held for long, one for short, and one that loses. */
const DEALS = [
  [700, 'USDT', '60', 'LTC', '2'],
  [40, 'USDT', '100', 'LTC', '3'],
  [20, 'LTC', '1', 'USDT', '70.123456'],
  [15, 'LTC', '3', 'USDT', '133.333333'],
  [10, 'LTC', '1', 'USDT', '3'],
] as const;

async function deal({ database }: Pick<Exchange, 'database'>): Promise<void> {
  const own = free(USER, 'FUND');
  for (const [daysAgo, from, given, to, came] of DEALS) {
    await database.transact((sql) =>
      postMovement(sql, {
        ...{ kind: 'convert', uid: USER, reference: `deal-${daysAgo}` },
        atMs: START_MS - daysAgo * DAY_MS,
        transfers: [
          { from: own, to: house('DESK'), coin: from, amount: given },
          { from: house('DESK'), to: own, coin: to, amount: came },
        ],
      }),
    );
  }
}

async function openReturns(country: string) {
  const { sandbox, time, visitor } = await openTax('main@sluice.example');
  await deal(sandbox.exchange);
  const make = async (format: string, part = 1) => {
    const order = { year: YEAR, country, report: 'form', format, requestId: `form-${format}-${part}` };
    const id = idOf(await visitor.post(`${PREFIX}/create/tax-report`, order));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    return { id, ...(await download(sandbox, visitor, id, part)) };
  };
  const { body } = await visitor.post(`${PREFIX}/tax-overview`, { year: YEAR, country });
  const { summary } = body.result as unknown as Awaited<ReturnType<typeof readOverview>>;
  return { make, summary, visitor };
}

const LAYOUTS = [
  {
    country: 'USA',
    columns: ['(d) Proceeds', '(e) Cost or other basis', '(h) Gain or (loss)'],
    facts: ['Form', '8949', 'USA', 'FIFO', 'USD,'],
  },
  {
    country: 'GBR',
    columns: ['Disposal proceeds', 'Allowable costs', 'Gain or loss'],
    facts: ['SA108', 'GBR', 'Share', 'GBP,'],
  },
  {
    country: 'DEU',
    columns: ['Veräußerungspreis EUR', 'Anschaffungskosten EUR', 'Gewinn oder Verlust EUR'],
    facts: ['Anlage', 'SO:', 'DEU', 'FIFO', 'EUR,'],
  },
  {
    country: 'IND',
    columns: ['Consideration Received INR', 'Cost of Acquisition INR', 'Income from transfer INR'],
    facts: ['Schedule', 'VDA:', 'IND', 'INR,'],
  },
  {
    country: 'JPN',
    columns: ['Proceeds JPY', 'Cost JPY', 'Gain or loss JPY'],
    facts: ['JPN', 'Average', 'JPY,'],
  },
] as const;

const cents = (plain: unknown, country: string): string =>
  new Decimal(String(plain)).toDecimalPlaces(country === 'JPN' ? 0 : 2, Decimal.ROUND_HALF_UP).toFixed();

describe('The layout of a return', () => {
  test.each(LAYOUTS)(
    'of $country has the figures of the page, the same in PDF, XLSX and CSV',
    async (layout) => {
      const { country, columns, facts } = layout;
      const { make, summary } = await openReturns(country);
      const sheets = await openXlsx((await make('XLSX')).bytes);
      const tables = sheets.filter(([header]) => columns.every((title) => header?.includes(title)));
      const [header = [], ...lines] = tables[0] ?? [];
      const cellsOf = (title: string): string[] => lines.map((line) => line[header.indexOf(title)] ?? '');
      // What was held long stands apart in Germany.
      const apart = country === 'DEU' ? (tables.at(-1) ?? []).slice(1) : [];
      const sum = (title: string): string =>
        [...lines, ...apart]
          .reduce((total, line) => total.plus(line[header.indexOf(title)] ?? '0'), new Decimal(0))
          .toFixed();
      const [proceeds, cost, gain] = columns;
      expect(sum(proceeds)).toBe(cents(summary['proceeds'], country));
      expect(sum(cost)).toBe(cents(summary['cost'], country));
      if (country !== 'IND') {
        expect(sum(gain)).toBe(new Decimal(sum(proceeds)).minus(sum(cost)).toFixed());
      } else {
        // Losses are nil.
        expect(cellsOf(gain)).toEqual(
          lines.map((_line, at) =>
            Decimal.max(0, new Decimal(cellsOf(proceeds)[at] ?? '').minus(cellsOf(cost)[at] ?? '')).toFixed(),
          ),
        );
        expect(cellsOf(gain)).toContain('0');
      }

      const { text } = await make('CSV');
      const { data } = papaparse.parse<Record<string, string>>(text.replace('\uFEFF', '').trim(), {
        header: true,
      });
      const numbers = (values: readonly (string | undefined)[]) =>
        values.map((value) => new Decimal(value ?? '').toFixed());
      for (const title of columns) {
        expect(numbers(data.map((row) => row[title])), title).toEqual(numbers(cellsOf(title)));
      }
      if (!HAS_PDF_READER) return;
      const words = openPdf((await make('PDF')).bytes)
        .flat()
        .flatMap((cell) => cell.split(' '));
      const amounts = columns.flatMap((title) => data.map((row) => row[title] ?? ''));
      expect(amounts.filter((amount) => !words.includes(amount))).toEqual([]);
      for (const fact of facts) expect(words, fact).toContain(fact);
      expect(words).not.toContain('certified');
    },
  );

  test('of the United States has two parts with their boxes, and days as the form writes them', async () => {
    const { make } = await openReturns('USA');
    const { text } = await make('CSV');
    const { data } = papaparse.parse<Record<string, string>>(text.replace('\uFEFF', '').trim(), {
      header: true,
    });
    const own = data.filter((row) => row['(a) Description of property']?.endsWith(' LTC'));
    expect(own.map((row) => [row['Part'], row['Box'], row['(a) Description of property']])).toEqual([
      ['I', 'I', '2 LTC'],
      ['I', 'I', '1 LTC'],
      ['II', 'L', '1 LTC'],
      ['II', 'L', '1 LTC'],
    ]);
    expect(own[0]?.['(b) Date acquired']).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  });

  test('says in a file of its own whose it is, by which method, of which time, and what it lacks', async () => {
    const { make, visitor } = await openReturns('DEU');
    await visitor.post(`${PREFIX}/tax-identity`, { country: 'DEU', taxId: '86095742719', type: 'TIN' });
    const { id } = await make('CSV');
    const { body } = await visitor.post(`${PREFIX}/list`, {});
    const [file] = (body.result as { list: { id: string; files: number }[] }).list.filter(
      (row) => row.id === id,
    );
    const about = await make('CSV', file?.files ?? 0);
    for (const fact of [
      'Country,DEU',
      'Method,FIFO',
      'Tax number,TIN',
      'Period,',
      'Complete,',
      'no certificate',
    ]) {
      expect(about.text).toContain(fact);
    }
  });
});
