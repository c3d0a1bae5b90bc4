import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { RecordSumsProps } from '#app/records/defineRecordList.ts';
import { SumTable } from '#app/records/table/SumTable.tsx';
import type { LogRow } from './logRow.ts';
import { sumLog } from './sumLog.ts';

const FIGURES = ['funding', 'fee', 'cashFlow', 'change'] as const;

/** Funding, fee, cash flow and change of the current filter, by coin (screens.md 1.12, "Sums"). */
export function LogSums({ rows, ...props }: RecordSumsProps<LogRow>) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  return (
    <SumTable
      {...props}
      title={t('derivatives.sums')}
      text={t('derivatives.rule')}
      sums={sumLog(rows)}
      keyOf={({ coin }) => coin}
      columns={[
        { title: t('derivatives.col.coin'), cell: ({ coin }) => coin },
        ...FIGURES.map((figure) => ({
          title: t(`derivatives.col.${figure}`),
          cell: (sum: ReturnType<typeof sumLog>[number]) => price(sum[figure]),
        })),
      ]}
    />
  );
}
