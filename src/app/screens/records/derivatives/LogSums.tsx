import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import type { RecordSumsProps } from '#app/features/recordList/defineRecordList.ts';
import { SumTable } from '#app/features/recordList/table/SumTable.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { LogSum } from '#shared/money/openLogSums.ts';
import { type LogRow, typeOf } from './logRow.ts';
import { sumLog } from './sumLog.ts';

const FIGURES = ['funding', 'fee', 'cashFlow', 'change'] as const;

/** Funding, fee, cash flow and change of the current filter, by type, with the realised result apart (screens.md 0.2c). */
export function LogSums({ rows, ...props }: RecordSumsProps<LogRow>) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  return (
    <SumTable
      {...props}
      title={t('derivatives.sums')}
      text={t('derivatives.rule')}
      sums={sumLog(rows)}
      keyOf={({ coin, type }) => `${coin} ${type}`}
      columns={[
        { title: t('derivatives.col.coin'), cell: (sum: LogSum) => sumName(sum, t) },
        ...FIGURES.map((figure) => ({
          title: t(`derivatives.col.${figure}`),
          cell: (sum: LogSum) => price(sum[figure]),
        })),
      ]}
    />
  );
}

/** What is summed: "USDT · Trade", "USDT · Realised result", and "USDT" for all of it. */
function sumName({ coin, kind, type }: LogSum, t: TFunction): string {
  if (kind === 'all') return coin;
  const name = kind === 'type' ? t(`derivatives.type.${typeOf(type)}`) : t(`derivatives.total.${kind}`);
  return `${coin} · ${name}`;
}
