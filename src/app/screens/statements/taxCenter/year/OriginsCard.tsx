import { useTranslation } from 'react-i18next';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { createRounding } from '#shared/money/createRounding.ts';
import { moneyDigitsOf } from '#shared/money/moneyDigits.ts';
import { ShortFigure } from './ShortFigure.tsx';

export interface OriginsCardProps {
  readonly overview: ResultOf<'taxOverview'>;
}

/** What the income of a year came from, and which tax was withheld by whom (screens.md 0.2c); nothing where there is neither. */
export function OriginsCard({ overview: { summary, currency } }: OriginsCardProps) {
  const { t } = useTranslation();
  const { incomes, withheld } = summary;
  if (incomes.length === 0 && withheld.length === 0) return null;
  const digits = moneyDigitsOf(currency);
  // Each list comes to the figure of the year that it makes up.
  const [roundIncome, roundTax] = [createRounding(digits), createRounding(digits)];
  return (
    <section className="card tax-card" aria-labelledby="tax-origins">
      <h2 id="tax-origins">{t('tax.origin.title')}</h2>
      <dl className="tax-facts">
        {incomes.map(({ kind, value }) => (
          <div key={kind}>
            <dt>{t(`tax.origin.kind.${kind}`)}</dt>
            <dd>
              <ShortFigure
                figure="income"
                {...{ value, currency, shown: roundIncome(value).toFixed(digits) }}
              />
            </dd>
          </div>
        ))}
        {withheld.map(({ type, by, value }) => (
          <div key={`${type} ${by}`}>
            <dt>{t('tax.origin.withheld', { type, by })}</dt>
            <dd>
              <ShortFigure
                figure="taxWithheld"
                {...{ value, currency, shown: roundTax(value).toFixed(digits) }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
