import { useTranslation } from 'react-i18next';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { FigureValue } from '../year/FigureValue.tsx';
import { useTaxYear, type YearQuestion } from '../year/useTaxYear.ts';
import type { CostMethod } from './costMethods.ts';
import { methodEffect } from './methodEffect.ts';

export interface ConfirmStepProps {
  readonly question: YearQuestion;
  readonly before: CostMethod;
  readonly after: CostMethod;
}

const CHANGED = ['cost', 'gain'] as const;

/** Cost and gain before and after, and the difference: what a user agrees to. */
export function ConfirmStep({ question, before, after }: ConfirmStepProps) {
  const { t } = useTranslation();
  const old = useTaxYear(question, before).answer?.result?.summary;
  const next = useTaxYear(question, after).answer?.result?.summary;
  if (old === undefined || next === undefined) return <Skeleton lines={4} />;
  const effect = methodEffect(old, next);
  const rows = [
    [t('tax.method.confirm.before', { method: t(`tax.method.name.${before}`) }), old],
    [t('tax.method.confirm.after', { method: t(`tax.method.name.${after}`) }), next],
    [t('tax.method.confirm.difference'), effect],
  ] as const;
  return (
    <>
      {CHANGED.map((figure) => (
        <section key={figure} aria-label={t(`tax.figure.${figure}`)}>
          <h3 className="font-semibold">{t(`tax.figure.${figure}`)}</h3>
          <dl className="tax-facts">
            {rows.map(([label, figures]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <FigureValue figure={figure} value={figures[figure]} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="tax-hint">{t('tax.method.confirm.note')}</p>
    </>
  );
}
