import type { Request } from '#app/bridge/request.ts';
import type { AppError } from '#shared/result/appError.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';

/** A file that is being made. */
export type FileJob =
  | { readonly kind: 'making'; readonly percent: number }
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'failed'; readonly error: AppError };

const READY = 2;
const FAILED = -1;

/** Where the making of a file stands; its link lives for minutes, so it is asked for when the file is there. */
export async function readJob(request: Request, id: string): Promise<FileJob> {
  const listed = await request('exportList', { limit: 50 }, { fresh: true });
  if (!listed.ok) return { kind: 'failed', error: listed.error };
  const job = listed.value.result?.list.find((each) => each.id === id);
  if (job === undefined || job.status === FAILED) return { kind: 'failed', error: GONE };
  if (job.status !== READY) return { kind: 'making', percent: job.progress };
  const linked = await request('exportUrl', { id });
  if (!linked.ok) return { kind: 'failed', error: linked.error };
  const url = linked.value.result?.urls[0]?.url;
  return url === undefined ? { kind: 'failed', error: GONE } : { kind: 'ready', url };
}

const GONE = appError('app/file', 'The exchange could not make the file.');
/** The same file is being made already; `ext_info` names the job (screens.md 0.2). */
const RUNNING = '134004';
const DAY_MS = 86_400_000;

export interface StatementOrder {
  readonly addressIds: readonly string[];
  readonly requestId: string;
  readonly nowMs: number;
  readonly timezone: string;
  readonly lang: string;
}

/** Orders the statement that addresses are the user's; gives the id of the job, or of the one that runs already. */
export async function orderStatement(request: Request, order: StatementOrder): Promise<Result<string>> {
  const { addressIds, requestId, nowMs, timezone, lang } = order;
  const answered = await request('exportCreate', {
    type: 'addressOwnership',
    ...{ accountTypes: [], coins: [], uids: [], addressIds: [...addressIds] },
    ...{ startTime: String(nowMs - DAY_MS), endTime: String(nowMs) },
    ...{ format: 'PDF', timezone, lang, requestId },
  });
  if (answered.ok) return answered.value.result === undefined ? err(GONE) : ok(answered.value.result.id);
  const running = idOf(answered.error.extInfo);
  return answered.error.code === RUNNING && running !== null ? ok(running) : answered;
}

function idOf(info: unknown): string | null {
  if (typeof info !== 'object' || info === null) return null;
  const id: unknown = Reflect.get(info, 'id');
  return typeof id === 'string' ? id : null;
}
