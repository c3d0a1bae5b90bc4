import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os';

/** What the figures were read on. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  readonly chromium: string;
  /** Mean number of running processes in the minute before; 0 on Windows, which doesn't tell. */
  readonly loadBefore: number;
}

const BUSY_ABOVE_LOAD_PER_CORE = 0.5;

/** Reads the facts of this machine; `chromium` is the browser's own word on its version. */
export function readMachine(chromium: string): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release()} ${process.arch}`,
    node: process.version,
    chromium,
    loadBefore: loadavg()[0] ?? 0,
  };
}

/** One line about the machine, with a warning if it has other work. */
export function describeMachine({ cpu, cores, memoryGb, chromium, loadBefore }: Machine): string {
  const line = `${cpu}, ${cores} cores, ${memoryGb} GB, ${chromium}, load ${loadBefore.toFixed(2)}`;
  return loadBefore / cores > BUSY_ABOVE_LOAD_PER_CORE
    ? `${line}\nThe machine is busy with something else; read the ratios, and measure again when it is quiet.`
    : line;
}
