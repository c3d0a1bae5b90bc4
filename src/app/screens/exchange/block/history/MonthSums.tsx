import { useTranslation } from 'react-i18next';
import { localeOf } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { RecordSumsProps } from '#app/records/defineRecordList.ts';
import { SumTable } from '#app/records/table/SumTable.tsx';
import { roundPlain } from '#shared/money/plainDecimals.ts';
import { type BlockTrade, type MonthSum, sumMonths } from './blockTrades.ts';

/** What was traded in each month and pair (screens.md 1.8). */
export function MonthSums({ rows, ...props }: RecordSumsProps<BlockTrade>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  const month = new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric' });
  const column = (title: string, cell: (sum: MonthSum) => string) => ({ title, cell });
  return (
    <SumTable
      {...props}
      title={t('block.history.sums.title')}
      text={t('block.history.sums.note')}
      sums={sumMonths(rows)}
      keyOf={({ monthMs, fromCoin, toCoin }) => `${monthMs} ${fromCoin} ${toCoin}`}
      columns={[
        column(t('block.history.sums.month'), ({ monthMs }) => month.format(monthMs)),
        column(t('block.history.sums.pair'), ({ fromCoin, toCoin }) => `${fromCoin} → ${toCoin}`),
        column(t('block.history.sums.count'), ({ count }) => String(count)),
        column(t('block.history.col.sold'), ({ given, fromCoin }) => `${price(given)} ${fromCoin}`),
        column(t('block.history.col.received'), ({ got, toCoin }) => `${price(got)} ${toCoin}`),
        column(t('block.history.sums.average'), ({ averageRate }) =>
          averageRate === '' ? '–' : price(averageRate),
        ),
        column(
          t('block.history.col.notional'),
          ({ notionalUsd }) => `${price(roundPlain(notionalUsd, 2))} USD`,
        ),
      ]}
    />
  );
}
