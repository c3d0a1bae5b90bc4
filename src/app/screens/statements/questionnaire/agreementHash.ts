import type { FetchedFile } from '#shared/contract/filesApi.ts';
import type { Agreement } from './application.ts';

/** Whether a text is the one that is to be signed, by its hash; `unchecked` where the browser can't compute it. */
export type HashVerdict = 'matches' | 'differs' | 'unchecked';

export function judgeHash(
  { sha256 }: Pick<Agreement, 'sha256'>,
  file: Pick<FetchedFile, 'sha256'>,
): HashVerdict {
  if (file.sha256 === null) return 'unchecked';
  return file.sha256 === sha256.toLowerCase() ? 'matches' : 'differs';
}
