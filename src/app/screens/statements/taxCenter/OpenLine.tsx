import type { ReactNode } from 'react';
import { Folded } from '#app/components/Folded.tsx';
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
    <Folded
      className="border-b border-line open:pb-3"
      titleClass="min-h-13 gap-3 py-1.5"
      title={
        <>
          <Row as="span" gap="gap-x-2 gap-y-1" className="min-w-0 flex-1">
            {head}
          </Row>
          {brief}
        </>
      }
    >
      {children}
    </Folded>
  );
}
