import type { Request } from '#app/bridge/request.ts';
import { pollMsByAge } from '#app/queries/pollMsByAge.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import type { Clock, Timer } from '#shared/async/clock.ts';
import { ok, type Result } from '#shared/result/result.ts';
import { type ExportJob, readExportJob } from './exportJob.ts';

/** screens.md 1.18: how often jobs are asked for while they run, in front and in the background; less often those that take long. */
const POLL_MS = 5_000;
const HIDDEN_POLL_MS = 30_000;
/** A job that no list has had yet may have been ordered a moment ago: reads may lag. After so long it was deleted. */
const LISTED_AFTER_MS = 60_000;

export interface JobWatchOptions {
  readonly request: Request;
  readonly clock: Clock;
  readonly isVisible: () => boolean;
  /**
   * Each job of `ids` that is listed, whenever the exchange was asked. Once all of them `areOver`, a job that is missing was
   * deleted.
   */
  readonly onJobs: (jobs: ReadonlyMap<string, ExportJob>, areOver: boolean) => void;
}

/**
 * Asks how far jobs are, at once and then again for as long as one of them is being made, or is still to be listed. What could not be asked is asked
 * the next time. Returns what ends it.
 */
export function watchJobs(ids: ReadonlySet<string>, options: JobWatchOptions): () => void {
  const { request, clock, isVisible, onJobs } = options;
  let timer: Timer | undefined;
  let isOver = false;
  const beganMs = clock.now();
  const unlisted = new Set(ids);

  const areOver = (jobs: ReadonlyMap<string, ExportJob>): boolean => {
    for (const id of jobs.keys()) unlisted.delete(id);
    const isAwaited = unlisted.size > 0 && clock.now() - beganMs < LISTED_AFTER_MS;
    return !isAwaited && ![...jobs.values()].some(({ isPending }) => isPending);
  };

  const ask = async (): Promise<void> => {
    const read = await readJobs(request, ids, clock.wallNow);
    if (isOver) return;
    const isLast = read.ok && areOver(read.value);
    if (read.ok) onJobs(read.value, isLast);
    // A listener may have ended the watch.
    if (isOver || isLast) return;
    const soonestMs = isVisible() ? POLL_MS : HIDDEN_POLL_MS;
    timer = clock.setTimer(() => void ask(), pollMsByAge(soonestMs, clock.now() - beganMs));
  };

  void ask();
  return () => {
    isOver = true;
    clock.clearTimer(timer);
  };
}

const PAGE = 50;
/** Most pages that are read: the newest 300 jobs, ten months of the exchange's quota. */
const MOST_PAGES = 6;

/** Reads jobs by their ids, as the exchange lists them now. `wallNow`: the device's clock, ms since 1970. */
async function readJobs(
  request: Request,
  ids: ReadonlySet<string>,
  wallNow: () => number,
): Promise<Result<ReadonlyMap<string, ExportJob>>> {
  const found = new Map<string, ExportJob>();
  let cursor = '';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const input = { limit: PAGE, ...(cursor !== '' && { cursor }) };
    const listed = requireResult(await request('exportList', input, { fresh: true }));
    if (!listed.ok) return listed;
    const { value, skewMs } = listed.value;
    for (const job of value.list) {
      if (ids.has(job.id)) found.set(job.id, readExportJob(job, wallNow() + skewMs));
    }
    cursor = value.nextPageCursor;
    if (found.size === ids.size || cursor === '') break;
  }
  return ok(found);
}
