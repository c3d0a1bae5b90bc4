import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import type { FileDocument } from '#sandbox/calls/files/fileDocument.ts';
import type { Table } from './openFile.ts';

/**
 * The rows of a PDF, by where words stand: a row begins with the day of its time, and its numbers and coins stand in the order of
 * their columns. Other cells are left empty.
 */
export function readPaper(
  bytes: Uint8Array,
  { main }: FileDocument,
  { uid, coins: known }: { readonly uid: number; readonly coins: readonly string[] },
): Table {
  const { stdout } = spawnSync('pdftotext', ['-bbox', '-', '-'], { input: bytes, maxBuffer: 1e8 });
  const table: string[][] = [main.columns.map(({ title }) => title)];
  for (const page of stdout.toString('utf8').split('<page ').slice(1)) {
    const words = Array.from(
      page.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="[\d.]+" yMax="[\d.]+">([^<]*)</g),
      ([, left, top, text = '']) => ({ left: Number(left), top: Number(top), text }),
    ).toSorted((one, other) => one.left - other.left);
    // What is the first cell of a row stands at the margin, of 36 points.
    const days = words.filter(({ text, left }) => /^2030-\d\d-\d\d$/.test(text) && left < 37);
    for (const { top } of days) {
      const line = words.filter((word) => Math.abs(word.top - top) < 2).map(({ text }) => text);
      const numbers = line.filter((text) => /^\d+(?:\.\d+)?$/.test(text) && text !== String(uid));
      const coins = line.filter((text) => known.includes(text));
      table.push(main.columns.map(({ title, kind }) => cellOf(title, kind, { numbers, coins })));
      expect([numbers, coins]).toEqual([[], []]);
    }
  }
  return table;
}

/** Takes what the column has from what is left of its row. */
function cellOf(
  title: string,
  kind: string,
  { numbers, coins }: { readonly numbers: string[]; readonly coins: string[] },
): string {
  if (kind === 'amount') return numbers.shift() ?? 'none';
  return ['From', 'To', 'Fee and tax in', 'Coin'].includes(title) ? (coins.shift() ?? 'none') : '';
}
