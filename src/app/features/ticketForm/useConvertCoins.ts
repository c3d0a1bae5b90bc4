import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiQuery, useApiQuery } from '#app/queries/useApiQuery.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import { ERROR_WORDS } from '#shared/site/translations.ts';
import type { CoinInfo } from './pickerCoins.ts';

export type SourceKeyName = InputOf<'convertCoins'>['accountType'];

/** One side of a conversion: what can be chosen, and what is known of each coin. */
export interface ConvertSide {
  /** In the exchange's order. */
  readonly infos: readonly CoinInfo[];
  readonly infoByCoin: ReadonlyMap<string, CoinInfo>;
  readonly isLoading: boolean;
  /** Coins that could not be read. */
  readonly leftOut: LeftOut | undefined;
  /** Why the newest attempt failed; coins of an earlier one stay. */
  readonly error: AppError | null;
  /** Asks again, as after a conversion. */
  readonly refresh: () => void;
}

export interface ConvertCoins {
  readonly from: ConvertSide;
  readonly to: ConvertSide;
}

const NONE: readonly CoinInfo[] = [];

/**
 * The coins that an account can convert from, and into from a chosen one (screens.md 1.1, 2.2), with balances and states. A
 * guest has the same lists without balances.
 */
export function useConvertCoins(accountType: SourceKeyName, from: string | undefined): ConvertCoins {
  const give = useApiQuery('convertCoins', { accountType, side: 0 });
  const get = useApiQuery('convertCoins', {
    accountType,
    side: 1,
    ...(from !== undefined && { coin: from }),
  });
  const sides = { from: useSide(give), to: useSide(get) };
  return useMemo(() => ({ from: sides.from, to: sides.to }), [sides.from, sides.to]);
}

function useSide({ answer, isLoading, error, refresh }: ApiQuery<'convertCoins'>): ConvertSide {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const listed = answer?.result?.coins ?? NONE;
  const infos = useMemo(
    () =>
      listed.map((info) => {
        // Where the exchange gives a code as its reason, the page has words for it in the reader's language.
        const words: unknown = i18n.getResource(language, ERROR_WORDS, info.reason ?? '');
        return typeof words === 'string' ? { ...info, reason: words } : info;
      }),
    [listed, i18n, language],
  );
  const infoByCoin = useMemo(() => new Map(infos.map((info) => [info.coin, info])), [infos]);
  const leftOut = answer?.leftOut;
  return useMemo(
    () => ({ infos, infoByCoin, isLoading, leftOut, error, refresh }),
    [infos, infoByCoin, isLoading, leftOut, error, refresh],
  );
}
