import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import './folded.css';

export interface FoldedProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** The line that opens it. */
  readonly title: ReactNode;
  readonly className: string;
}

/** What few readers need, behind a line that says what it is. */
export function Folded({ title, className, children, ...rest }: FoldedProps) {
  return (
    <details {...rest} className={`folded ${className}`}>
      <summary>
        {title}
        <ChevronDown size={16} aria-hidden="true" className="flex-none text-text-2" />
      </summary>
      {children}
    </details>
  );
}
