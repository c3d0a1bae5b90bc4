import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '#app/components/layout/Facts.tsx';
import { ScreenCard } from '#app/screens/statements/ScreenCard.tsx';
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
    <ScreenCard as="section" gap="gap-3" aria-labelledby="tax-origins">
      <h2 id="tax-origins" className="text-large font-semibold">
        {t('tax.origin.title')}
      </h2>
      <Facts>
        {incomes.map(({ kind, value }) => (
          <Fact key={kind} label={t(`tax.origin.kind.${kind}`)}>
            <ShortFigure
              figure="income"
              {...{ value, currency, shown: roundIncome(value).toFixed(digits) }}
            />
          </Fact>
        ))}
        {withheld.map(({ type, by, value }) => (
          <Fact key={`${type} ${by}`} label={t('tax.origin.withheld', { type, by })}>
            <ShortFigure
              figure="taxWithheld"
              {...{ value, currency, shown: roundTax(value).toFixed(digits) }}
            />
          </Fact>
        ))}
      </Facts>
    </ScreenCard>
  );
}
