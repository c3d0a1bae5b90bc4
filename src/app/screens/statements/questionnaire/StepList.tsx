import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClasses } from '#app/components/layout/box.ts';
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
    <nav className="min-w-0" aria-label={t('amp.steps')}>
      <progress className="w-full text-primary" aria-hidden="true" max={steps.length} value={at + 1} />
      {/* What is only heard stands in the list as well: elsewhere it would make the page wider. */}
      <ol ref={list} className="relative flex gap-1 overflow-x-auto lg:grid lg:overflow-visible">
        {steps.map((step, place) => (
          <li key={step.id}>
            <button
              type="button"
              className={joinClasses(
                'flex min-h-11 items-center gap-2 rounded-button px-2 text-start whitespace-nowrap',
                'hover:bg-surface hover:text-text lg:w-full lg:whitespace-normal',
                place === at ? 'bg-surface font-semibold text-text' : 'text-text-2',
              )}
              aria-current={place === at ? 'step' : undefined}
              onClick={() => onStep(place)}
            >
              <span
                className={joinClasses(
                  'inline-grid size-6 flex-none place-items-center rounded-full border text-small/normal',
                  isDone(step) ? 'border-up text-up' : 'border-line-strong',
                )}
                aria-hidden="true"
              >
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
