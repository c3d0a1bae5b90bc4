import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClasses } from '#app/components/layout/box.ts';
import './taxTable.css';

export interface TaxTableProps {
  /** What the table is of, for screen readers. */
  readonly label: string;
  /** Head, rows and sums. */
  readonly children: ReactNode;
}

/**
 * A table with every digit, since every digit counts here. It moves within its own box where the page has no room for it;
 * words for screen readers alone are placed by that box, and scroll with it.
 */
export function TaxTable({ label, children }: TaxTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its digits can only be scrolled to by key if it takes the focus.
    <section className="relative min-w-0 overflow-x-auto" tabIndex={0} aria-label={label}>
      <table className="tax-table">{children}</table>
    </section>
  );
}

/** The table behind a picture; `className` is of the line that opens it. */
export function FoldedTable({ className, ...props }: TaxTableProps & { readonly className: string }) {
  const { t } = useTranslation();
  return (
    <details>
      <summary className={joinClasses('min-h-6 cursor-pointer text-small/normal text-text-2', className)}>
        {t('tax.months.table')}
      </summary>
      <TaxTable {...props} />
    </details>
  );
}
