import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from '#app/components/layout/Row.tsx';

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
    <details className="group/line border-b border-line open:pb-3">
      <summary className="flex min-h-13 cursor-pointer items-center gap-3 py-1.5">
        <Row as="span" gap="gap-x-2 gap-y-1" className="min-w-0 flex-1">
          {head}
        </Row>
        {brief}
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="flex-none text-text-2 group-open/line:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
