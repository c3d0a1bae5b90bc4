import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface OpenLineProps {
  /** What the line is about. */
  readonly head: ReactNode;
  /** The one figure of it that counts. */
  readonly brief: ReactNode;
  readonly children: ReactNode;
}

/** A line of two parts that opens for the rest. */
export function OpenLine({ head, brief, children }: OpenLineProps) {
  return (
    <details className="tax-line">
      <summary>
        <span className="tax-line-head">{head}</span>
        {brief}
        <ChevronDown size={16} aria-hidden="true" className="tax-line-arrow" />
      </summary>
      {children}
    </details>
  );
}
