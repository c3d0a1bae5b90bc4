import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#app/components/format/dates.ts';
import type { RunProps } from './RecordNotices.tsx';
import type { FilterTable } from './recordFilters.ts';
import type { RecordRow } from './recordSource.ts';

const LINE = 'flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 py-1.5';

/** What the rows of the filter are together: one line, which opens to their sums. */
export function RecordSums<Row extends RecordRow, Filters extends FilterTable>({
  list,
  run,
}: RunProps<Row, Filters>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { matching, records, view, loadAll } = run;
  const { isLoading, leftOut } = records;
  // Where a part failed or can't be read, rows are missing, and a sum of the rest is no sum of all.
  const isComplete = records.isComplete && records.failures.length === 0 && leftOut === undefined;
  const { sums: Sums, sumWords } = list;
  const counted = { formatted: formatCount(matching.length, view.language) };
  const words =
    sumWords === undefined
      ? t(isComplete ? 'records.count.all' : 'records.count.newest', counted)
      : sumWords(matching, { ...view, isComplete, leftOut });
  if (Sums === undefined) return <p className={`records-sums num px-4 text-text-2 ${LINE}`}>{words}</p>;
  return (
    <details
      className="records-sums num group min-w-0 px-4 text-text-2"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={`w-fit cursor-pointer [&::-webkit-details-marker]:hidden ${LINE}`}>
        {words}
        <span className="inline-flex items-center gap-1 text-text print:hidden">
          {t('records.sums.open')}
          <ChevronDown size={14} aria-hidden="true" className="group-open:rotate-180" />
        </span>
      </summary>
      {isOpen && (
        <Sums
          rows={matching}
          isComplete={isComplete}
          isLoading={loadAll === null && isLoading}
          onLoadAll={loadAll}
        />
      )}
    </details>
  );
}
