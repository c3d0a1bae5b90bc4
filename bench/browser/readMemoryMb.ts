import { readFileSync } from 'node:fs';

/**
 * Memory of some processes together in MB: their proportional set size, which counts a shared page once. Null where the
 * system doesn't tell that: any other measure would count what renderers share for each of them.
 */
export function readMemoryMb(pids: readonly number[]): number | null {
  if (process.platform !== 'linux') return null;
  return pids.reduce((sum, pid) => sum + readKb(pid), 0) / 1024;
}

function readKb(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  } catch {
    // The process has ended meanwhile.
    return 0;
  }
}
