import type { AnswerOf } from '#app/bridge/request.ts';
import { type ExportJob, readExportJob } from '#app/features/exportJobs/exportJob.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';

/** The calls that order tax files, as the list of jobs names them. */
const TAX_KINDS = ['tax-report', 'india-tax-statement'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

export type TaxFile = ExportJob & Pick<Listed, 'report' | 'method' | 'label'> & { readonly kind: TaxKind };

type Listed = ResultOf<'exportList'>['list'][number];

export interface TaxFiles {
  /** The newest first; undefined until they are known. */
  readonly list: readonly TaxFile[] | undefined;
  readonly quota: ResultOf<'exportList'>['quota'] | undefined;
  readonly error: AppError | null;
  readonly refresh: () => void;
}

/** screens.md 1.18: while a file is being made. */
const POLL_MS = 5_000;
const NEWEST = 50;

/** The tax files among the newest 50 that the user ordered, here or elsewhere; asked for again while one is being made. */
export function useTaxFiles(): TaxFiles {
  const { answer, error, refresh } = useApiQuery(
    'exportList',
    { limit: NEWEST },
    { pollMs: (newest) => (filesOf(newest)?.some(({ isPending }) => isPending) === true ? POLL_MS : null) },
  );
  return { list: filesOf(answer), quota: answer?.result?.quota, error, refresh };
}

function filesOf(answer: AnswerOf<'exportList'> | undefined): readonly TaxFile[] | undefined {
  return answer?.result?.list
    .map(({ report, method, label, ...job }) => ({
      ...readExportJob(job, systemClock.wallNow() + answer.skewMs),
      report,
      method,
      label,
    }))
    .filter(isTaxFile);
}

function isTaxFile<Job extends ExportJob>(job: Job): job is Job & { readonly kind: TaxKind } {
  return (TAX_KINDS as readonly string[]).includes(job.kind);
}
