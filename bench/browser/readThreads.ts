import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of a browser's threads so far, in ms. A part of none of these kinds is only in the sum of all. */
export interface ThreadUse {
  /** The main threads of renderers: the pages, and of the process that holds the shared workers next to nothing. */
  readonly pagesMs: number;
  /** The threads of shared workers. */
  readonly workersMs: number;
  /** V8's collector, the browser's own streams, decoding of images and fonts. */
  readonly helpersMs: number;
  readonly allMs: number;
}

/** A name of the system's is cut after 15 letters. */
const WORKER_THREAD = 'SharedWorker th';
const HELPER_THREAD = 'ThreadPoolForeg';

/** Reads the threads of some processes; null where the system doesn't tell them (only Linux does). */
export function readThreads(pids: readonly number[]): ThreadUse | null {
  if (process.platform !== 'linux') return null;
  const use = { pagesMs: 0, workersMs: 0, helpersMs: 0, allMs: 0 };
  for (const pid of pids) {
    const isRenderer = readText(`/proc/${pid}/cmdline`).includes('--type=renderer');
    for (const thread of listThreads(pid)) {
      // The first of three numbers: nanoseconds on a processor.
      const [nanoseconds] = readText(`/proc/${pid}/task/${thread}/schedstat`).split(' ');
      const ms = Number(nanoseconds ?? 0) / 1e6;
      const name = readText(`/proc/${pid}/task/${thread}/comm`).trim();
      use.allMs += ms;
      if (name === WORKER_THREAD) use.workersMs += ms;
      else if (name === HELPER_THREAD) use.helpersMs += ms;
      else if (isRenderer && thread === String(pid)) use.pagesMs += ms;
    }
  }
  return use;
}

/** What was used between two readings, in ms per second. */
export function spentPerSecond(before: ThreadUse, after: ThreadUse, seconds: number): ThreadUse {
  const rate = (kind: keyof ThreadUse): number => (after[kind] - before[kind]) / seconds;
  return {
    pagesMs: rate('pagesMs'),
    workersMs: rate('workersMs'),
    helpersMs: rate('helpersMs'),
    allMs: rate('allMs'),
  };
}

function listThreads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    // The process has ended meanwhile.
    return [];
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
