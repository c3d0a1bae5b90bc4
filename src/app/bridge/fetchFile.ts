import { systemClock } from '#shared/async/clock.ts';
import type { FetchedFile } from '#shared/contract/filesApi.ts';
import type { Result } from '#shared/result/result.ts';
import { callWorker, keepMethods } from './callWorker.ts';
import { constructDedicatedFiles } from './constructWorkers.ts';
import { DOWNLOAD_TIMEOUT_MS } from './policy.ts';

/** Loads a file of the exchange and computes its hash in a worker of its own, which then ends. Never rejects. */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<Result<FetchedFile>> {
  const remote = keepMethods(constructDedicatedFiles());
  const fetched = await callWorker(() => remote.fetchFile(url), {
    clock: systemClock,
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
    ...(signal !== undefined && { signal }),
  });
  void remote.end();
  return fetched;
}
