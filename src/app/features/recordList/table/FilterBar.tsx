import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DroppedNotice, type DroppedNoticeProps } from '#app/components/DroppedNotice.tsx';
import { Row } from '#app/components/layout/Row.tsx';

export interface FilterBarProps {
  /** One line: the period, the filters, the tools. */
  readonly children: ReactNode;
  /** How far a file is. */
  readonly status?: ReactNode;
  /** One for each filter that is on. */
  readonly chips: readonly ReactNode[];
  readonly onClear: () => void;
  /** Parameters of the address that were dropped (screens.md 1.24). */
  readonly dropped: DroppedNoticeProps;
}

/** The filters of a list, which the address of the page repeats; a second line only where some are on. */
export function FilterBar(props: FilterBarProps) {
  const { children, status, chips, onClear, dropped } = props;
  const { t } = useTranslation();
  return (
    <search className="mb-4 grid gap-2" aria-label={t('records.filter.region')}>
      <DroppedNotice {...dropped} className="mb-0" />
      {/* On paper the period alone. */}
      <Row
        align="items-start"
        gap="gap-2"
        className="min-w-0 max-md:relative print:[&>:not([data-period])]:hidden"
      >
        {children}
      </Row>
      {status}
      {chips.length > 0 && (
        <Row
          gap="gap-2"
          className="max-md:flex-nowrap max-md:overflow-x-auto max-md:py-[9px] max-md:[scrollbar-width:none]"
        >
          {chips}
          <button
            type="button"
            className="relative flex-none px-1 text-text-2 underline underline-offset-3 before:absolute before:-inset-x-0.5 before:-inset-y-[9px] print:hidden"
            onClick={onClear}
          >
            {t('records.filter.clear')}
          </button>
        </Row>
      )}
    </search>
  );
}
