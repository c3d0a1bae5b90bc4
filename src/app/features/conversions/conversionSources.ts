import { createSource, numberedInput, type RecordSource } from '#app/features/recordList/recordSource.ts';
import { SOURCE_ACCOUNTS, type SourceAccount } from '#shared/accounts/accountTypes.ts';
import { SOURCE_KEYS } from '#shared/endpoints/sourceKeys.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import type { Conversion } from './conversion.ts';
import { isUnifiedKey, readBatch, readConversion } from './readConversion.ts';

type SourceKey = InputOf<'gapRate'>['accountType'];
export type Wallet = SourceAccount['wallet'];

/** The kinds that have a tab (screens.md 1.2); block trades and small balances have histories of their own. */
export const LISTED_KINDS = ['instant', 'limit', 'batch', 'fiat'] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

/** What a history of conversions is narrowed down to, as far as the exchange's calls can. */
export interface ConversionQuestion {
  readonly kinds: readonly ListedKind[];
  readonly wallet?: Wallet | undefined;
  readonly fromCoin?: string | undefined;
  readonly toCoin?: string | undefined;
  readonly status?: NonNullable<InputOf<'convertQuery'>['status']> | undefined;
}

const DAY_MS = 86_400_000;
/** Of one call (screens.md 1.2). */
const MAX_SPAN_MS = 180 * DAY_MS;
const BATCH_STATUSES = ['init', 'processing', 'success', 'failure', 'partial_fulfillment'] as const;

const SINGLE_KINDS: Readonly<Partial<Record<SourceKey, Exclude<ListedKind, 'batch'>>>> = {
  limit_order_funding: 'limit',
  funding_fiat: 'fiat',
};

/** The calls that answer a question; each is a source of its own, so that one that fails takes nothing from the others. */
export function conversionSources(question: ConversionQuestion): readonly RecordSource<Conversion>[] {
  const { kinds } = question;
  const single = kinds.flatMap((kind) => (kind === 'batch' ? [] : singleSources(kind, question)));
  return kinds.includes('batch') ? [...single, ...batchSources(question)] : single;
}

/** The source keys of a kind, narrowed down to an account (product.md section 3). */
function keysOf(kind: Exclude<ListedKind, 'batch'>, wallet: Wallet | undefined): readonly SourceKey[] {
  return SOURCE_KEYS.filter(
    (key) =>
      !key.endsWith('_block_trade') &&
      (SINGLE_KINDS[key] ?? 'instant') === kind &&
      (wallet === undefined || SOURCE_ACCOUNTS[key].wallet === wallet),
  );
}

function singleSources(
  kind: Exclude<ListedKind, 'batch'>,
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

/** Without what is undefined: a field that is there and says nothing is another question. */
function given<Filter extends object>(
  filter: Filter,
): { [Name in keyof Filter]?: Exclude<Filter[Name], undefined> } {
  const entries = Object.entries(filter).filter(([, value]) => value !== undefined);
  // Nothing was changed but that fields without a value are gone.
  return Object.fromEntries(entries) as { [Name in keyof Filter]?: Exclude<Filter[Name], undefined> };
}
