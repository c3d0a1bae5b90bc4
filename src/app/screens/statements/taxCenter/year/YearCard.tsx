import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { formatWhen } from '#app/components/format/dates.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { Hint } from '#app/components/Hint.tsx';
import { Select } from '#app/components/Select.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { StaleHint } from '#app/components/StaleHint.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { ApiQuery } from '#app/queries/useApiQuery.ts';
import type { MemberInfo } from '#app/stores/globalStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { CostMethod } from '#shared/tax/costMethods.ts';
import { methodsOf } from '#shared/tax/taxCountries.ts';
import { taxYearLabel, taxYearOf } from '#shared/tax/taxYears.ts';
import { MethodLaw } from '../methods/MethodLaw.tsx';
import type { Whose } from '../whose.ts';
import { FigureValue } from './FigureValue.tsx';
import { FIGURES, type Figure } from './figures.ts';
import { MissingMark } from './MissingMark.tsx';
import { isTaxable } from './reconcile.ts';
import { useYearWords } from './useYearWords.ts';
import { YearRange } from './YearRange.tsx';

export interface YearCardProps {
  readonly query: ApiQuery<'taxOverview'>;
  readonly year: number;
  /** The newest first. */
  readonly years: readonly number[];
  /** Whose years these are. */
  readonly country: string;
  readonly onYear: (year: number) => void;
  readonly subs: NonNullable<MemberInfo['sub_accounts']>;
  readonly whose: Whose;
  readonly onWhose: (whose: Whose) => void;
  readonly method: CostMethod;
  readonly onCompare: () => void;
}

/** What a year came to, for one account or for several, by the chosen method (screens.md 1.20). */
export function YearCard(props: YearCardProps) {
  const { query, year, years, country, onYear, subs, whose, onWhose, method, onCompare } = props;
  const { t } = useTranslation();
  const yearWords = useYearWords(country);
  const labelOf = (each: number): string => taxYearLabel(country, each);
  const currency = query.answer?.result?.currency;
  return (
    <section className="card tax-card" aria-labelledby="tax-year">
      <h2 id="tax-year">{t('tax.overview.title', { year: yearWords(year) })}</h2>
      <YearRange country={country} year={year} />
      <div className="tax-choices">
        <Select
          label={t('tax.year')}
          value={String(year)}
          options={years.map((each) => ({ value: String(each), label: labelOf(each) }))}
          onChange={(text) => onYear(Number(text))}
        />
        {subs.length > 0 && (
          <Select
            label={t('tax.accounts')}
            value={String(whose)}
            options={[
              { value: 'own', label: t('tax.own') },
              ...subs.map(({ uid, name }) => ({ value: String(uid), label: `${name} (${uid})` })),
              { value: 'together', label: t('tax.together') },
            ]}
            onChange={(text) => onWhose(text === 'own' || text === 'together' ? text : Number(text))}
          />
        )}
        <div className="tax-method">
          <Hint text={t('tax.method.text')}>
            {t('tax.overview.method', { method: t(`tax.method.name.${method}`) })}
          </Hint>
          {methodsOf(country).length > 1 && country !== '' && (
            <Button size="small" onClick={onCompare}>
              {t('tax.method.change')}
            </Button>
          )}
        </div>
      </div>
      {currency !== undefined && <MethodLaw country={country} currency={currency} />}
      <YearFigures {...{ query, year, country, onYear }} />
    </section>
  );
}

/** Those that are too low or too high where a cost is missing. */
const BY_COST: readonly Figure[] = ['cost', 'gain'];

type YearFiguresProps = Pick<YearCardProps, 'query' | 'year' | 'country' | 'onYear'>;

function YearFigures({ query, year, country, onYear }: YearFiguresProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { answer, error, refresh } = query;
  const yearWords = useYearWords(country);
  const overview = answer?.result;
  if (answer === undefined || overview === undefined) {
    return error === null ? (
      <Skeleton lines={6} />
    ) : (
      <ErrorState error={error} text={errorText(error)} onRetry={refresh} />
    );
  }
  const { summary, currency } = overview;
  const label = yearWords(year);
  const isRunning = year === taxYearOf(country, systemClock.wallNow());
  return (
    <>
      {error !== null && <StaleHint asOfMs={answer.asOfMs} onRetry={refresh} />}
      {!isTaxable(summary) && (
        <EmptyState
          text={t('tax.empty', { year: label })}
          action={{
            label: t('tax.emptyAction', { year: yearWords(year - 1) }),
            onClick: () => onYear(year - 1),
          }}
        />
      )}
      <dl className="tax-figures" aria-busy={query.isRefreshing || undefined}>
        {FIGURES.map((figure) => (
          <div key={figure} data-figure={figure}>
            <dt>
              <Hint text={t(`tax.figureHint.${figure}`)}>{t(`tax.figure.${figure}`)}</Hint>
            </dt>
            <dd>
              <FigureValue figure={figure} value={summary[figure]} currency={currency} />
            </dd>
            {BY_COST.includes(figure) && summary.missing.receipts > 0 && (
              <dd>
                <MissingMark missing={summary.missing} currency={currency} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="tax-hint">
        {joinSentences(
          [
            isRunning && t('tax.overview.running', { year: label }),
            t('tax.usd', { currency }),
            t('tax.overview.asOf', { time: formatWhen(answer.asOfMs, language) }),
          ],
          language,
        )}
      </p>
    </>
  );
}
