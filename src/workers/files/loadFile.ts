import type { FetchedFile } from '#shared/contract/filesApi.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';

export interface LoadOptions {
  readonly load: (url: string, init: RequestInit) => Promise<Response>;
  /** SHA-256 of bytes; null where the browser has no WebCrypto. */
  readonly digest: ((bytes: ArrayBuffer) => Promise<ArrayBuffer>) | null;
}

const UNREACHED = appError(
  'http/file',
  "The file couldn't be downloaded. Check your connection and try again.",
  true,
);
const GONE = appError(
  'http/file-link',
  'The download link has expired. Select Download again to get a new one.',
  true,
);

/** Loads a file whole and computes its SHA-256. The link is the permission: no cookie goes with it, nothing is cached. */
export async function loadFile(url: string, { load, digest }: LoadOptions): Promise<Result<FetchedFile>> {
  try {
    const response = await load(url, {
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    if (response.status === 404 || response.status === 410) return err(GONE);
    if (!response.ok) return err(UNREACHED);
    const file = await response.blob();
    const hash = digest === null ? null : await digest(await file.arrayBuffer());
    return ok({
      file,
      name: readFileName(response.headers.get('content-disposition')),
      sha256: hash === null ? null : toHex(hash),
    });
  } catch {
    return err(UNREACHED);
  }
}

/** `attachment; filename="a.csv"`: plain letters, digits, dots and dashes alone are taken for a name. */
function readFileName(disposition: string | null): string | null {
  return /filename="([\w-][\w.-]{0,127})"/.exec(disposition ?? '')?.[1] ?? null;
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
