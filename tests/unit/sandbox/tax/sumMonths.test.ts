import { expect, test } from 'vitest';
import type { CoinAssessment } from '#sandbox/calls/tax/assessment.ts';
import { sumMonths } from '#sandbox/calls/tax/sumMonths.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { taxPeriod } from '#shared/tax/periods.ts';
import { openTax, readOverview } from './openTax.ts';

const sold = (atMs: number, proceeds: string, cost: string) =>
  ({ atMs, proceeds: new Decimal(proceeds), cost: new Decimal(cost) }) as CoinAssessment['disposals'][number];
const coin = (...disposals: CoinAssessment['disposals']) => ({ disposals }) as CoinAssessment;

test('A disposal is of the month that the clocks of the residence show', () => {
  const months = sumMonths(
    [
      // 1 July in Berlin, 30 June in London.
      coin(sold(Date.UTC(2026, 5, 30, 22), '10.5', '3'), sold(Date.UTC(2026, 5, 30, 21, 59, 59), '1', '2')),
      coin(sold(Date.UTC(2026, 6, 31, 12), '0.00000001', '0')),
    ],
    taxPeriod('DEU', 2026),
    'Europe/Berlin',
  );
  expect(months).toHaveLength(12);
  expect(months.slice(4, 8)).toEqual([
    { month: '2026-05', disposals: 0, gain: '0' },
    { month: '2026-06', disposals: 1, gain: '-1' },
    { month: '2026-07', disposals: 2, gain: '7.50000001' },
    { month: '2026-08', disposals: 0, gain: '0' },
  ]);
});

test('A year that begins within a month has a part of it at both ends', () => {
  const months = sumMonths([], taxPeriod('GBR', 2026), 'Europe/London').map(({ month }) => month);
  expect([months.length, months[0], months.at(-1)]).toEqual([13, '2026-04', '2027-04']);
});

test('The months of a year come to its gain and its disposals, to the last digit', async () => {
  const { visitor } = await openTax();
  const { months, summary } = await readOverview(visitor, 2026);
  const gain = months.reduce((sum, month) => sum.plus(month.gain), new Decimal(0));
  const disposals = months.reduce((sum, month) => sum + month.disposals, 0);
  expect([gain.toFixed(), disposals]).toEqual([summary.gain, summary.disposals]);
});
