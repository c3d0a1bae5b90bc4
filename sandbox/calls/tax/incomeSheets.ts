import type { IncomeKind } from '#shared/tax/incomeKinds.ts';
import type { Sheet } from '../files/fileDocument.ts';
import type { CoinAssessment } from './assessment.ts';
import { inOrderOfTime } from './listDisposals.ts';
import { sumIncome, WITHHOLDER } from './readAssessment.ts';
import type { Residence } from './residence.ts';

const KINDS: Readonly<Record<IncomeKind, string>> = {
  trading: 'Derivatives trading',
  funding: 'Funding',
  bonus: 'Bonus',
  referral: 'Referral',
  rebate: 'Fee rebate',
  other: 'Other',
};

/** Profit and loss of derivatives, a row for each line of their log, with what it came from. */
export function incomeSheet(coins: readonly CoinAssessment[], { currency }: Residence): Sheet {
  const incomes = inOrderOfTime(coins.flatMap((coin) => coin.incomes));
  return {
    title: 'Income',
    columns: [
      { title: 'Time', kind: 'time' },
      { title: 'Kind', kind: 'text' },
      { title: 'Coin', kind: 'text' },
      { title: 'Amount', kind: 'amount' },
      { title: `Income ${currency}`, kind: 'amount' },
      { title: 'Id', kind: 'text' },
    ],
    rows: incomes.map(({ id, kind, atMs, coin, amount, value }) => [
      ...[String(atMs), KINDS[kind], coin, amount.toFixed(), value.toFixed(), id],
    ]),
  };
}

/** What income comes to, by what it came from. */
export function incomeKindSheet(coins: readonly CoinAssessment[], { currency }: Residence): Sheet {
  return {
    title: 'Income by kind',
    columns: [
      { title: 'Kind', kind: 'text' },
      { title: `Income ${currency}`, kind: 'amount' },
    ],
    rows: sumIncome(coins).map(({ kind, value }) => [KINDS[kind], value]),
  };
}

/** Every tax that was withheld, by whom, and of what. */
export function withheldSheet(coins: readonly CoinAssessment[], { currency }: Residence): Sheet {
  const withheld = inOrderOfTime(coins.flatMap((coin) => coin.withheld));
  return {
    title: 'Tax withheld',
    columns: [
      { title: 'Time', kind: 'time' },
      { title: 'Tax', kind: 'text' },
      { title: 'Withheld by', kind: 'text' },
      { title: 'Coin', kind: 'text' },
      { title: 'Amount', kind: 'amount' },
      { title: `Value ${currency}`, kind: 'amount' },
      { title: 'Id', kind: 'text' },
    ],
    rows: withheld.map(({ id, atMs, type, coin, amount, value }) => [
      ...[String(atMs), type, WITHHOLDER, coin, amount.toFixed(), value.toFixed(), id],
    ]),
  };
}
