import { expect } from 'vitest';
import type { Visitor } from '../support/openVisitor.ts';
import type { TestSandbox } from '../support/startSandbox.ts';
import { download, idOf, order, WORK_MS } from './askExport.ts';
import { openPdf } from './openFile.ts';

interface Opened extends Pick<TestSandbox, 'sandbox' | 'time'> {
  readonly visitor: Visitor;
}

/** Orders a PDF, waits for it and reads it: its lines, the columns joined by " | ", without marks of direction. */
export async function readDocument(
  { sandbox, time, visitor }: Opened,
  asked: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> {
  const id = idOf(await order(visitor, { format: 'PDF', ...asked }));
  time.advance(WORK_MS);
  await sandbox.exchange.catchUp();
  const { bytes } = await download(sandbox, visitor, id);
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  return openPdf(bytes).map((line) => line.join(' | ').replace(/[\u202a-\u202e\u2066-\u2069]/g, ''));
}
