import { systemClock } from '#shared/async/clock.ts';
import type { CsvReading } from '#shared/csv/readCsvTable.ts';
import type { Result } from '#shared/result/result.ts';
import { callWorker, keepMethods } from './callWorker.ts';
import { constructDedicatedFiles } from './constructWorkers.ts';
import { FILES_TIMEOUT_MS } from './policy.ts';

/** Reads a CSV file in a worker of its own, so that the page stays free; at most so many rows below its header. Never rejects. */
export async function readCsv(file: Blob, most: number): Promise<Result<CsvReading>> {
  const remote = keepMethods(constructDedicatedFiles());
  const options = { clock: systemClock, timeoutMs: FILES_TIMEOUT_MS };
  const read = await callWorker(() => remote.readCsv(file, most), options);
  void remote.end();
  return read;
}
