import { holdLock, type Locks } from '#shared/async/locks.ts';
import type { Epoch } from '#shared/contract/ids.ts';

/**
 * The lock a worker holds as long as it lives: tabs learn of its death by it. Resolves to its name once held, or to
 * null where there are no locks or they are refused. The build is part of the name: two builds live side by side.
 */
export async function holdEpochLock(
  locks: Locks | null,
  buildId: string,
  worker: 'quotes' | 'gateway',
  epoch: Epoch,
): Promise<string | null> {
  if (locks === null) return null;
  const name = `sluice:${buildId}:${worker}:${epoch}`;
  try {
    await holdLock(locks, name);
    return name;
  } catch {
    return null;
  }
}
