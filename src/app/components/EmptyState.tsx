import { NextStep, type NextStepProps } from './NextStep.tsx';
import './states.css';

export interface EmptyStateProps {
  /** One sentence: what is not there, and why. */
  readonly text: string;
  readonly action: NextStepProps;
}

/** Nothing to show: one sentence and one action (screens.md 0.3, C14). */
export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <div className="state state-empty">
      <p>{text}</p>
      <NextStep {...action} />
    </div>
  );
}
