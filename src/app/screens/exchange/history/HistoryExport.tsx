import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { dayOf, type Span } from '#app/records/dateRange.ts';
import { ExportRows } from '#app/records/table/ExportRows.tsx';
import type { CsvExport } from '#app/records/useCsvExport.ts';

export interface HistoryExportProps {
  readonly csv: CsvExport;
  /** What a statement is ordered for, where a file can't hold the rows. */
  readonly span: Span;
}

/** "Export these rows", and where there are too many, the way to a statement with the same period. */
export function HistoryExport({ csv: { state, start, cancel }, span }: HistoryExportProps) {
  const errorText = useErrorText();
  const period = new URLSearchParams({ type: 'convert', from: dayOf(span.startMs), to: dayOf(span.endMs) });
  return (
    <ExportRows
      state={state}
      onStart={start}
      onCancel={cancel}
      statementTo={`/exportStatment?${period}`}
      failure={state.kind === 'failed' ? errorText(state.error) : undefined}
    />
  );
}
