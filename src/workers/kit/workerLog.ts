const KEPT_LINES = 200;

/** The worker's own log: a ring that `inspect()` hands out, since a SharedWorker's console is seen by no page. */
export interface WorkerLog {
  readonly warn: (message: string) => void;
  /** Warns the first time a kind of thing happens; the rest is in the figures. */
  readonly warnOnce: (kind: string, message: string) => void;
  readonly lines: () => readonly string[];
}

export function createWorkerLog(name: string, wallNow: () => number): WorkerLog {
  const lines: string[] = [];
  const seen = new Set<string>();

  const warn = (message: string): void => {
    lines.push(`${new Date(wallNow()).toISOString()} ${message}`);
    if (lines.length > KEPT_LINES) lines.shift();
    console.warn(`[${name}] ${message}`);
  };

  return {
    warn,
    warnOnce: (kind, message) => {
      if (seen.has(kind)) return;
      seen.add(kind);
      warn(message);
    },
    lines: () => [...lines],
  };
}
