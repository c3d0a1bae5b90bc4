import type { ReactNode } from 'react';

export interface StepTitleProps {
  readonly as?: 'p' | 'h2';
  readonly children: ReactNode;
}

/** What a step is called, above it. */
export function StepTitle({ as: Tag = 'p', children }: StepTitleProps) {
  return <Tag className="mb-1 text-small text-text-3 md:mb-2">{children}</Tag>;
}
