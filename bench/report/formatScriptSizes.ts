import type { ScriptSize } from '../budgets/readScriptSizes.ts';
import { formatTable } from './formatTable.ts';

/** Writes the scripts of the main thread with their sizes, and the sum of those the first route needs. */
export function formatScriptSizes(scripts: readonly ScriptSize[]): string {
  const rows = scripts.map(({ file, gzipBytes, isFirstRoute }) => [
    file,
    formatKb(gzipBytes),
    isFirstRoute ? 'first route' : 'on first use',
  ]);
  const sum = ['first route together', formatKb(sumFirstRoute(scripts)), ''];
  return formatTable(['script', 'gzipped kB', 'loaded'], [...rows, sum]);
}

/** Bytes that the first route needs. */
export function sumFirstRoute(scripts: readonly ScriptSize[]): number {
  return scripts.reduce((sum, { gzipBytes, isFirstRoute }) => sum + (isFirstRoute ? gzipBytes : 0), 0);
}

/** kB of 1,000 bytes, with one decimal. */
export function formatKb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
