import { describe, expect, test } from 'vitest';
import { readAmountText } from '#app/components/amount/readAmountText.ts';
import { COST_COLUMNS, templateRows } from '#app/screens/statements/taxCenter/missing/file/costColumns.ts';
import { judgeCosts, pointOf } from '#app/screens/statements/taxCenter/missing/file/judgeCosts.ts';
import type { Receipt } from '#app/screens/statements/taxCenter/missing/receipts.ts';
import { createCsvFile } from '#shared/csv/createCsvFile.ts';
import { readCsvTable } from '#shared/csv/readCsvTable.ts';

const GERMAN = { group: '.', point: ',' };
const ENGLISH = { group: ',', point: '.' };
const RECEIVED_MS = Date.UTC(2025, 5, 10, 12);

const receipt = (coin: string, txId: string): Receipt => ({
  ...{ coin, txId, amount: '2', receivedMs: RECEIVED_MS, isSold: false },
  ...{ cost: undefined, acquiredMs: undefined },
});
const RECEIPTS = [receipt('BTC', 'tx-1'), receipt('ETH', 'tx-2')];

interface Judged {
  readonly marks?: typeof ENGLISH;
  readonly point?: string;
  readonly receipts?: readonly Receipt[];
}

function judge(text: string, { marks = ENGLISH, point, receipts = RECEIPTS }: Judged = {}) {
  const table = readCsvTable(new TextEncoder().encode(text), 500);
  if (table.kind !== 'table') throw new Error(`The file is ${table.kind}.`);
  return judgeCosts(table.header, table.rows, {
    ...{ receipts, country: 'DEU', point },
    readAmount: (amount) => readAmountText(amount, { marks, scale: 8, unit: 'EUR', origin: 'pasted' }),
  });
}

const HEADER = 'coin,transaction,received,amount,cost,bought';

describe('A file of costs', () => {
  test('has a row for each receipt without a cost, and says nothing of those that stay empty', async () => {
    const file = createCsvFile(COST_COLUMNS.map((title) => ({ title, kind: 'text' })));
    file.add(templateRows([...RECEIPTS, { ...receipt('XRP', 'tx-3'), cost: '5' }], 'DEU'));
    const text = await file.toBlob().text();
    expect(text).toContain('BTC,tx-1,2025-06-10,2,,');
    expect(text).not.toContain('XRP');
    expect(judge(text)).toEqual({ kind: 'read', costs: [], faults: [] });
  });

  test('takes ids back that a spreadsheet would read as formulas', async () => {
    const [receipt] = RECEIPTS;
    if (receipt === undefined) throw new Error('There is none.');
    for (const txId of ['=cmd|x', '+Qz9/abc=', '@sum', '-1+2', '"a;b"']) {
      const own = { ...receipt, txId };
      const file = createCsvFile(COST_COLUMNS.map((title) => ({ title, kind: 'text' })));
      file.add(templateRows([own], 'DEU').map((cells) => [...cells.slice(0, 4), '5', '2025-03-01']));
      const read = judge(await file.toBlob().text(), { receipts: [own] });
      expect(read).toMatchObject({ costs: [{ txId, cost: '5' }], faults: [] });
    }
  });

  test.each([
    [
      'with a byte order mark and lines of Windows',
      '\uFEFFcoin,transaction,cost,bought\r\nBTC,tx-1,5,2025-03-01\r\n',
    ],
    ['with cells in quotes', '"coin";"transaction";"cost";"bought"\n"BTC";"tx-1";"5";"2025-03-01"'],
    ['with blanks around cells', ' coin , transaction , cost , bought \n BTC , tx-1 , 5 , 2025-03-01 '],
    ['with a line that names the separator', 'sep=|\ncoin|transaction|cost|bought\nBTC|tx-1|5|2025-03-01'],
  ])('%s is the same', (_what, text) => {
    expect(judge(text)).toMatchObject({ costs: [{ txId: 'tx-1', cost: '5' }], faults: [] });
  });

  test.each(['1925-03-01', '0000-01-01', '2025-02-30', '2025-06-11', '03/01/2025', '9999-12-31'])(
    'takes no day of purchase like "%s"',
    (bought) => {
      expect(judge(`${HEADER}\nBTC,tx-1,,,5,${bought}`)).toMatchObject({
        ...{ costs: [], faults: [{ row: 2, column: 'bought', reason: 'date' }] },
      });
    },
  );

  test('is read with the day of purchase on the calendar of the country', () => {
    const text = `${HEADER}\nBTC,tx-1,2025-06-10,2,2900.50,2025-03-01\nETH,tx-2,,,0,10.06.2025`;
    expect(judge(text)).toEqual({
      kind: 'read',
      costs: [
        { coin: 'BTC', txId: 'tx-1', cost: '2900.50', acquiredAt: String(Date.UTC(2025, 2, 1, 11)) },
        { coin: 'ETH', txId: 'tx-2', cost: '0', acquiredAt: String(RECEIVED_MS) },
      ],
      faults: [],
    });
  });

  test('may have its columns in another order, and semicolons', () => {
    const text = 'Bought;Cost;Transaction;Coin\n2025-03-01;2.900,50;tx-1;BTC';
    expect(judge(text, { marks: GERMAN })).toMatchObject({ costs: [{ txId: 'tx-1', cost: '2900.50' }] });
  });

  test('names each cell that cannot be used, by its row and column, and takes the others', () => {
    const rows = [
      'BTC,tx-9,,,1,2025-03-01',
      'BTC,tx-1,,,many,2025-06-11',
      'ETH,tx-2,,,5,2025-03-01',
      'ETH,tx-2,,,6,2025-03-01',
    ];
    expect(judge([HEADER, ...rows].join('\n'))).toMatchObject({
      costs: [{ txId: 'tx-2', cost: '5' }],
      faults: [
        { row: 2, column: 'transaction', reason: 'receipt' },
        { row: 3, column: 'cost', reason: 'cost' },
        { row: 3, column: 'bought', reason: 'date' },
        { row: 5, column: 'transaction', reason: 'twice' },
      ],
    });
    expect(judge(`${HEADER}\nBTC,tx-1,,,12345678901234567,2025-03-01`)).toMatchObject({
      faults: [{ row: 2, column: 'cost', reason: 'tooLarge' }],
    });
  });

  test.each(['-5', '1e5', ''])('takes no cost of "%s"', (cost) => {
    expect(judge(`${HEADER}\nBTC,tx-1,,,${cost},2025-03-01`)).toMatchObject({
      costs: [],
      faults: [{ row: 2, column: 'cost', reason: 'cost' }],
    });
  });

  test('asks once how it writes amounts where one can be read in two ways', () => {
    const text = 'coin;transaction;cost;bought\nBTC;tx-1;1,234;2025-03-01\nETH;tx-2;5.678;2025-03-01';
    expect(judge(text)).toEqual({ kind: 'ask', text: '1,234', readings: ['1234', '1.234'] });
    const costsBy = (reading: string) => judge(text, { point: pointOf('1,234', reading) });
    expect(costsBy('1234')).toMatchObject({ costs: [{ cost: '1234' }, { cost: '5.678' }] });
    expect(costsBy('1.234')).toMatchObject({ costs: [{ cost: '1.234' }, { cost: '5678' }] });
  });

  test('without a column that it needs is refused by its name', () => {
    expect(judge('coin,transaction,cost\nBTC,tx-1,5')).toEqual({ kind: 'noColumn', column: 'bought' });
  });
});
