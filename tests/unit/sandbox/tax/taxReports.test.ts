import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { free, house } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { download, idOf, PREFIX, WORK_MS } from '../files/askExport.ts';
import { HAS_PDF_READER, openPdf, openXlsx } from '../files/openFile.ts';
import { START_MS } from '../support/createManualTime.ts';
import { openTax, readOverview } from './openTax.ts';

test('The lots of a report come to its figures, and are the same in all three formats', async () => {
  const { sandbox, time, visitor } = await openTax('main@sluice.example');
  const year = new Date(START_MS).getUTCFullYear();
  await sellTwice(sandbox.exchange);
  const { summary } = await readOverview(visitor, year);
  const asked = { year, report: 'gainLoss' };
  const make = async (format: string) => {
    const order = { ...asked, format, requestId: `lots-${format}` };
    const id = idOf(await visitor.post(`${PREFIX}/create/tax-report`, order));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    return { id, ...(await download(sandbox, visitor, id)) };
  };
  const xlsx = await make('XLSX');
  const { body } = await visitor.post(`${PREFIX}/list`, {});
  expect(body.result).toMatchObject({
    list: [{ id: xlsx.id, label: String(year), timezone: 'Europe/Berlin', method: 'FIFO' }],
  });
  const sheets = await openXlsx(xlsx.bytes);
  const [header = [], ...lines] = sheets.find(([first]) => first?.includes('Matched with')) ?? [];
  const column = (title: string) => {
    const at = header.findIndex((name) => name.startsWith(title));
    return lines.map((line) => line[at] ?? '');
  };
  const sum = (title: string) =>
    column(title)
      .reduce((total, cell) => total.plus(cell), new Decimal(0))
      .toFixed();
  expect([sum('Proceeds EUR'), sum('Cost EUR'), sum('Gain EUR')]).toEqual(
    ['proceeds', 'cost', 'gain'].map((figure) => summary[figure]),
  );
  expect(new Set(column('No.')).size).toBe(summary['disposals']);
  // The second of two sales takes from both lots; all of them were held for less than a year.
  const ofCoin = (title: string) => column(title).filter((_cell, at) => column('Coin')[at] === 'LTC');
  expect(['Days held', 'Amount', 'Term', 'Receipts without cost'].map(ofCoin)).toEqual([
    ['20', '25', '15'],
    ['1', '2', '2'],
    ['Short', 'Short', 'Short'],
    ['0', '0', '0'],
  ]);
  const [first, ...second] = ofCoin('No.');
  expect(new Set(second).size).toBe(1);
  expect(second).not.toContain(first);

  const { text } = await make('CSV');
  const [rows = ''] = text.replace('\uFEFF', '').split('\r\n\r\n');
  const { data } = papaparse.parse<Record<string, string>>(rows.trim(), { header: true });
  const figures = ['Amount', 'Proceeds EUR', 'Cost EUR', 'Gain EUR', 'Days held'];
  expect(data.map((row) => figures.map((title) => row[title]))).toEqual(
    lines.map((_line, at) => figures.map((title) => column(title)[at])),
  );
  if (!HAS_PDF_READER) return;
  const words = openPdf((await make('PDF')).bytes)
    .flat()
    .flatMap((cell) => cell.split(' '));
  const amounts = figures.slice(0, 4).flatMap(column);
  expect(amounts.filter((amount) => !words.includes(amount))).toEqual([]);
  for (const fact of ['2026-01-01', 'EUR,', 'DEU', 'FIFO']) expect(words).toContain(fact);
});

const DAY_MS = 86_400_000;

/** Two purchases of a coin, 40 and 30 days ago, and two sales that take from the first and from both. */
async function sellTwice(exchange: Pick<Exchange, 'database'>): Promise<void> {
  const own = free(20_000_005, 'FUND');
  const deals = [
    [40, 'USDT', '100', 'LTC', '3'],
    [30, 'USDT', '200', 'LTC', '3'],
    [20, 'LTC', '1', 'USDT', '70'],
    [15, 'LTC', '4', 'USDT', '333.333333'],
  ] as const;
  for (const [daysAgo, from, given, to, came] of deals) {
    await exchange.database.transact((sql) =>
      postMovement(sql, {
        ...{ kind: 'convert', uid: 20_000_005, reference: `deal-${daysAgo}` },
        atMs: START_MS - daysAgo * DAY_MS,
        transfers: [
          { from: own, to: house('DESK'), coin: from, amount: given },
          { from: house('DESK'), to: own, coin: to, amount: came },
        ],
      }),
    );
  }
}

test('Each report of a year has its own rows, which add up to the figures of the overview', async () => {
  const { sandbox, time, visitor } = await openTax();
  const { coins, summary } = await readOverview(visitor, 2026);
  const texts = new Map<string, string>();
  for (const report of ['annual', 'gainLoss', 'income', 'transactions']) {
    const asked = { year: 2026, method: 'FIFO', format: 'CSV', report, requestId: `year-${report}` };
    const id = idOf(await visitor.post(`${PREFIX}/create/tax-report`, asked));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    texts.set(report, (await download(sandbox, visitor, id)).text);
  }
  const sumOf = (report: string, title: string, ofCoin?: string): string => {
    const [rows = ''] = (texts.get(report) ?? '').replace('\uFEFF', '').split('\r\n\r\n');
    const { data } = papaparse.parse<Record<string, string>>(rows.trim(), { header: true });
    return data
      .filter(({ Coin }) => ofCoin === undefined || Coin === ofCoin)
      .reduce((sum, row) => sum.plus(row[title] ?? ''), new Decimal(0))
      .toFixed();
  };
  expect(sumOf('annual', 'Gain EUR')).toBe(summary.gain);
  expect(sumOf('gainLoss', 'Gain EUR')).toBe(summary.gain);
  expect(sumOf('income', 'Income EUR')).toBe(summary.income);
  for (const { coin = '', in: came = '', out = '' } of coins) {
    expect(sumOf('transactions', 'Amount', coin), coin).toBe(new Decimal(came).minus(out).toFixed());
  }
});
