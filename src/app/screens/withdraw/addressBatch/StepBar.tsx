import { useTranslation } from 'react-i18next';
import { joinClasses } from '#app/components/layout/box.ts';
import { Row } from '#app/components/layout/Row.tsx';

const STEPS = ['input', 'check', 'confirm', 'result'] as const;

export interface StepBarProps {
  readonly current: (typeof STEPS)[number];
}

/** Where the user is: enter, check, confirm, result (screens.md 1.10). */
export function StepBar({ current }: StepBarProps) {
  const { t } = useTranslation();
  const at = STEPS.indexOf(current);
  return (
    <Row as="ol" align="items-stretch" gap="gap-x-6 gap-y-2" className="text-text-2">
      {STEPS.map((step, place) => (
        <li
          key={step}
          className={joinClasses('flex items-center gap-2', place === at && 'font-semibold text-text')}
          aria-current={place === at ? 'step' : undefined}
        >
          <span
            className={joinClasses(
              'num grid size-6 place-items-center rounded-full border text-small/normal',
              place < at && 'border-transparent bg-up-wash text-up',
              place === at && 'border-text bg-text text-bg',
              place > at && 'border-line-strong',
            )}
            aria-hidden="true"
          >
            {place < at ? '✓' : place + 1}
          </span>
          {/* A phone has room for the word of the current step; the others are heard. */}
          <span className={place === at ? undefined : 'max-xs:sr-only'}>
            {t(`addressBatch.step.${step}`)}
          </span>
        </li>
      ))}
    </Row>
  );
}
