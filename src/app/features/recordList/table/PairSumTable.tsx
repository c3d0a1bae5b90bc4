import { useTranslation } from 'react-i18next';
import { dateFormat } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { quoteRate } from '#shared/market/quotedRate.ts';
import { roundPlain } from '#shared/money/plainDecimals.ts';
import { type PairAmounts, type PairSum, sumPairs } from '../sumPairs.ts';
import { SumTable, type SumTableProps } from './SumTable.tsx';

export interface PairSumTableProps extends Omit<SumTableProps<PairSum>, 'sums' | 'keyOf' | 'columns'> {
  /** What was booked, the newest first. */
  readonly amounts: readonly (PairAmounts & { readonly atMs: number })[];
}

/** What was traded in each month of the reader's calendar and in each pair, with its price by amount. */
export function PairSumTable({ amounts, ...props }: PairSumTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  const month = dateFormat(language, { month: 'long', year: 'numeric' });
  const columns: readonly (readonly [title: string, cell: (sum: PairSum) => string])[] = [
    [t('records.sums.month'), ({ monthMs }) => month.format(monthMs)],
    [t('records.sums.pair'), ({ fromCoin, toCoin }) => `${fromCoin} → ${toCoin}`],
    [t('records.sums.count'), ({ count }) => String(count)],
    [t('records.sums.given'), ({ given, fromCoin }) => `${price(given)} ${fromCoin}`],
    [t('records.sums.got'), ({ got, toCoin }) => `${price(got)} ${toCoin}`],
    [t('records.sums.average'), (sum) => averageWords(sum, price)],
    [t('records.sums.notional'), ({ notionalUsd }) => `${price(roundPlain(notionalUsd, 2))} USD`],
  ];
  return (
    <SumTable
      {...props}
      sums={sumPairs(amounts.map(({ atMs, ...row }) => ({ ...row, monthMs: monthOf(atMs) })))}
      keyOf={({ monthMs, fromCoin, toCoin }) => `${monthMs} ${fromCoin} ${toCoin}`}
      columns={columns.map(([title, cell]) => ({ title, cell }))}
    />
  );
}

/** "1 BTC = 64,494.33 USDT", as markets quote it. */
function averageWords({ fromCoin, toCoin, averageRate }: PairSum, price: (plain: string) => string): string {
  const { one, unit, short } = quoteRate({ from: fromCoin, to: toCoin, rate: averageRate });
  return short === '' ? '–' : `1 ${one} = ${price(short)} ${unit}`;
}

/** The first moment of a month, in ms since 1970. */
function monthOf(atMs: number): number {
  const at = new Date(atMs);
  return new Date(at.getFullYear(), at.getMonth(), 1).getTime();
}
