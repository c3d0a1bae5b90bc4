import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { FoldedCard } from '../FoldedCard.tsx';
import { type CoinColumn, CoinTable } from './CoinTable.tsx';
import { FigureValue } from './FigureValue.tsx';
import { FIGURES, type Figure } from './figures.ts';
import { MissingCount, MissingMark } from './MissingMark.tsx';
import { type CoinYear, hasFigures } from './reconcile.ts';
import { createFigureRounding } from './roundFigures.ts';
import { ShortFigure } from './ShortFigure.tsx';

export interface CoinsCardProps {
  readonly overview: ResultOf<'taxOverview'>;
}

/** The figures of every coin, and all together (screens.md 1.20). */
export function CoinsCard({ overview }: CoinsCardProps) {
  const { t } = useTranslation();
  const { summary, currency } = overview;
  const listed = overview.coins.filter(hasFigures);
  if (listed.length === 0) return null;
  return (
    <FoldedCard
      title={
        <>
          {t('tax.coins.title')} <small className="text-text-2">{currency}</small>
        </>
      }
      brief={
        <ShortFigure
          figure="gain"
          value={summary.gain}
          shown={createFigureRounding(currency)(summary).gain}
          currency={currency}
          isCell
        />
      }
    >
      <CoinFigures coins={listed} summary={summary} currency={currency} />
    </FoldedCard>
  );
}

type CoinFiguresProps = Pick<ResultOf<'taxOverview'>, 'summary' | 'currency'> & {
  readonly coins: readonly CoinYear[];
};

function CoinFigures({ coins, summary, currency }: CoinFiguresProps) {
  const { t } = useTranslation();
  const [isExact, setExact] = useState(false);
  const marks: CoinColumn = {
    id: 'missing',
    title: t('tax.missing.title'),
    cell: ({ missing }) => <MissingCount missing={missing} currency={currency} />,
    line: ({ missing }) => <MissingMark missing={missing} currency={currency} />,
    total: <MissingCount missing={summary.missing} currency={currency} />,
  };
  const total = createFigureRounding(currency)(summary);
  const roundCoin = createFigureRounding(currency);
  const shownByCoin = new Map(coins.map((coin) => [coin.coin, roundCoin(coin)]));
  const cellOf = (figure: Figure, value: string | number, shown = total) =>
    isExact || figure === 'disposals' ? (
      <FigureValue figure={figure} value={value} />
    ) : (
      <ShortFigure {...{ figure, value, currency }} shown={shown[figure]} isCell />
    );
  const figures = FIGURES.map(
    (figure): CoinColumn => ({
      id: figure,
      title: t(`tax.figure.${figure}`),
      cell: (coin) => cellOf(figure, coin[figure], shownByCoin.get(coin.coin)),
      // A phone can't hover: the line that was opened has every digit.
      line: (coin) => <FigureValue figure={figure} value={coin[figure]} currency={currency} />,
      ...(isExact && { figures: [summary, ...coins].map((sums) => String(sums[figure])) }),
      total: cellOf(figure, summary[figure]),
    }),
  );
  return (
    <>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 justify-self-start max-md:hidden">
        <input type="checkbox" checked={isExact} onChange={({ target }) => setExact(target.checked)} />
        {t('tax.coins.exact')}
      </label>
      <CoinTable
        label={t('tax.coins.title')}
        coins={coins}
        columns={summary.missing.receipts === 0 ? figures : [...figures, marks]}
        brief={({ coin, gain }) => cellOf('gain', gain, shownByCoin.get(coin))}
      />
    </>
  );
}
