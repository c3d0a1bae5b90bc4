import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FormStepProps {
  readonly place: number;
  readonly title: string;
  readonly isDone: boolean;
  /** The one to do next. */
  readonly isNow: boolean;
  readonly children: ReactNode;
}

/** One numbered step of the form; a phone leaves the number out. */
export function FormStep({ place, title, isDone, isNow, children }: FormStepProps) {
  const state = isDone ? 'done' : isNow ? 'now' : 'ahead';
  return (
    <section className="withdraw-step" aria-label={title}>
      <span className="withdraw-no" data-state={state} aria-hidden="true">
        {isDone ? <Check size={14} strokeWidth={2.5} /> : place}
      </span>
      <div className="withdraw-step-body">
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
