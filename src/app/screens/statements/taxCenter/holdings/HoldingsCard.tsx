import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { FoldedCard } from '../FoldedCard.tsx';
import { layOutHoldings } from './layOutHoldings.ts';

/** Most readers look at it once a year: the picture is loaded when the card is opened. */
const HoldingsChart = lazyPart(
  () => import('./HoldingsChart.tsx'),
  (module) => module.HoldingsChart,
);

export interface HoldingsCardProps {
  readonly overview: ResultOf<'taxOverview'>;
}

/** What is left as the year ends, or by now, by how long it has been held (screens.md 1.20); nothing where nothing is left. */
export function HoldingsCard({ overview }: HoldingsCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [all] = layOutHoldings(overview.holdings.rows);
  if (all === undefined) return null;
  const long = all.coin === undefined ? all.parts.find(({ band }) => band === 'long') : undefined;
  return (
    <FoldedCard
      title={t('tax.age.title')}
      {...(long !== undefined && {
        brief: (
          <>
            {t('tax.age.band.long')} <span className="num">{figuresOf(language).percent(long.share)}</span>
          </>
        ),
      })}
    >
      <Suspense fallback={<Skeleton lines={4} />}>
        <HoldingsChart overview={overview} />
      </Suspense>
    </FoldedCard>
  );
}
