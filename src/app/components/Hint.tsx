import { type KeyboardEvent, type ReactNode, useId } from 'react';
import './hint.css';

export interface HintProps {
  /** What is explained; it stays in sight. */
  readonly children: ReactNode;
  readonly text: string;
}

/** A short explanation, one hover or focus away from what it explains; screen readers have it at once. Escape closes it. */
export function Hint({ children, text }: HintProps) {
  const id = useId();
  const close = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.currentTarget.blur();
  };
  return (
    <span className="hint">
      <button type="button" className="hint-mark" aria-describedby={id} onKeyDown={close}>
        {children}
      </button>
      <span id={id} role="tooltip" className="hint-text">
        {text}
      </span>
    </span>
  );
}
