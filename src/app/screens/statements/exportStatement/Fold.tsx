import type { ReactNode } from 'react';

export interface FoldProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What most users need not see; it opens in its place. */
export function Fold({ title, className, children }: FoldProps) {
  return (
    <details className={className}>
      <summary className="min-h-11 cursor-pointer py-3 font-semibold">{title}</summary>
      {children}
    </details>
  );
}
