import { holdLock, type Locks } from '#shared/async/locks.ts';
import type { Epoch } from '#shared/contract/ids.ts';
import { type Hello, PROTOCOL_VERSION } from '#shared/contract/workerApi.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';

/** Refuses a tab of another build or protocol: it shows "reload" instead of misbehaving (design.md section 1). */
export function checkHello(hello: Hello, buildId: string): Result<void> {
  if (hello.protocolVersion === PROTOCOL_VERSION && hello.buildId === buildId) return ok();
  return err(appError('app/update-needed', 'A new version is ready. Reload this page to use it.'));
}

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
