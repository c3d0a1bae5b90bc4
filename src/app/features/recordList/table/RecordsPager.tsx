import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#app/components/format/dates.ts';
import { IconButton } from '#app/components/IconButton.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';

export interface RecordsPagerProps {
  /** From 1. */
  readonly page: number;
  /** How many rows are on the pages before. */
  readonly before: number;
  /** How many rows all pages have; null while that isn't known. */
  readonly total: number | null;
  readonly hasNext: boolean;
  readonly onPage: (page: number) => void;
}

export interface PagerProps extends RecordsPagerProps {
  /** How many rows this page has. */
  readonly count: number;
  /** The pager's text is not announced to screen readers. */
  readonly isQuiet?: boolean;
}

/** The rows shown, "1 to 20 of 57", and buttons to other pages; arrow keys in the table do the same (screens.md 1.24). */
export function RecordsPager({ page, before, count, total, hasNext, onPage, isQuiet = false }: PagerProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const say = (rows: number): string => formatCount(rows, language);
  const rows = { first: say(before + 1), last: say(before + count) };
  return (
    <nav
      className="flex items-center justify-end gap-1 ps-3 pe-1 text-text-2 in-data-lines:justify-between"
      aria-label={t('records.pages')}
    >
      <IconButton
        icon={ChevronLeft}
        label={t('records.pageBefore')}
        isDisabled={page <= 1}
        className="rtl:*:-scale-x-100"
        onClick={() => onPage(page - 1)}
      />
      <span role={isQuiet ? undefined : 'status'} className="num">
        {count > 0 &&
          (total === null ? t('records.page', rows) : t('records.pageOf', { ...rows, total: say(total) }))}
      </span>
      <IconButton
        icon={ChevronRight}
        label={t('records.pageNext')}
        isDisabled={!hasNext}
        className="rtl:*:-scale-x-100"
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
