import type { Locks } from '#shared/async/locks.ts';

/** Web Locks of one process, with a way to end a holder's life as the browser would. */
export interface FakeLocks {
  readonly locks: Locks;
  /** A tab or worker takes a lock and keeps it. */
  readonly hold: (name: string) => void;
  /** The holder dies: the next in the queue gets the lock. */
  readonly release: (name: string) => void;
}

export function createFakeLocks(): FakeLocks {
  const held = new Set<string>();
  const waiting = new Map<string, (() => void)[]>();

  const grant = (name: string): void => {
    while (!held.has(name)) {
      const next = waiting.get(name)?.shift();
      if (next === undefined) return;
      next();
    }
  };

  const request = (
    name: string,
    optionsOrCallback: LockOptions | ((lock: Lock | null) => unknown),
    callback?: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    const run = (callback ?? optionsOrCallback) as () => unknown;
    const signal = callback === undefined ? undefined : (optionsOrCallback as LockOptions).signal;
    return new Promise((resolve, reject) => {
      const start = (): void => {
        const result = run();
        if (!(result instanceof Promise)) {
          resolve(result);
          return;
        }
        held.add(name);
        void result.finally(() => {
          held.delete(name);
          grant(name);
          resolve(undefined);
        });
      };
      const queue = waiting.get(name) ?? [];
      waiting.set(name, queue);
      queue.push(start);
      signal?.addEventListener('abort', () => {
        waiting.set(
          name,
          (waiting.get(name) ?? []).filter((other) => other !== start),
        );
        reject(signal.reason);
      });
      grant(name);
    });
  };

  return {
    locks: { request: request as Locks['request'] },
    hold: (name) => held.add(name),
    release: (name) => {
      held.delete(name);
      grant(name);
    },
  };
}
