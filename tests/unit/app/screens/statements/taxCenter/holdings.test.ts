import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type HoldingRow,
  layOutHoldings,
} from '#app/screens/statements/taxCenter/holdings/layOutHoldings.ts';
import { HOLDING_BANDS } from '#shared/tax/holdingBands.ts';

const row = (coin: string, band: HoldingRow['band'], amount: string, worth: string): HoldingRow => ({
  ...{ coin, band, amount, worth, cost: '1', receipts: 0 },
});

test('All coins stand first by their worth, then each by its amount, in bands from the youngest on', () => {
  const rows = [
    row('BTC', 'long', '1', '90'),
    row('BTC', 'short', '3', '270'),
    row('ETH', 'short', '5', '40'),
  ];
  expect(layOutHoldings(rows)).toEqual([
    {
      parts: [
        { band: 'short', share: '77.5' },
        { band: 'long', share: '22.5' },
      ],
    },
    {
      coin: 'BTC',
      parts: [
        { band: 'short', share: '75.0' },
        { band: 'long', share: '25.0' },
      ],
    },
    { coin: 'ETH', parts: [{ band: 'short', share: '100.0' }] },
  ]);
});

test('Coins without a price are shown by their amount, and are no part of the whole', () => {
  expect(layOutHoldings([row('NEW', 'days30', '7', '0')])).toEqual([
    { coin: 'NEW', parts: [{ band: 'days30', share: '100.0' }] },
  ]);
  expect(layOutHoldings([])).toEqual([]);
});

test('Shares of a bar come to 100, whatever is held', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 30n }).map(String);
  const rows = fc.uniqueArray(fc.tuple(fc.constantFrom(...HOLDING_BANDS), amount), {
    ...{ minLength: 1, selector: ([band]) => band },
  });
  fc.assert(
    fc.property(rows, (parts) => {
      for (const bar of layOutHoldings(parts.map(([band, held]) => row('BTC', band, held, held)))) {
        const tenths = bar.parts.reduce((sum, { share }) => sum + Math.round(Number(share) * 10), 0);
        expect(tenths).toBe(1_000);
      }
    }),
  );
});
