import { createSource, numberedInput, type RecordSource } from '#app/features/recordList/recordSource.ts';
import { SOURCE_ACCOUNTS, type SourceAccount } from '#shared/accounts/accountTypes.ts';
import { SOURCE_KEYS } from '#shared/endpoints/sourceKeys.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import type { Conversion, ConversionKind } from './conversion.ts';
import { isUnifiedKey, kindOfKey, readBatch, readConversion, readLowBalance } from './readConversion.ts';

type SourceKey = InputOf<'gapRate'>['accountType'];
export type Wallet = SourceAccount['wallet'];

/** The kinds that have a tab (screens.md 1.2). */
export const LISTED_KINDS = ['instant', 'limit', 'batch', 'fiat'] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];
/** The timeline has those as well whose histories of their own say more of them. */
export const TIMELINE_KINDS = [
  ...LISTED_KINDS,
  'block',
  'lowBalance',
] as const satisfies readonly ConversionKind[];

/** What a history of conversions is narrowed down to, as far as the exchange's calls can. */
export interface ConversionQuestion {
  readonly kinds: readonly ConversionKind[];
  readonly wallet?: Wallet | undefined;
  readonly fromCoin?: string | undefined;
  readonly toCoin?: string | undefined;
  readonly status?: NonNullable<InputOf<'convertQuery'>['status']> | undefined;
}

const DAY_MS = 86_400_000;
/** The span of one call (screens.md 1.2). */
const MAX_SPAN_MS = 180 * DAY_MS;
const BATCH_STATUSES = ['init', 'processing', 'success', 'failure', 'partial_fulfillment'] as const;

/** Kinds of one coin into another, which convert/query and unified/query have. */
type SingleKind = Exclude<ConversionKind, 'batch' | 'lowBalance'>;

const ACCOUNT_BY_WALLET = {
  FUND: 'funding',
  UNIFIED: 'unified',
  SPOT: 'spot',
  CONTRACT: 'contract',
} as const satisfies Record<Wallet, InputOf<'lowBalanceList'>['account_type']>;

/** The calls that answer a question; each is a source of its own, so that one that fails takes nothing from the others. */
export function conversionSources(question: ConversionQuestion): readonly RecordSource<Conversion>[] {
  const { kinds } = question;
  return [
    ...kinds.flatMap((kind) =>
      kind === 'batch' || kind === 'lowBalance' ? [] : singleSources(kind, question),
    ),
    ...(kinds.includes('batch') ? batchSources(question) : []),
    ...(kinds.includes('lowBalance') ? lowBalanceSources(question) : []),
  ];
}

/** The source keys of a kind, narrowed down to an account (product.md section 3). */
function keysOf(kind: SingleKind, wallet: Wallet | undefined): readonly SourceKey[] {
  return SOURCE_KEYS.filter(
    (key) => kindOfKey(key) === kind && (wallet === undefined || SOURCE_ACCOUNTS[key].wallet === wallet),
  );
}

function singleSources(
  kind: SingleKind,
  { wallet, fromCoin, toCoin, status }: ConversionQuestion,
): readonly RecordSource<Conversion>[] {
  const keys = keysOf(kind, wallet);
  return (['convertQuery', 'convertUnifiedQuery'] as const).flatMap((name) => {
    const asked = keys.filter((key) => isUnifiedKey(key) === (name === 'convertUnifiedQuery'));
    if (asked.length === 0) return [];
    return createSource({
      id: name === 'convertQuery' ? kind : `${kind}-unified`,
      endpoint: name,
      asked: { accountType: asked.join(','), ...given({ fromCoin, toCoin, status }) },
      maxSpanMs: MAX_SPAN_MS,
      inputOf: (filter, ask) => ({ ...filter, ...numberedInput(ask) }),
      read: ({ list, total }) => ({ rows: list.map(readConversion), total }),
    });
  });
}

/** Batches are asked for by one key, or all of them by none; and by no coin that was given (screens.md 2.2). */
function batchSources({ wallet, toCoin, status }: ConversionQuestion): readonly RecordSource<Conversion>[] {
  const known = BATCH_STATUSES.find((each) => each === status);
  // No batch is ever open, filled or cancelled.
  if (status !== undefined && known === undefined) return [];
  const keys = wallet === undefined ? [undefined] : keysOf('instant', wallet);
  return keys.map((accountType) => {
    return createSource({
      id: accountType === undefined ? 'batch' : `batch-${accountType}`,
      endpoint: 'batchQuery',
      asked: given({ accountType, toCoin, status: known }),
      maxSpanMs: MAX_SPAN_MS,
      inputOf: (filter, ask) => ({ ...filter, ...numberedInput(ask) }),
      read: ({ records, total }) => ({ rows: records.map(readBatch), total }),
    });
  });
}

/** Small balances, by the call that their own history asks as well; no filter by given coin (screens.md 1.5, 2.2). */
function lowBalanceSources({
  wallet,
  toCoin,
  status,
}: ConversionQuestion): readonly RecordSource<Conversion>[] {
  const known = BATCH_STATUSES.find((each) => each === status);
  if (status !== undefined && known === undefined) return [];
  const account = wallet === undefined ? undefined : ACCOUNT_BY_WALLET[wallet];
  return [
    createSource({
      id: 'lowBalance',
      endpoint: 'lowBalanceList',
      asked: {
        view: 'history',
        ...given({ account_type: account, to_coin: toCoin, status: known }),
      } as const,
      maxSpanMs: MAX_SPAN_MS,
      inputOf: (filter, { step, pageNo, limit }) => ({
        ...filter,
        start_time: String(step.startMs),
        end_time: String(step.endMs),
        page_no: pageNo,
        page_size: limit,
      }),
      // An empty history does not say which view it is of; the other one was not asked for.
      read: (result) =>
        'records' in result
          ? { rows: result.records.map(readLowBalance), total: result.total }
          : { rows: [], total: 0 },
    }),
  ];
}

/** Without what is undefined: a field that is there and says nothing is another question. */
function given<Filter extends object>(
  filter: Filter,
): { [Name in keyof Filter]?: Exclude<Filter[Name], undefined> } {
  const entries = Object.entries(filter).filter(([, value]) => value !== undefined);
  // Nothing was changed but that fields without a value are gone.
  return Object.fromEntries(entries) as { [Name in keyof Filter]?: Exclude<Filter[Name], undefined> };
}
