import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { CostMethod, ExportStatus, TaxReportKind } from './enums.ts';
import { Code, Count, Id, Int, Ms, Nothing, RequestId, Sec } from './fields.ts';
import { isPasswordLength } from './filePassword.ts';
import { cursorInput, cursorResult, range } from './paging.ts';
import { optionalGuard } from './security.ts';

export const FileFormat = v.picklist(['CSV', 'XLSX', 'PDF']);

/** What every call that orders a file answers (screens.md 2.7). */
export const ExportJob = v.object({ id: Id, status: ExportStatus, estimateRows: Count });

/** Amounts with a point and no marks between thousands, or as the file's language writes them. */
const NumberFormat = v.picklist(['plain', 'locale']);

/** A request's; how many of them one type of file takes is the server's to say. */
const MAX_DAYS = 366;
/** More coins, accounts or users than there are to choose from. */
const MAX_CHOICES = 200;
/** An estimate says into which orders a longer range has to be split. */
const MAX_ESTIMATE_DAYS = 3660;

/** What a file of records is to have in it. */
const wantedFile = {
  type: v.string(),
  accountTypes: v.pipe(v.array(v.string()), v.maxLength(MAX_CHOICES)),
  coins: v.pipe(v.array(Code), v.maxLength(MAX_CHOICES)),
  uids: v.pipe(v.array(Count), v.maxLength(MAX_CHOICES)),
  /** Deposit addresses of an ownership statement; none are all of the user's. */
  addressIds: v.optional(v.pipe(v.array(Id), v.maxLength(MAX_CHOICES))),
  /** For receipts alone: the withdrawal (decision 0014). */
  withdrawalId: v.optional(Id),
  /** For copies of signed agreements alone: the application they belong to (decision 0014). */
  applyId: v.optional(Id),
  startTime: Ms,
  endTime: Ms,
  format: FileFormat,
  timezone: v.string(),
  lang: v.string(),
  numberFormat: v.optional(NumberFormat),
  ...optionalGuard,
};

const Quota = v.object({ total: Count, used: Count, resetAt: Ms });

/** Files of records (screens.md 2.7, 0.2a; prefix asset-file-core). None is cached: quotas and links don't keep. */
export const exportEndpoints = {
  exportConfig: endpoint('POST /v3/private/cht/asset-file-core/export/config', {
    reads: ['files'],
    input: v.object({}),
    result: v.object({
      types: v.array(
        v.object({
          type: v.string(),
          name: v.string(),
          accounts: v.array(v.string()),
          coins: v.boolean(),
          maxDays: Count,
          formats: v.array(FileFormat),
          enabled: v.boolean(),
          since: Ms,
        }),
      ),
      quota: Quota,
      cutoff: Sec,
      fileTtlDays: Count,
      timezones: v.array(v.string()),
    }),
    byLanguage: true,
    rows: ['types'],
  }),

  exportCreate: endpoint('POST /v3/private/cht/asset-file-core/export/create', {
    changes: ['files'],
    input: v.pipe(v.object({ ...wantedFile, requestId: RequestId }), range(MAX_DAYS)),
    result: ExportJob,
  }),

  /** How many rows, files and bytes an export would have. Makes no file and counts in no quota (screens.md 0.2b). */
  exportEstimate: endpoint('POST /v3/private/cht/asset-file-core/export/estimate', {
    reads: [],
    input: v.pipe(v.object(wantedFile), range(MAX_ESTIMATE_DAYS)),
    result: v.object({
      rows: Count,
      files: Count,
      bytes: Count,
      columns: v.array(v.string()),
      sample: v.pipe(v.array(v.array(v.string())), v.maxLength(5)),
      /** The ranges of the orders to make, the oldest first. */
      parts: v.array(v.object({ startTime: Ms, endTime: Ms })),
    }),
  }),

  exportAccountStatement: endpoint('POST /v3/private/cht/asset-file-core/export/create/account-statement', {
    changes: ['files'],
    input: v.pipe(
      v.object({
        period: v.picklist(['month', 'quarter', 'year', 'custom']),
        startTime: Ms,
        endTime: Ms,
        uids: v.pipe(v.array(Count), v.maxLength(MAX_CHOICES)),
        format: v.literal('PDF'),
        password: v.optional(v.pipe(v.string(), v.check(isPasswordLength))),
        valuationCurrency: Code,
        /** BCP 47 tag of the reader's language, which kinds are written in; English without it (screens.md 0.2c). */
        lang: v.optional(v.string()),
        requestId: RequestId,
      }),
      range(MAX_DAYS),
    ),
    result: ExportJob,
  }),

  exportList: endpoint('POST /v3/private/cht/asset-file-core/export/list', {
    reads: ['files'],
    settles: ['files'],
    states: ({ list }) => list.map(({ id, status }) => [id, status]),
    input: v.object({ status: v.optional(ExportStatus), ...cursorInput }),
    result: v.object({
      ...cursorResult,
      list: v.array(
        v.object({
          id: Id,
          kind: v.string(),
          type: v.string(),
          startTime: Ms,
          endTime: Ms,
          format: FileFormat,
          status: ExportStatus,
          progress: v.pipe(Int, v.minValue(0), v.maxValue(100)),
          rows: Count,
          sizeBytes: Count,
          files: Count,
          createdAt: Ms,
          expireAt: v.optional(Ms),
          failCode: v.optional(Int),
          sha256: v.array(v.string()),
          /** For a tax report: its kind, its cost method, the year as its country calls it, and the time zone of its days. */
          report: v.optional(TaxReportKind),
          method: v.optional(CostMethod),
          label: v.optional(v.string()),
          timezone: v.optional(v.string()),
        }),
      ),
      quota: Quota,
    }),
    rows: ['list'],
  }),

  exportUrl: endpoint('POST /v3/private/cht/asset-file-core/export/url', {
    reads: [],
    input: v.object({ id: Id, part: v.optional(Count) }),
    result: v.object({ urls: v.array(v.object({ part: Count, url: v.string(), expireAt: Ms })) }),
  }),

  exportDelete: endpoint('POST /v3/private/cht/asset-file-core/export/delete', {
    changes: ['files'],
    input: v.object({ id: Id }),
    result: Nothing,
  }),
};
