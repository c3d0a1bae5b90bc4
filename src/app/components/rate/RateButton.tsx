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
        className="relative inline-flex min-h-5 items-center gap-1.5 text-end pointer-coarse:before:absolute pointer-coarse:before:inset-x-0 pointer-coarse:before:-inset-y-3 [&_svg]:flex-none [&_svg]:text-text-3 hover:[&_svg]:text-text"
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
