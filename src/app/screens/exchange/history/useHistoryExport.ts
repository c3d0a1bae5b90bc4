import { useTranslation } from 'react-i18next';
import { dayOf, type Span } from '#app/records/dateRange.ts';
import type { RecordSource } from '#app/records/recordSource.ts';
import { type CsvExport, useCsvExport } from '#app/records/useCsvExport.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { ListedKind } from '../conversions/conversionSources.ts';
import { useConversionWords } from '../conversions/useConversionWords.ts';
import { historyCsv } from './historyCsv.ts';

export interface HistoryExportOptions {
  readonly sources: readonly RecordSource<Conversion>[];
  readonly span: Span;
  readonly isHidden: (conversion: Conversion) => boolean;
  readonly tab: ListedKind | null;
}

/** The file of what the filters ask for (screens.md 0.2a), "conversions-limit-2026-08-24-2026-11-22.csv". */
export function useHistoryExport({ sources, span, isHidden, tab }: HistoryExportOptions): CsvExport {
  const { t } = useTranslation();
  const words = useConversionWords();
  const days = `${dayOf(span.startMs)}-${dayOf(span.endMs)}`;
  return useCsvExport({
    sources,
    span,
    shape: historyCsv(t, words, isHidden),
    fileName: `conversions-${tab ?? 'all'}-${days}.csv`,
  });
}
