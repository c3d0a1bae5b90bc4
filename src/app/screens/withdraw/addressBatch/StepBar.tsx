import { useTranslation } from 'react-i18next';

const STEPS = ['input', 'check', 'confirm', 'result'] as const;

export interface StepBarProps {
  readonly current: (typeof STEPS)[number];
}

/** Where the user is: enter, check, confirm, result (screens.md 1.10). */
export function StepBar({ current }: StepBarProps) {
  const { t } = useTranslation();
  const at = STEPS.indexOf(current);
  return (
    <ol className="batch-path">
      {STEPS.map((step, place) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-done={place < at || undefined}
        >
          <span className="batch-step-no num" aria-hidden="true">
            {place < at ? '✓' : place + 1}
          </span>
          <span className="batch-step-word">{t(`addressBatch.step.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
