import { parentPort, workerData } from 'node:worker_threads';
import type { FileDocument } from '../fileDocument.ts';
import { type WriteOptions, writeParts } from './writeParts.ts';

/** What a thread that writes files is started with; its only message is the parts. */
export interface WriteOrder {
  readonly document: FileDocument;
  readonly options: WriteOptions;
}

const { document, options }: WriteOrder = workerData;
parentPort?.postMessage(await writeParts(document, options));
