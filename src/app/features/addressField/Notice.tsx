import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export interface NoticeProps {
  readonly isWarning?: boolean;
  readonly children: ReactNode;
}

/** A sentence about an address, beside it. */
export function Notice({ isWarning = false, children }: NoticeProps) {
  return (
    <p className="address-notice" data-tone={isWarning ? 'warn' : undefined}>
      {isWarning && <TriangleAlert size={16} aria-hidden="true" />}
      <span>{children}</span>
    </p>
  );
}
