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
import type { CostMethod } from '../methods/costMethods.ts';
import type { Whose } from '../whose.ts';
import { FigureValue } from './FigureValue.tsx';
import { FIGURES } from './figures.ts';
import { isTaxable } from './reconcile.ts';

export interface YearCardProps {
  readonly query: ApiQuery<'taxOverview'>;
  readonly year: number;
  /** The newest first. */
  readonly years: readonly number[];
  readonly onYear: (year: number) => void;
  readonly subs: NonNullable<MemberInfo['sub_accounts']>;
  readonly whose: Whose;
  readonly onWhose: (whose: Whose) => void;
  readonly method: CostMethod;
  readonly onCompare: () => void;
}

/** What a year came to, for one account or for several, by the chosen method (screens.md 1.20). */
export function YearCard(props: YearCardProps) {
  const { query, year, years, onYear, subs, whose, onWhose, method, onCompare } = props;
  const { t } = useTranslation();
  return (
    <section className="card tax-card" aria-labelledby="tax-year">
      <h2 id="tax-year">{t('tax.overview.title', { year })}</h2>
      <div className="tax-choices">
        <Select
          label={t('tax.year')}
          value={String(year)}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
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
          <Button size="small" onClick={onCompare}>
            {t('tax.method.change')}
          </Button>
        </div>
      </div>
      <YearFigures query={query} year={year} onYear={onYear} />
    </section>
  );
}

function YearFigures({ query, year, onYear }: Pick<YearCardProps, 'query' | 'year' | 'onYear'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { answer, error, refresh } = query;
  const summary = answer?.result?.summary;
  if (answer === undefined || summary === undefined) {
    return error === null ? (
      <Skeleton lines={6} />
    ) : (
      <ErrorState error={error} text={errorText(error)} onRetry={refresh} />
    );
  }
  const isRunning = year === new Date(systemClock.wallNow()).getUTCFullYear();
  return (
    <>
      {error !== null && <StaleHint asOfMs={answer.asOfMs} onRetry={refresh} />}
      {!isTaxable(summary) && (
        <EmptyState
          text={t('tax.empty', { year })}
          action={{ label: t('tax.emptyAction', { year: year - 1 }), onClick: () => onYear(year - 1) }}
        />
      )}
      <dl className="tax-figures" aria-busy={query.isRefreshing || undefined}>
        {FIGURES.map((figure) => (
          <div key={figure} data-figure={figure}>
            <dt>
              <Hint text={t(`tax.figureHint.${figure}`)}>{t(`tax.figure.${figure}`)}</Hint>
            </dt>
            <dd>
              <FigureValue figure={figure} value={summary[figure]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="tax-hint">
        {joinSentences(
          [
            isRunning && t('tax.overview.running', { year }),
            t('tax.usd'),
            t('tax.overview.asOf', { time: formatWhen(answer.asOfMs, language) }),
          ],
          language,
        )}
      </p>
    </>
  );
}
