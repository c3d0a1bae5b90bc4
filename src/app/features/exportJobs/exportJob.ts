import type { ResultOf } from '#shared/endpoints/table.ts';

type Listed = ResultOf<'exportList'>['list'][number];

/** How far a file is (screens.md 1.21, "Export job"). */
export type JobState =
  | { readonly kind: 'queued' }
  /** Whole percent. */
  | { readonly kind: 'processing'; readonly percent: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'expired' }
  /** `code` is one of the exchange's; "" where it says none. */
  | { readonly kind: 'failed'; readonly code: string };

/** A file that was ordered from the exchange, as the page shows it. Times are ms since 1970 on the exchange's clock. */
export interface ExportJob {
  readonly id: string;
  readonly atMs: number;
  /** The file is still being made. */
  readonly isPending: boolean;
  /** The call that ordered it: create, account-statement, tax-report, india-tax-statement. */
  readonly kind: string;
  readonly type: string;
  readonly startMs: number;
  readonly endMs: number;
  /** IANA name of the zone in whose days its period is, where it is not the reader's. */
  readonly timeZone?: string | undefined;
  readonly format: Listed['format'];
  readonly state: JobState;
  readonly rows: number;
  readonly sizeBytes: number;
  /** How many files it consists of; 0 until they are there. */
  readonly files: number;
  readonly expiresAtMs: number | null;
  /** SHA-256 in hex, one for each file, in the order of their parts. */
  readonly hashes: readonly string[];
}

/** Reads a job of the list. A file whose time is over by `nowMs` (the exchange's clock) is expired, though the list is older. */
export function readExportJob(listed: Listed, nowMs: number): ExportJob {
  const state = stateOf(listed, nowMs);
  return {
    id: listed.id,
    atMs: Number(listed.createdAt),
    isPending: state.kind === 'queued' || state.kind === 'processing',
    kind: listed.kind,
    type: listed.type,
    startMs: Number(listed.startTime),
    endMs: Number(listed.endTime),
    timeZone: listed.timezone,
    format: listed.format,
    state,
    rows: listed.rows,
    sizeBytes: listed.sizeBytes,
    files: listed.files,
    expiresAtMs: listed.expireAt === undefined ? null : Number(listed.expireAt),
    hashes: listed.sha256,
  };
}

function stateOf({ status, progress, expireAt, failCode }: Listed, nowMs: number): JobState {
  switch (status) {
    case 0:
      return { kind: 'queued' };
    case 1:
      return { kind: 'processing', percent: progress };
    case 2:
      return { kind: expireAt !== undefined && Number(expireAt) <= nowMs ? 'expired' : 'ready' };
    case 3:
      return { kind: 'expired' };
    case -1:
      return { kind: 'failed', code: failCode === undefined ? '' : String(failCode) };
  }
}
