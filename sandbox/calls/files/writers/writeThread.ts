import { parentPort } from 'node:worker_threads';
import type { FileDocument } from '../fileDocument.ts';
import { type WriteOptions, type WrittenPart, writeParts } from './writeParts.ts';

/** What the thread that writes files is asked. */
export interface WriteOrder {
  readonly id: number;
  readonly document: FileDocument;
  readonly options: WriteOptions;
}

/** What it answers: the parts, or why there are none. */
export type WriteAnswer = { readonly id: number } & (
  | { readonly parts: readonly WrittenPart[] }
  | { readonly error: unknown }
);

parentPort?.on('message', async ({ id, document, options }: WriteOrder) => {
  parentPort?.postMessage(
    await writeParts(document, options).then(
      (parts): WriteAnswer => ({ id, parts }),
      (error: unknown): WriteAnswer => ({ id, error }),
    ),
  );
});
