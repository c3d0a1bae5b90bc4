import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export interface FoldedProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** The line that opens it. */
  readonly title: ReactNode;
  /** How high the line is, and how its words stand and weigh; the arrow is at its end where nothing else is said. */
  readonly titleClass?: string;
}

/** What few readers need, behind a line that says what it is. */
export function Folded({
  title,
  titleClass = 'min-h-11 justify-between gap-2 font-semibold',
  className = '',
  children,
  ...rest
}: FoldedProps) {
  return (
    <details {...rest} className={`group/folded ${className}`}>
      <summary
        className={`flex cursor-pointer items-center [&::-webkit-details-marker]:hidden ${titleClass}`}
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
