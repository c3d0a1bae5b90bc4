import type { ReactNode } from 'react';

export interface SmallTextProps {
  readonly as?: 'p' | 'span';
  readonly children: ReactNode;
}

/** What is said besides: how a figure came to be, when something was made. */
export function SmallText({ as: Tag = 'p', children }: SmallTextProps) {
  return <Tag className="text-small/[1.125rem] text-text-2">{children}</Tag>;
}
