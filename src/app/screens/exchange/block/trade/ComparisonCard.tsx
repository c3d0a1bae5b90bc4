import { useTranslation } from 'react-i18next';
import { PathComparison } from '../PathComparison.tsx';
import { usePathGaps } from '../usePathGaps.ts';

export interface ComparisonCardProps {
  readonly from: string;
  readonly to: string;
  /** "" while none is entered. */
  readonly amount: string;
  readonly toScale: number;
  readonly firmAmount?: string | undefined;
}

/** The block's price beside spot's and the order book's (screens.md 1.7); nothing while there is no amount. */
export function ComparisonCard({ from, to, amount, ...rest }: ComparisonCardProps) {
  const { t } = useTranslation();
  const gaps = usePathGaps(from, to);
  if (!/[1-9]/.test(amount)) return null;
  return (
    <section className="card block-card">
      <h2>{t('block.form.compare')}</h2>
      <PathComparison {...{ from, to, amount, gaps }} {...rest} />
    </section>
  );
}
