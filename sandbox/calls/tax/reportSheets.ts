import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { taxCountryOf } from '#shared/tax/taxCountries.ts';
import type { Sheet } from '../files/fileDocument.ts';
import type { CoinAssessment } from './assessment.ts';
import { daysOfLine, isLongLine, listDisposals, RULE_NAMES } from './listDisposals.ts';
import { LONG_TERMS } from './longTerms.ts';
import type { LotLine, Matched } from './lots.ts';
import { missingOf, seenBy, sumFigures, sumMissing } from './readAssessment.ts';
import type { Residence } from './residence.ts';

const FIGURES = [
  'disposals',
  'proceeds',
  'cost',
  'gain',
  'income',
  'conversionFees',
  'withdrawalFees',
  'taxWithheld',
] as const;
const FIGURE_TITLES = [
  'Proceeds',
  'Cost',
  'Gain',
  'Income',
  'Conversion fees',
  'Withdrawal fees',
  'Tax withheld',
] as const;

/** Every disposal, a row for each lot that it comes from; the rows of one have its number. */
export function disposalSheet(coins: readonly CoinAssessment[], { country, currency }: Residence): Sheet {
  const hasTerms = taxCountryOf(country)?.holding !== undefined;
  return {
    title: 'Disposals',
    columns: [
      { title: 'No.', kind: 'count' },
      { title: 'Disposed', kind: 'time' },
      { title: 'Acquired', kind: 'time' },
      { title: 'Days held', kind: 'count' },
      { title: 'Matched with', kind: 'text' },
      { title: 'Coin', kind: 'text' },
      { title: 'Amount', kind: 'amount' },
      { title: `Proceeds ${currency}`, kind: 'amount' },
      { title: `Cost ${currency}`, kind: 'amount' },
      { title: `Gain ${currency}`, kind: 'amount' },
      ...(hasTerms ? [{ title: 'Term', kind: 'text' } as const] : []),
      { title: 'Receipts without cost', kind: 'count' },
    ],
    rows: listDisposals(coins).flatMap((disposal, at) =>
      disposal.lines.map((line) => [
        String(at + 1),
        ...describeDates(line, disposal, country),
        RULE_NAMES[line.rule],
        disposal.coin,
        ...[line.amount, line.proceeds, line.cost, line.proceeds.minus(line.cost)].map((figure) =>
          figure.toFixed(),
        ),
        ...(hasTerms ? [termOf(line, disposal, country)] : []),
        String(line.unknown.size),
      ]),
    ),
  };
}

/** When it was disposed of and acquired, and the days between; a pool has no date. */
function describeDates(line: LotLine, disposal: Matched, country: string): string[] {
  const days = daysOfLine(country, line, disposal);
  return [String(disposal.atMs), String(line.acquiredMs ?? ''), String(days ?? '')];
}

function termOf(line: LotLine, disposal: Matched, country: string): string {
  const tax = taxCountryOf(country)?.holding?.tax;
  if (line.acquiredMs === null || tax === undefined) return '';
  return isLongLine(country, line, disposal) ? LONG_TERMS[tax] : 'Short';
}

/** The figures of each coin and of all together, with what is missing of each. */
export function figureSheet(coins: readonly CoinAssessment[], { currency }: Residence): Sheet {
  const line = (name: string, of: readonly CoinAssessment[]) => {
    const figures = sumFigures(of);
    const { receipts, worth } = sumMissing(of);
    return [name, ...FIGURES.map((figure) => String(figures[figure])), String(receipts), worth];
  };
  return {
    title: 'Figures',
    columns: [
      { title: 'Coin', kind: 'text' },
      { title: 'Disposals', kind: 'count' },
      ...FIGURE_TITLES.map((figure) => ({ title: `${figure} ${currency}`, kind: 'amount' }) as const),
      { title: 'Receipts without cost', kind: 'count' },
      { title: `Their worth ${currency}`, kind: 'amount' },
    ],
    rows: coins.length === 0 ? [] : [...coins.map((coin) => line(coin.coin, [coin])), line('Total', coins)],
  };
}

/** Coins that came without a price that has been entered. */
export function missingSheet(
  coins: readonly CoinAssessment[],
  { residence: { currency }, user }: { readonly residence: Residence; readonly user: DemoUser },
): Sheet {
  return {
    title: 'Missing cost',
    columns: [
      { title: 'Received', kind: 'time' },
      { title: 'Coin', kind: 'text' },
      { title: 'Amount', kind: 'amount' },
      { title: `Worth ${currency}`, kind: 'amount' },
      { title: 'Transaction', kind: 'text' },
    ],
    rows: coins.flatMap((coin) =>
      seenBy(user, missingOf(coin)).map(({ txId, amount, atMs, worth }) => [
        ...[String(atMs), coin.coin, amount.toFixed(), worth.toFixed(), txId],
      ]),
    ),
  };
}
