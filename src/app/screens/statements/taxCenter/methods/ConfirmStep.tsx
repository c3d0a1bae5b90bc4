import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { Fact, Facts } from '#app/components/layout/Facts.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { CostMethod } from '#shared/tax/costMethods.ts';
import { SmallText } from '../SmallText.tsx';
import { FigureValue } from '../year/FigureValue.tsx';
import { MissingMark } from '../year/MissingMark.tsx';
import { type MethodChange, useTaxYear, type YearQuestion } from '../year/useTaxYear.ts';
import { useYearWords } from '../year/useYearWords.ts';
import { methodEffect } from './methodEffect.ts';

export interface ConfirmStepProps {
  /** The question for the first year that the method applies to. */
  readonly question: YearQuestion;
  /** The year of the question, and those since that have begun. */
  readonly years: readonly number[];
  readonly after: CostMethod;
  /** The effect on a year is on the page: none can be agreed to before. */
  readonly onShown: (year: number) => void;
  /** Why the exchange did not take the change; null where it did not say so. */
  readonly refusal: AppError | null;
}

const CHANGED = ['cost', 'gain'] as const;

/** Cost and gain before and after, and the difference, of every year from the chosen one on: what a user agrees to. */
export function ConfirmStep({ question, years, after, onShown, refusal }: ConfirmStepProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <>
      {years.map((year) => (
        <YearEffect
          key={year}
          question={{ ...question, year }}
          change={{ method: after, fromYear: question.year }}
          onShown={onShown}
        />
      ))}
      <SmallText>{t('tax.method.confirm.note')}</SmallText>
      {refusal !== null && (
        <p role="alert" className="text-down">
          {errorText(refusal)}
        </p>
      )}
    </>
  );
}

interface YearEffectProps extends Pick<ConfirmStepProps, 'question' | 'onShown'> {
  readonly change: MethodChange;
}

function YearEffect({ question, change, onShown }: YearEffectProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [kept, changed] = [useTaxYear(question), useTaxYear(question, change)];
  const [old, next] = [kept.answer?.result, changed.answer?.result];
  const label = useYearWords(question.country)(question.year);
  const { year } = question;
  const isShown = old !== undefined && next !== undefined;
  useEffect(() => {
    if (isShown) onShown(year);
  }, [isShown, onShown, year]);
  if (old === undefined || next === undefined) {
    const failed = [kept, changed].filter(({ answer }) => answer === undefined);
    const error = failed.find((query) => query.error !== null)?.error ?? null;
    if (error === null) return <Skeleton lines={4} />;
    return (
      <ErrorState
        title={label}
        error={error}
        text={errorText(error)}
        onRetry={() => {
          for (const { refresh } of failed) refresh();
        }}
      />
    );
  }
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
          <Facts>
            {rows.map(([name, figures]) => (
              <Fact key={name} label={name}>
                <FigureValue figure={figure} value={figures[figure]} currency={next.currency} />
              </Fact>
            ))}
          </Facts>
        </section>
      ))}
      <MissingMark missing={next.summary.missing} currency={next.currency} />
    </>
  );
}
