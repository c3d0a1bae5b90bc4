import { useTranslation } from 'react-i18next';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { systemClock } from '#shared/async/clock.ts';
import type { CostMethod } from '#shared/tax/costMethods.ts';
import { taxYearOf } from '#shared/tax/taxYears.ts';
import { FigureValue } from '../year/FigureValue.tsx';
import { MissingMark } from '../year/MissingMark.tsx';
import { useTaxYear, type YearQuestion } from '../year/useTaxYear.ts';
import { useYearWords } from '../year/useYearWords.ts';
import { methodEffect } from './methodEffect.ts';

export interface ConfirmStepProps {
  /** The question for the first year that the method applies to. */
  readonly question: YearQuestion;
  readonly after: CostMethod;
}

const CHANGED = ['cost', 'gain'] as const;

/** Cost and gain before and after, and the difference, of every year from the chosen one on: what a user agrees to. */
export function ConfirmStep({ question, after }: ConfirmStepProps) {
  const { t } = useTranslation();
  const { year, country } = question;
  const thisYear = taxYearOf(country, systemClock.wallNow());
  const years = Array.from({ length: Math.max(1, thisYear - year + 1) }, (_, at) => year + at);
  return (
    <>
      {years.map((each) => (
        <YearEffect key={each} question={{ ...question, year: each }} after={after} fromYear={year} />
      ))}
      <p className="tax-hint">{t('tax.method.confirm.note')}</p>
    </>
  );
}

function YearEffect({ question, after, fromYear }: ConfirmStepProps & { readonly fromYear: number }) {
  const { t } = useTranslation();
  const old = useTaxYear(question).answer?.result;
  const next = useTaxYear(question, { method: after, fromYear }).answer?.result;
  const label = useYearWords(question.country)(question.year);
  if (old === undefined || next === undefined) return <Skeleton lines={4} />;
  const effect = methodEffect(old.summary, next.summary);
  const rows = [
    [t('tax.method.confirm.before', { method: t(`tax.method.name.${old.method}`) }), old.summary],
    [t('tax.method.confirm.after', { method: t(`tax.method.name.${next.method}`) }), next.summary],
    [t('tax.method.confirm.difference'), effect],
  ] as const;
  return (
    <>
      {CHANGED.map((figure) => (
        <section key={figure} aria-label={`${t(`tax.figure.${figure}`)} ${label}`}>
          <h3 className="font-semibold">
            {t(`tax.figure.${figure}`)} · {label}
          </h3>
          <dl className="tax-facts">
            {rows.map(([name, figures]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <FigureValue figure={figure} value={figures[figure]} currency={next.currency} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <MissingMark missing={next.summary.missing} currency={next.currency} />
    </>
  );
}
