import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS_FOLDER } from '../setup/folders.ts';

/** Writes a run's results into a file named by the time it began, and returns the file's path. */
export function writeResults(startedAt: Date, results: object): string {
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  // Windows allows no colons in names.
  const file = join(RESULTS_FOLDER, `${startedAt.toISOString().replaceAll(':', '-')}.json`);
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  return file;
}
