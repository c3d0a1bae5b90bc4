import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from './steps.ts';

export interface StepListProps {
  readonly steps: readonly Step[];
  /** The one that is shown, from 0. */
  readonly at: number;
  readonly isDone: (step: Step) => boolean;
  readonly nameOf: (step: Step) => string;
  readonly onStep: (at: number) => void;
}

/** All steps, with the one that is shown and those that are complete; any of them can be gone to. */
export function StepList({ steps, at, isDone, nameOf, onStep }: StepListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  // On a phone the steps are one line, which moves to the one that is shown; the page does not.
  useEffect(() => {
    const shown = list.current?.children[at];
    if (list.current !== null && shown instanceof HTMLElement) {
      list.current.scrollTo({ left: shown.offsetLeft - 16 });
    }
  }, [at]);
  return (
    <nav className="amp-steps" aria-label={t('amp.steps')}>
      <progress aria-hidden="true" max={steps.length} value={at + 1} />
      <ol ref={list}>
        {steps.map((step, place) => (
          <li key={step.id}>
            <button
              type="button"
              aria-current={place === at ? 'step' : undefined}
              data-done={isDone(step) || undefined}
              onClick={() => onStep(place)}
            >
              <span className="amp-mark" aria-hidden="true">
                {isDone(step) ? <Check size={14} /> : place + 1}
              </span>
              <span>{nameOf(step)}</span>
              <span className="sr-only">{t(isDone(step) ? 'amp.stepState.done' : 'amp.stepState.open')}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
