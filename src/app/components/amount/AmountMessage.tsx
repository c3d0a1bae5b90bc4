import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';

export interface AmountMessageProps {
  readonly errorId: string;
  readonly hintId: string;
  /** What is wrong; announced when it comes. */
  readonly error: string | undefined;
  /** What was just refused; announced as well. */
  readonly note: string | undefined;
  /** What is said while nothing is wrong: the least and the most. */
  readonly hint: ReactNode;
}

/** The line below an amount. Its place is kept, so that nothing moves when something is wrong. */
export function AmountMessage({ errorId, hintId, error, note, hint }: AmountMessageProps) {
  const said = error ?? note;
  const Icon = error === undefined ? Info : CircleAlert;
  return (
    <div className="amount-message">
      {/* It is there before anything is wrong, or what is put into it would not be announced. */}
      <div id={errorId} aria-live="polite" className={error === undefined ? 'text-text' : 'text-down'}>
        {said !== undefined && (
          <p className="flex gap-1">
            <Icon size={16} aria-hidden="true" className="mt-0.5 flex-none" />
            <span className="min-w-0 wrap-anywhere">{said}</span>
          </p>
        )}
      </div>
      <div id={hintId} className={said === undefined ? 'text-text-2' : 'sr-only'}>
        {hint}
      </div>
    </div>
  );
}
