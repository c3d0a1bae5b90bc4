import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFigureRounding } from '#app/screens/statements/taxCenter/year/roundFigures.ts';
import { Decimal } from '#shared/money/decimal.ts';

const NONE = { income: '0', conversionFees: '0', withdrawalFees: '0', taxWithheld: '0' };

test('A gain that is shown is what is shown of proceeds minus what is shown of the cost', () => {
  const round = createFigureRounding('EUR');
  // Each by itself would be 1600.34, 1001.18 and 599.15.
  expect(round({ ...NONE, proceeds: '1600.335', cost: '1001.184' })).toMatchObject({
    ...{ proceeds: '1600.34', cost: '1001.18', gain: '599.16' },
  });
});

test.each([
  ['JPY', '1601', '1001', '600'],
  ['EUR', '1600.50', '1000.50', '600.00'],
  // No currency that the browser knows.
  ['', '1600.50', '1000.50', '600.00'],
])('Amounts in %s have its own digits', (currency, proceeds, cost, gain) => {
  const shown = createFigureRounding(currency)({ ...NONE, proceeds: '1600.5', cost: '1000.5' });
  expect(shown).toMatchObject({ proceeds, cost, gain });
});

test('Rows that are shown come to the total that is shown, column by column, and none is a unit away from its figure', () => {
  const money = fc
    .bigInt({ min: -(10n ** 24n), max: 10n ** 24n })
    .map((units) => new Decimal(`${units}e-8`).toFixed());
  const row = fc.record({
    ...{ proceeds: money, cost: money, income: money },
    ...{ conversionFees: money, withdrawalFees: money, taxWithheld: money },
  });
  const columns = ['proceeds', 'cost', 'income', 'conversionFees', 'withdrawalFees', 'taxWithheld'] as const;
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), fc.constantFrom('EUR', 'JPY'), (rows, currency) => {
      const round = createFigureRounding(currency);
      const shown = rows.map(round);
      const sumOf = (of: readonly Readonly<Record<string, string>>[], column: string): string =>
        of.reduce((sum, each) => sum.plus(each[column] ?? ''), new Decimal(0)).toFixed();
      const sums = {
        ...{ proceeds: sumOf(rows, 'proceeds'), cost: sumOf(rows, 'cost'), income: sumOf(rows, 'income') },
        ...{ conversionFees: sumOf(rows, 'conversionFees'), withdrawalFees: sumOf(rows, 'withdrawalFees') },
        taxWithheld: sumOf(rows, 'taxWithheld'),
      };
      const total = createFigureRounding(currency)(sums);
      for (const column of [...columns, 'gain'] as const) {
        expect(sumOf(shown, column)).toBe(new Decimal(total[column]).toFixed());
      }
      const unit = new Decimal(currency === 'EUR' ? '0.01' : '1');
      for (const [at, each] of rows.entries()) {
        for (const column of columns) {
          expect(new Decimal(shown[at]?.[column] ?? '').minus(each[column]).abs().lte(unit)).toBe(true);
        }
      }
    }),
  );
});
