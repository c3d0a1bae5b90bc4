import { systemClock } from '#shared/async/clock.ts';
import type { FilesApi } from '#shared/contract/filesApi.ts';
import { callWorker, keepMethods } from './callWorker.ts';
import { constructDedicatedFiles } from './constructWorkers.ts';
import { FILES_TIMEOUT_MS } from './policy.ts';

/** Writes one CSV file in a worker of its own. Every call ends, and as data, also when the worker does not start. */
export interface CsvWriter {
  readonly begin: FilesApi['beginCsv'];
  readonly add: FilesApi['addRows'];
  readonly finish: FilesApi['finishCsv'];
  /** Ends the worker and its work; pending calls end as errors. */
  readonly close: () => void;
}

/** The page's access to the files worker (design.md section 2); the caller closes it. */
export function openCsvWriter(): CsvWriter {
  const remote = keepMethods(constructDedicatedFiles());
  const gone = new AbortController();
  const options = { clock: systemClock, timeoutMs: FILES_TIMEOUT_MS, gone: gone.signal };
  return {
    begin: (columns) => callWorker(() => remote.beginCsv(columns), options),
    add: (rows) => callWorker(() => remote.addRows(rows), options),
    finish: () => callWorker(() => remote.finishCsv(), options),
    close: () => {
      if (gone.signal.aborted) return;
      gone.abort();
      void remote.end();
    },
  };
}
