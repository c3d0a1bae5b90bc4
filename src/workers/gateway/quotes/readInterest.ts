import * as v from 'valibot';
import type { TabInterest } from '#shared/contract/gatewayApi.ts';
import { KLINE_INTERVALS } from '#shared/market/kline.ts';
import { SORT_KEYS } from '#shared/market/quote.ts';
import { isSymbol } from '#shared/market/symbol.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import {
  MAX_FAVOURITES,
  MAX_INTEREST_SYMBOLS,
  MAX_KLINE_TOPICS,
  MAX_QUERY_LENGTH,
  MAX_SEARCH_NAMES,
  MAX_WINDOW_ROWS,
} from '../policy.ts';

const SymbolText = v.custom<string>(isSymbol);
/** Plain ASCII, as symbols are: it is part of a subscription's key, whose characters count as the bytes of a batch. */
const KlineType = v.pipe(v.string(), v.regex(/^[!#-[\]-~]{0,20}$/));
const CoinName = v.pipe(v.string(), v.maxLength(MAX_QUERY_LENGTH));
const Place = v.pipe(v.number(), v.integer(), v.minValue(0));

const InterestSchema = v.object({
  symbols: v.pipe(v.array(SymbolText), v.maxLength(MAX_INTEREST_SYMBOLS)),
  klines: v.pipe(
    v.array(
      v.object({
        symbol: SymbolText,
        interval: v.picklist(KLINE_INTERVALS),
        klineType: KlineType,
      }),
    ),
    v.maxLength(MAX_KLINE_TOPICS),
  ),
  view: v.nullable(
    v.object({
      query: v.pipe(v.string(), v.maxLength(MAX_QUERY_LENGTH)),
      names: v.exactOptional(v.pipe(v.array(v.tuple([SymbolText, CoinName])), v.maxLength(MAX_SEARCH_NAMES))),
      favourites: v.nullable(v.pipe(v.array(SymbolText), v.maxLength(MAX_FAVOURITES))),
      sort: v.object({
        by: v.picklist(SORT_KEYS),
        direction: v.picklist(['ascending', 'descending']),
      }),
      window: v.object({
        first: Place,
        count: v.pipe(
          Place,
          v.transform((count) => Math.min(count, MAX_WINDOW_ROWS)),
        ),
      }),
      held: v.boolean(),
    }),
  ),
  currency: v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,10}$/)),
});

/** Checks a tab's statement of what it looks at. A refusal names the field; the earlier interest stays in force. */
export function readInterest(value: unknown): Result<TabInterest> {
  const parsed = v.safeParse(InterestSchema, value);
  if (parsed.success) return ok(parsed.output);
  const field = v.getDotPath(parsed.issues[0]) ?? 'interest';
  return err(appError('input/bad-interest', `This tab asked for quotes in a wrong way (${field}).`));
}
