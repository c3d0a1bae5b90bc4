import type { Request } from '#app/bridge/request.ts';
import { outsideUrl } from '#app/browser/outsideUrl.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import type { FetchedFile } from '#shared/contract/filesApi.ts';
import { type AppError, appError } from '#shared/result/appError.ts';
import type { Result } from '#shared/result/result.ts';
import type { ExportJob } from './exportJob.ts';

/** The outcome of a download. */
export type SaveOutcome =
  /** All files are saved. `isChecked`: each has the hash that the exchange says; false where the browser can't compute one. */
  | { readonly kind: 'saved'; readonly files: number; readonly isChecked: boolean }
  /** What arrived is not what the exchange made; it was not saved. Hashes in hex. */
  | { readonly kind: 'differs'; readonly part: number; readonly expected: string; readonly actual: string }
  | { readonly kind: 'failed'; readonly error: AppError };

export interface SaveOptions {
  readonly request: Request;
  readonly fetchFile: (url: string) => Promise<Result<FetchedFile>>;
  readonly save: (file: Blob, name: string) => void;
  readonly pageHref: string;
}

const NO_LINK = appError('app/file', 'The exchange gave no link to the file. Try again.', true);

/**
 * Downloads the files of a job one after the other, and saves each that has the hash of the list. Links live for minutes
 * (screens.md 2.7), so they are asked for now.
 */
export async function saveJob(job: ExportJob, options: SaveOptions): Promise<SaveOutcome> {
  const { request, fetchFile, save, pageHref } = options;
  const linked = requireResult(await request('exportUrl', { id: job.id }));
  if (!linked.ok) return { kind: 'failed', error: linked.error };
  const { urls } = linked.value.value;
  if (urls.length === 0) return { kind: 'failed', error: NO_LINK };
  let isChecked = true;
  for (const [at, { url, part }] of urls.entries()) {
    const href = outsideUrl(url, pageHref);
    if (href === null) return { kind: 'failed', error: NO_LINK };
    const fetched = await fetchFile(href);
    if (!fetched.ok) return { kind: 'failed', error: fetched.error };
    const { file, name, sha256 } = fetched.value;
    const expected = job.hashes[at];
    if (sha256 !== null && expected !== undefined && sha256 !== expected.toLowerCase()) {
      return { kind: 'differs', part, expected, actual: sha256 };
    }
    isChecked &&= sha256 !== null && expected !== undefined;
    save(file, name ?? nameOf(job, urls.length > 1 ? part : null));
  }
  return { kind: 'saved', files: urls.length, isChecked };
}

/** Where the server says no name: "funding-20260101-20261120.csv". */
function nameOf({ type, startMs, endMs, format }: ExportJob, part: number | null): string {
  const days = [startMs, endMs].map((ms) => new Date(ms).toISOString().slice(0, 10).replaceAll('-', ''));
  const what = type.replace(/[^A-Za-z\d]+/g, '-');
  return `${[what, ...days, ...(part === null ? [] : [String(part)])].join('-')}.${format.toLowerCase()}`;
}
