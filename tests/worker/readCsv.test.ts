import { expect, test } from 'vitest';
import { readCsv } from '#app/bridge/readCsv.ts';
import { unwrap } from '#tests/support/unwrap.ts';

const MEBIBYTE = 1024 * 1024;

test('A CSV file of 1 MB is read without a task over 50 ms on the page', async () => {
  const line = `ETH,ETH,0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed,${'n'.repeat(10_000)}\n`;
  const file = new Blob(['coin,chain,address,remark\n', line.repeat(Math.floor(MEBIBYTE / line.length))]);
  const small = unwrap(await readCsv(new Blob(['coin\nETH\n']), 100));
  expect(small).toMatchObject({ kind: 'table', rows: [{ line: 2, cells: ['ETH'] }] });

  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  });
  observer.observe({ type: 'longtask' });
  const table = unwrap(await readCsv(file, 200));
  // What was seen until now is delivered with the next task.
  await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  tasks.push(...observer.takeRecords().map(({ duration }) => duration));
  observer.disconnect();
  expect(table).toMatchObject({ kind: 'table', header: { line: 1 } });
  expect(tasks).toEqual([]);
});
