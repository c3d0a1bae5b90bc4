import { useTranslation } from 'react-i18next';
import { MoneyText } from '#app/components/MoneyText.tsx';
import type { ResultOf } from '#shared/endpoints/table.ts';

export interface OriginsCardProps {
  readonly overview: ResultOf<'taxOverview'>;
}

/** What the income of a year came from, and which tax was withheld by whom (screens.md 0.2c); nothing where there is neither. */
export function OriginsCard({ overview: { summary, currency } }: OriginsCardProps) {
  const { t } = useTranslation();
  const { incomes, withheld } = summary;
  if (incomes.length === 0 && withheld.length === 0) return null;
  return (
    <section className="card tax-card" aria-labelledby="tax-origins">
      <h2 id="tax-origins">{t('tax.origin.title')}</h2>
      <dl className="tax-facts">
        {incomes.map(({ kind, value }) => (
          <div key={kind}>
            <dt>{t(`tax.origin.kind.${kind}`)}</dt>
            <dd>
              <MoneyText amount={value} coin={currency} />
            </dd>
          </div>
        ))}
        {withheld.map(({ type, by, value }) => (
          <div key={`${type} ${by}`}>
            <dt>{t('tax.origin.withheld', { type, by })}</dt>
            <dd>
              <MoneyText amount={value} coin={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
