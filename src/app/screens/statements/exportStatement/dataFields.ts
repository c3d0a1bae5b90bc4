import * as v from 'valibot';
import { type DateRange, RANGE_PRESETS, type Span } from '#app/features/recordList/dateRange.ts';
import { FileFormat } from '#shared/endpoints/exportFiles.ts';
import type { InputOf, ResultOf } from '#shared/endpoints/table.ts';
import { flagOfExport, type SiteFlags } from '#shared/site/siteFlags.ts';

export type ExportType = ResultOf<'exportConfig'>['types'][number];

const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const Range = v.variant('kind', [
  v.object({ kind: v.literal('preset'), preset: v.picklist(RANGE_PRESETS) }),
  v.object({ kind: v.literal('days'), start: Day, end: Day }),
]);
const Word = v.pipe(v.string(), v.maxLength(64));

/** What a user chooses of a file of records (screens.md 1.18). */
export const DataFields = v.object({
  type: Word,
  /** Empty: all that there are; so are the other lists. */
  accounts: v.pipe(v.array(Word), v.maxLength(20), v.readonly()),
  coins: v.pipe(v.array(Word), v.maxLength(200), v.readonly()),
  uids: v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(200), v.readonly()),
  format: FileFormat,
  timezone: Word,
  lang: Word,
  numberFormat: v.picklist(['plain', 'locale']),
  range: Range,
});
export type DataFields = Readonly<v.InferOutput<typeof DataFields>>;

/** The export of the user's own data: has no period, and shows its rows after the security step only. */
export const PERSONAL_TYPE = 'personalInfo';
/** Types ordered on other screens: with the addresses, in a withdrawal's details, with the options application. */
const ELSEWHERE: readonly string[] = ['addressOwnership', 'withdrawalReceipt', 'signedApplication'];
const DAY_MS = 86_400_000;

/** The types that the exchange offers this user here, without those that a flag of the site hides (screens.md 1.18). */
export function offeredTypes(types: readonly ExportType[], flags: SiteFlags): readonly ExportType[] {
  return types.filter(({ type, enabled }) => {
    const flag = flagOfExport(type);
    return enabled && !ELSEWHERE.includes(type) && (flag === undefined || flags[flag]);
  });
}

/** A choice that the exchange allows: what its type does not have is left out, and another type is taken where it is not there. */
export function fitFields(fields: DataFields, types: readonly ExportType[]): DataFields {
  const chosen = types.find(({ type }) => type === fields.type) ?? types[0];
  if (chosen === undefined) return fields;
  return {
    ...fields,
    type: chosen.type,
    format: chosen.formats.includes(fields.format) ? fields.format : (chosen.formats[0] ?? fields.format),
    accounts: fields.accounts.filter((account) => chosen.accounts.includes(account)),
    coins: chosen.coins ? fields.coins : [],
  };
}

/** What the exchange is asked, before its parts are known; `span` in ms since 1970. */
export function estimateInput(fields: DataFields, { startMs, endMs }: Span): InputOf<'exportEstimate'> {
  const { type, accounts, coins, uids, format, timezone, lang, numberFormat } = fields;
  return {
    ...{ type, format, timezone, lang, numberFormat },
    ...{ accountTypes: [...accounts], coins: [...coins], uids: [...uids] },
    startTime: String(startMs),
    endTime: String(endMs),
  };
}

/** The span of a type that has no time: any will do, a day is the shortest that is surely allowed. */
export function timelessSpan(nowMs: number): Span {
  return { startMs: nowMs - DAY_MS, endMs: nowMs };
}

/** The month before the one of `nowMs`, on the reader's calendar: what a monthly export is of. */
export function lastMonth(nowMs: number): { readonly month: string; readonly range: DateRange } {
  const now = new Date(nowMs);
  const [first, last] = [
    new Date(now.getFullYear(), now.getMonth() - 1, 1),
    new Date(now.getFullYear(), now.getMonth(), 0),
  ];
  const two = (part: number): string => String(part).padStart(2, '0');
  const month = `${first.getFullYear()}-${two(first.getMonth() + 1)}`;
  const range = { kind: 'days', start: `${month}-01`, end: `${month}-${two(last.getDate())}` } as const;
  return { month, range };
}
