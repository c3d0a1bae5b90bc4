import { CircleCheck } from 'lucide-react';
import { NextStep, type NextStepProps } from './NextStep.tsx';
import './states.css';

export interface EmptyStateProps {
  /** One sentence: what is not there, and why. */
  readonly text: string;
  readonly action: NextStepProps;
  /** Whether an empty list is what the user wants: the sentence is green then, with a tick. */
  readonly isGood?: boolean;
}

/** Nothing to show: one sentence and one action (screens.md 0.3, C14). */
export function EmptyState({ text, action, isGood = false }: EmptyStateProps) {
  return (
    <div className="state state-empty">
      {isGood ? (
        <p className="state-good">
          <CircleCheck size={16} aria-hidden="true" />
          {text}
        </p>
      ) : (
        <p>{text}</p>
      )}
      <NextStep {...action} />
    </div>
  );
}
