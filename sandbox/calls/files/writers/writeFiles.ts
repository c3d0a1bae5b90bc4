import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileDocument } from '../fileDocument.ts';
import { type WriteOptions, type WrittenPart, writeParts } from './writeParts.ts';
import type { WriteOrder } from './writeThread.ts';

/** A CSV of so many rows takes a few milliseconds, less than a thread takes to start. */
const FEW_ROWS = 2_000;

/**
 * Writes a document in a thread of its own, so that the server answers others meanwhile; the thread ends with the file.
 * Rejects where the thread fails.
 */
export async function writeFiles(document: FileDocument, options: WriteOptions): Promise<WrittenPart[]> {
  if (options.format === 'CSV' && document.main.rows.length <= FEW_ROWS) {
    return writeParts(document, options);
  }
  const workerData: WriteOrder = { document, options };
  const worker = new Worker(new URL('./writeThread.ts', import.meta.url), { workerData });
  const [parts] = await once(worker, 'message');
  return parts as WrittenPart[];
}
