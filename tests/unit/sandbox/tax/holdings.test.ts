import { describe, expect, test } from 'vitest';
import { Decimal } from '#shared/money/decimal.ts';
import { download, idOf, PREFIX, WORK_MS } from '../files/askExport.ts';
import { openXlsx } from '../files/openFile.ts';
import { openTax, readOverview } from './openTax.ts';

const sum = (values: readonly string[]): string =>
  values.reduce((total, value) => total.plus(value), new Decimal(0)).toFixed();

describe('What is left of a year', () => {
  test.each([
    ['DEU', 'FIFO'],
    ['DEU', 'AVERAGE'],
    ['IND', 'FIFO'],
    ['GBR', 'SHARE_MATCHING'],
  ])(
    'in %s by %s is all that there is of each coin, but for the money of the residence',
    async (country, method) => {
      const { visitor } = await openTax();
      for (const year of [2025, 2026]) {
        const { coins, holdings, ...overview } = await readOverview(visitor, year, { country, method });
        const left = coins
          .filter(({ coin, closing }) => coin !== overview.currency && Number(closing) > 0)
          .map(({ coin, closing }) => [coin, closing]);
        const held = [...new Set(holdings.rows.map(({ coin }) => coin))].map((coin) => [
          coin,
          sum(holdings.rows.filter((row) => row.coin === coin).map(({ amount }) => amount)),
        ]);
        expect(Object.fromEntries(held)).toEqual(Object.fromEntries(left));
      }
    },
  );

  test('is in the annual report lot by lot, to the last digit', async () => {
    const { sandbox, time, visitor } = await openTax();
    const { holdings } = await readOverview(visitor, 2026, { country: 'DEU' });
    const order = {
      year: 2026,
      country: 'DEU',
      method: 'FIFO',
      report: 'annual',
      format: 'XLSX',
      requestId: 'held',
    };
    const id = idOf(await visitor.post(`${PREFIX}/create/tax-report`, order));
    time.advance(WORK_MS);
    await sandbox.exchange.catchUp();
    const sheets = await openXlsx((await download(sandbox, visitor, id)).bytes);
    const [header = [], ...lines] =
      sheets.find(([titles]) => titles?.includes('Worth EUR') && titles.includes('Held')) ?? [];
    const column = (title: string, coin: string): string[] =>
      lines.filter(([name]) => name === coin).map((line) => line[header.indexOf(title)] ?? '0');
    expect(lines.length).toBeGreaterThan(0);
    for (const coin of new Set(holdings.rows.map((row) => row.coin))) {
      const own = holdings.rows.filter((row) => row.coin === coin);
      expect([sum(column('Amount', coin)), sum(column('Cost EUR', coin))], coin).toEqual([
        sum(own.map(({ amount }) => amount)),
        sum(own.map(({ cost }) => cost)),
      ]);
    }
  });
});
