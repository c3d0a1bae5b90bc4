import { ArrowLeftRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import '../hint.css';
import './rateButton.css';

export interface RateButtonProps {
  readonly children: ReactNode;
  /** The rate with every digit, one hover or focus away; null where no digit is left out. */
  readonly exact: ReactNode;
  /** What pressing it does. */
  readonly label: string;
  readonly onFlip: () => void;
}

/** A rate that a press turns over. */
export function RateButton({ children, exact, label, onFlip }: RateButtonProps) {
  const id = useId();
  return (
    <span className="hint rate">
      <button
        type="button"
        className="rate-button"
        title={label}
        {...(exact !== null && { 'aria-describedby': id })}
        onClick={onFlip}
      >
        {children}
        <ArrowLeftRight size={14} aria-hidden="true" />
      </button>
      {exact !== null && (
        <span id={id} role="tooltip" className="hint-text">
          {exact}
        </span>
      )}
    </span>
  );
}
