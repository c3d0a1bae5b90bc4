import { useEffect, useRef, useState } from 'react';
import { openCsvWriter } from '#app/bridge/openCsvWriter.ts';
import { saveFile } from '#app/browser/saveFile.ts';
import { useApi } from '#app/queries/useApi.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import type { CsvShape } from './csvShape.ts';
import type { Span } from './dateRange.ts';
import { type CsvOutcome, exportCsv } from './exportCsv.ts';
import type { RecordRow, RecordSource } from './recordSource.ts';
import { openRecordStream } from './streamRecords.ts';

/** What is shown of a file: nothing yet, how far it is, or how it ended. `total` is null while it is not known. */
export type CsvState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'writing'; readonly done: number; readonly total: number | null }
  | Exclude<CsvOutcome, { readonly kind: 'cancelled' }>;

export interface CsvExport {
  readonly state: CsvState;
  /** Begins, unless a file is being written already; the finished file is saved at once. */
  readonly start: () => void;
  readonly cancel: () => void;
}

export interface CsvExportOptions<Row extends RecordRow> {
  readonly sources: readonly RecordSource<Row>[];
  readonly span: Span;
  readonly shape: CsvShape<Row>;
  /** "conversions.csv". */
  readonly fileName: string;
}

/** "conversions.csv" as "conversions-incomplete.csv": a table has no place to say that rows are missing in it. */
function incompleteName(fileName: string): string {
  return fileName.replace(/(\.\w+)?$/, '-incomplete$1');
}

const IDLE: CsvState = { kind: 'idle' };

/** "Export these rows": the CSV of the current filter (screens.md 0.2a). Ends with the component and with the session. */
export function useCsvExport<Row extends RecordRow>(options: CsvExportOptions<Row>): CsvExport {
  const request = useApi();
  const [state, setState] = useState<CsvState>(IDLE);
  const running = useRef<AbortController>(null);
  useEffect(() => {
    // Rows of two users are never in one file.
    const stop = sessionStore.subscribe((session, before) => {
      if (session.generation !== before.generation) running.current?.abort();
    });
    return () => {
      stop();
      running.current?.abort();
    };
  }, []);

  const run = async (abort: AbortController): Promise<void> => {
    const { sources, span, shape, fileName } = options;
    const { signal } = abort;
    const outcome = await exportCsv({
      open: () => openRecordStream({ sources, span, request, signal }),
      shape,
      openWriter: openCsvWriter,
      signal,
      onProgress: (done, total) => setState({ kind: 'writing', done, total }),
    });
    if (running.current === abort) running.current = null;
    if (outcome.kind === 'done') {
      saveFile(outcome.file, outcome.leftOut === 0 ? fileName : incompleteName(fileName));
    }
    setState(outcome.kind === 'cancelled' ? IDLE : outcome);
  };
  return {
    state,
    start: () => {
      if (running.current !== null) return;
      const abort = new AbortController();
      running.current = abort;
      setState({ kind: 'writing', done: 0, total: null });
      void run(abort);
    },
    cancel: () => running.current?.abort(),
  };
}
