import { parentPort } from 'node:worker_threads';
import type { FileDocument } from '../fileDocument.ts';
import { type WriteOptions, type WrittenPart, writeParts } from './writeParts.ts';

/**
 * What the thread that writes files is asked: to begin a document without its rows, to take some of them, and to write it. Rows
 * come in pieces, since to send all of them at once would keep the process as long as to write them.
 */
export type WriteOrder = { readonly id: number } & (
  | { readonly kind: 'begin'; readonly document: FileDocument; readonly options: WriteOptions }
  | { readonly kind: 'rows'; readonly rows: FileDocument['main']['rows'] }
  | { readonly kind: 'write' }
);

/** What it answers: the parts, or why there are none. */
export type WriteAnswer = { readonly id: number } & (
  | { readonly parts: readonly WrittenPart[] }
  | { readonly error: unknown }
);

interface Begun {
  readonly document: FileDocument;
  readonly options: WriteOptions;
  readonly rows: (readonly string[])[];
}

const begun = new Map<number, Begun>();

parentPort?.on('message', async (order: WriteOrder) => {
  const { id } = order;
  if (order.kind === 'begin') {
    begun.set(id, { document: order.document, options: order.options, rows: [...order.document.main.rows] });
    return;
  }
  const known = begun.get(id);
  if (known === undefined) return;
  if (order.kind === 'rows') {
    known.rows.push(...order.rows);
    return;
  }
  begun.delete(id);
  const { document, options, rows } = known;
  const whole = { ...document, main: { ...document.main, rows } };
  const answer = await writeParts(whole, options).then(
    (parts): WriteAnswer => ({ id, parts }),
    (error: unknown): WriteAnswer => ({ id, error }),
  );
  parentPort?.postMessage(answer);
});
