import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/components/IconButton.tsx';

export interface RecordsPagerProps {
  /** From 1. */
  readonly page: number;
  /** Null while it isn't known how many there are. */
  readonly pages: number | null;
  readonly hasNext: boolean;
  readonly onPage: (page: number) => void;
}

/** From page to page; the arrow keys do the same anywhere in the table (screens.md 1.24). */
export function RecordsPager({ page, pages, hasNext, onPage }: RecordsPagerProps) {
  const { t } = useTranslation();
  return (
    <nav className="records-pager" aria-label={t('records.pages')}>
      <IconButton
        icon={ChevronLeft}
        label={t('records.pageBefore')}
        isDisabled={page <= 1}
        className="records-mirrored"
        onClick={() => onPage(page - 1)}
      />
      <span role="status" className="num">
        {pages === null ? t('records.page', { page }) : t('records.pageOf', { page, pages })}
      </span>
      <IconButton
        icon={ChevronRight}
        label={t('records.pageNext')}
        isDisabled={!hasNext}
        className="records-mirrored"
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
