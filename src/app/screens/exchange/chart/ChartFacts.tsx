import { useTranslation } from 'react-i18next';
import { LtrText } from '../../../components/LtrText.tsx';
import { figuresOf } from '../../../format/figures.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { LastDay } from './lastDay.ts';

export interface ChartFactsProps {
  /** Null while it is not known. */
  readonly day: LastDay | null;
  /** The coin that both prices are in. */
  readonly unit: string;
}

/** The highest and the lowest price of the last 24 hours (screens.md 1.1). */
export function ChartFacts({ day, unit }: ChartFactsProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const write = (plain: string | undefined): string =>
    plain === undefined ? '–' : `${day?.isEstimate === true ? '≈ ' : ''}${price(plain)} ${unit}`;
  return (
    <dl className="pair-chart-facts">
      <div>
        <dt>{t('pair.high')}</dt>
        <dd>
          <LtrText className="num">{write(day?.high)}</LtrText>
        </dd>
      </div>
      <div>
        <dt>{t('pair.low')}</dt>
        <dd>
          <LtrText className="num">{write(day?.low)}</LtrText>
        </dd>
      </div>
    </dl>
  );
}
