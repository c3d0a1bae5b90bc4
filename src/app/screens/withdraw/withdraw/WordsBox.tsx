import type { ReactNode } from 'react';
import { joinClasses } from '#app/components/layout/box.ts';
import { Row } from '#app/components/layout/Row.tsx';

export interface WordsBoxProps {
  readonly tone: 'warn' | 'plain';
  readonly role?: 'alert';
  readonly children: ReactNode;
}

/** A sentence of a review on a ground of its own; `warn` where it stands in the way. */
export function WordsBox({ tone, role, children }: WordsBoxProps) {
  return (
    <p
      role={role}
      className={joinClasses(
        'mb-4 rounded-card px-3.5 py-3',
        tone === 'warn' ? 'bg-warn-wash' : 'bg-surface',
      )}
    >
      {children}
    </p>
  );
}

/** What the form has to say between its fields, and what can be done about it. */
export function OfferRow({ children }: { readonly children: ReactNode }) {
  return (
    <Row gap="gap-x-4 gap-y-2" className="rounded-card bg-surface p-3">
      {children}
    </Row>
  );
}
