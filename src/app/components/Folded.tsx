import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export interface FoldedProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** The line that opens it. */
  readonly title: ReactNode;
  /** How its words stand and weigh, with the arrow at the end of the line where nothing else is said. */
  readonly titleClass?: string;
}

/** What few readers need, behind a line that says what it is. */
export function Folded({
  title,
  titleClass = 'justify-between font-semibold',
  className = '',
  children,
  ...rest
}: FoldedProps) {
  return (
    <details {...rest} className={`group/folded ${className}`}>
      <summary
        className={`flex min-h-11 cursor-pointer items-center gap-2 [&::-webkit-details-marker]:hidden ${titleClass}`}
      >
        {title}
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="flex-none text-text-2 group-open/folded:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
