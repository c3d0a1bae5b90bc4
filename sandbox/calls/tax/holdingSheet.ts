import { daysHeld } from '#shared/tax/holding.ts';
import { holdingBandOf } from '#shared/tax/holdingBandOf.ts';
import type { HoldingBand } from '#shared/tax/holdingBands.ts';
import { taxCountryOf } from '#shared/tax/taxCountries.ts';
import type { Sheet } from '../files/fileDocument.ts';
import type { CoinAssessment } from './assessment.ts';
import { LONG_TERMS } from './longTerms.ts';
import type { Residence } from './residence.ts';

const BANDS: Readonly<Record<HoldingBand, string>> = {
  short: 'Short',
  long: 'Long',
  days30: 'Up to 30 days',
  days90: '31 to 90 days',
  days180: '91 to 180 days',
  days365: '181 to 365 days',
  older: 'More than 365 days',
  pool: 'Section 104 pool',
  unknown: 'Not known',
};

/** Every lot that is still there as the year ends, or by now where it is not over: what the next year begins with. */
export function holdingSheet(
  coins: readonly CoinAssessment[],
  { country, currency }: Residence,
  atMs: number,
): Sheet {
  const tax = taxCountryOf(country)?.holding?.tax;
  return {
    title: 'Holdings',
    columns: [
      { title: 'Coin', kind: 'text' },
      { title: 'Acquired', kind: 'time' },
      { title: 'Days held', kind: 'count' },
      { title: 'Held', kind: 'text' },
      { title: 'Amount', kind: 'amount' },
      { title: `Cost ${currency}`, kind: 'amount' },
      { title: `Worth ${currency}`, kind: 'amount' },
      { title: 'Receipts without cost', kind: 'count' },
    ],
    rows: coins.flatMap(({ coin, held }) =>
      held.map((lot) => {
        const { acquiredMs, amount, cost, worth, unknown, isUnknown } = lot;
        const band = holdingBandOf(country, lot, atMs);
        const isDated = acquiredMs !== null && !isUnknown;
        return [
          ...[
            coin,
            ...(isDated ? [String(acquiredMs), String(daysHeld(country, acquiredMs, atMs))] : ['', '']),
          ],
          band === 'long' && tax !== undefined ? LONG_TERMS[tax] : BANDS[band],
          ...[amount.toFixed(), cost.toFixed(), worth.toFixed(), String(unknown.size)],
        ];
      }),
    ),
  };
}
