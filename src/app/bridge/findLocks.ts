import type { Locks } from '#shared/async/locks.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/**
 * The locks of this page, if they work: they are missing in insecure contexts, and where a browser blocks a site's data
 * they are there but refuse every request.
 */
export async function findLocks(): Promise<Locks | null> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return null;
  try {
    await locks.request(`${PRODUCT}:probe`, { mode: 'shared' }, () => undefined);
    return locks;
  } catch {
    return null;
  }
}
