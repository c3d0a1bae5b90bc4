import type { Request } from '#app/bridge/request.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import { ok, type Result } from '#shared/result/result.ts';
import { type ExportJob, readExportJob } from './exportJob.ts';

const PAGE = 50;
/** Most pages that are read: the newest 300 jobs, ten months of the exchange's quota. */
const MOST_PAGES = 6;

/**
 * Reads jobs by their ids, as the exchange lists them now; a job that is missing was deleted. `wallNow`: the
 * device's clock, ms since 1970.
 */
export async function readJobs(
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
