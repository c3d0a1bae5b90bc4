import { setImmediate as runOtherTasks } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FileDocument } from '../fileDocument.ts';
import { type WriteOptions, type WrittenPart, writeParts } from './writeParts.ts';
import type { WriteAnswer, WriteOrder } from './writeThread.ts';

/** A CSV of so many rows takes a few milliseconds, less than a thread takes to start. */
const FEW_ROWS = 2_000;

/** Rows that are sent at once: a millisecond or two. */
const SENT_ROWS = 1_000;

type Parts = readonly WrittenPart[];
type WriteThread = (document: FileDocument, options: WriteOptions) => Promise<Parts>;

interface Waits {
  readonly resolve: (parts: Parts) => void;
  readonly reject: (reason: unknown) => void;
}

let thread: WriteThread | undefined;

/**
 * Writes a document in a thread that all files share, so that the server answers others meanwhile. Rejects with what the
 * writer throws, or where the thread ends; the next file then gets another one.
 */
export async function writeFiles(document: FileDocument, options: WriteOptions): Promise<Parts> {
  if (options.format === 'CSV' && document.main.rows.length <= FEW_ROWS) {
    return writeParts(document, options);
  }
  thread ??= startThread(() => {
    thread = undefined;
  });
  return thread(document, options);
}

function startThread(forget: () => void): WriteThread {
  const worker = new Worker(new URL('./writeThread.ts', import.meta.url));
  const waiting = new Map<number, Waits>();
  let count = 0;

  function fail(reason: unknown): void {
    forget();
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  worker.on('message', (answer: WriteAnswer) => {
    const waits = waiting.get(answer.id);
    waiting.delete(answer.id);
    // An idle thread keeps no process from its end.
    if (waiting.size === 0) worker.unref();
    if ('parts' in answer) waits?.resolve(answer.parts);
    else waits?.reject(answer.error);
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread that writes files has ended.')));

  async function send(id: number, document: FileDocument, options: WriteOptions): Promise<void> {
    const post = (order: WriteOrder): void => worker.postMessage(order);
    const { rows } = document.main;
    post({ id, kind: 'begin', document: { ...document, main: { ...document.main, rows: [] } }, options });
    for (let at = 0; at < rows.length; at += SENT_ROWS) {
      post({ id, kind: 'rows', rows: rows.slice(at, at + SENT_ROWS) });
      await runOtherTasks();
    }
    post({ id, kind: 'write' });
  }

  return (document, options) => {
    count += 1;
    const id = count;
    worker.ref();
    const written = new Promise<Parts>((resolve, reject) => waiting.set(id, { resolve, reject }));
    send(id, document, options).catch((reason: unknown) => waiting.get(id)?.reject(reason));
    return written;
  };
}
