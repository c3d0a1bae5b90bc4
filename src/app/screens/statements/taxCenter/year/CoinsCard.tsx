import { useTranslation } from 'react-i18next';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { type CoinColumn, CoinTable } from './CoinTable.tsx';
import { FigureValue } from './FigureValue.tsx';
import { FIGURES } from './figures.ts';
import { MissingCount, MissingMark } from './MissingMark.tsx';
import { hasFigures } from './reconcile.ts';

export interface CoinsCardProps {
  readonly overview: ResultOf<'taxOverview'>;
}

/** The figures of every coin, and all together (screens.md 1.20). */
export function CoinsCard({ overview: { coins, summary, currency } }: CoinsCardProps) {
  const { t } = useTranslation();
  const listed = coins.filter(hasFigures);
  if (listed.length === 0) return null;
  const marks: CoinColumn = {
    id: 'missing',
    title: t('tax.missing.title'),
    cell: ({ missing }) => <MissingCount missing={missing} currency={currency} />,
    line: ({ missing }) => <MissingMark missing={missing} currency={currency} />,
    total: <MissingCount missing={summary.missing} currency={currency} />,
  };
  const figures = FIGURES.map(
    (figure): CoinColumn => ({
      id: figure,
      title: t(`tax.figure.${figure}`),
      cell: (coin) => <FigureValue figure={figure} value={coin[figure]} />,
      line: (coin) => <FigureValue figure={figure} value={coin[figure]} currency={currency} />,
      figures: [summary, ...listed].map((sums) => String(sums[figure])),
      total: <FigureValue figure={figure} value={summary[figure]} />,
    }),
  );
  const columns = summary.missing.receipts === 0 ? figures : [...figures, marks];
  return (
    <div className="card tax-card">
      <h2>
        {t('tax.coins.title')} <small className="text-text-2">{currency}</small>
      </h2>
      <CoinTable
        label={t('tax.coins.title')}
        coins={listed}
        columns={columns}
        brief={({ gain }) => <FigureValue figure="gain" value={gain} currency={currency} />}
      />
    </div>
  );
}
