import type { ReactNode } from 'react';
import { Row } from '#app/components/layout/Row.tsx';

/** At the foot of a dialog, in sight however long the list above is. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <Row gap="gap-x-4 gap-y-2" className="sticky -bottom-6 -mb-6 justify-end bg-raised pt-3 pb-6">
      {children}
    </Row>
  );
}
