import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DroppedNotice, type DroppedNoticeProps } from '#app/components/DroppedNotice.tsx';
import './records.css';
import './filters.css';

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
    <search className="filter-bar" aria-label={t('records.filter.region')}>
      <DroppedNotice {...dropped} />
      <div className="filter-line">{children}</div>
      {status}
      {chips.length > 0 && (
        <div className="filter-set">
          {chips}
          <button type="button" className="filter-clear" onClick={onClear}>
            {t('records.filter.clear')}
          </button>
        </div>
      )}
    </search>
  );
}
