import type { ReactNode } from 'react';

export interface TaxTableProps {
  /** What the table is of, for screen readers. */
  readonly label: string;
  /** Head, rows and sums. */
  readonly children: ReactNode;
}

/** A table with every digit, which moves within its own box where the page has no room for it. */
export function TaxTable({ label, children }: TaxTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its digits can only be scrolled to by key if it takes the focus.
    <section className="tax-scroller" tabIndex={0} aria-label={label}>
      <table className="tax-table">{children}</table>
    </section>
  );
}
