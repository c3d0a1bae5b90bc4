import type { AppError } from '#shared/result/appError.ts';

/** What the monitoring takes of an error. */
export interface ErrorReport {
  readonly name: string;
  readonly data?: Readonly<Record<string, string | number | boolean>>;
  /** Trace id of the call that failed. */
  readonly traceId?: string;
}

/** Where errors are reported: the monitoring of this page. */
export interface ErrorLog {
  readonly record: (report: ErrorReport) => void;
}

/** What monitoring gets of an error: its code and the field it is about, never its words, which may be personal. */
export function reportOf({ kind, code, extInfo, traceId }: AppError): ErrorReport {
  const field = kind === 'payload' || kind === 'input' ? memberOf(extInfo, 'field') : undefined;
  const reportCode = kind === 'signature' ? memberOf(extInfo, 'reportCode') : undefined;
  return {
    name: 'error',
    ...(traceId !== undefined && { traceId }),
    data: {
      kind,
      code,
      ...(field !== undefined && { field }),
      ...(reportCode !== undefined && { reportCode }),
    },
  };
}

function memberOf(value: unknown, name: string): string | number | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  const member = (value as Readonly<Record<string, unknown>>)[name];
  return typeof member === 'string' || typeof member === 'number' ? member : undefined;
}
