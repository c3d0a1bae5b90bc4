import { openCsvWriter } from '#app/bridge/openCsvWriter.ts';
import { saveFile } from '#app/browser/saveFile.ts';
import type { AppError } from '#shared/result/appError.ts';

/** Saves a small table as a file, which the files worker writes; the error where it could not. */
export async function saveCsv(
  name: string,
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<AppError | null> {
  const writer = openCsvWriter();
  try {
    const begun = await writer.begin(titles.map((title) => ({ title, kind: 'text' })));
    if (!begun.ok) return begun.error;
    const added = await writer.add(rows);
    if (!added.ok) return added.error;
    const file = await writer.finish();
    if (!file.ok) return file.error;
    saveFile(file.value, name);
    return null;
  } finally {
    writer.close();
  }
}
