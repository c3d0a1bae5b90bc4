import type { ReactNode } from 'react';

export interface LtrTextProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * What reads from left to right on every page: an address, a hash, an amount (screens.md 0.3). It does not take part in
 * the order of the words around it.
 */
export function LtrText({ children, className }: LtrTextProps) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
