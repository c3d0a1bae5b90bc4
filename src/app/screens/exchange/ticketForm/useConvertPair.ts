import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { globalStore, statusOf } from '#app/stores/globalStore.ts';
import { ACCOUNT_KEYS_BY_PRODUCT } from './accountKeys.ts';
import type { EntryBounds, Side } from './amountEntry.ts';
import { choosePair, type Pair, type PairProblem } from './choosePair.ts';
import type { TicketAccount, UsedTicketLink } from './ticketLink.ts';
import { type ConvertCoins, type SourceKeyName, useConvertCoins } from './useConvertCoins.ts';
import { useRecentCoins } from './useListCoins.ts';
import { type Convertible, useConvertible, usePairTerms } from './usePairTerms.ts';

/** What a ticket knows before anything is entered: its pair, its account, and what bounds an amount. */
export interface ConvertPair {
  readonly isGuest: boolean;
  readonly account: TicketAccount;
  readonly accounts: readonly TicketAccount[];
  /** The key of the account at this product. */
  readonly accountType: SourceKeyName;
  readonly coins: ConvertCoins;
  /** Null while the coins are loading. */
  readonly pair: Pair | null;
  readonly problems: readonly PairProblem[];
  readonly bounds: EntryBounds;
  readonly held: Convertible;
  /** The exchange's distance from spot, as a share. */
  readonly gapRate: string | undefined;
  readonly terms: ReturnType<typeof usePairTerms>;
  readonly setAccount: (account: TicketAccount) => void;
  readonly pick: (side: Side, coin: string) => void;
  /** Turns the pair around. */
  readonly turn: () => void;
  /** Puts another pair into the ticket. */
  readonly takePair: (pair: Pair) => void;
  /** Asks for balances, limits and prices again, as after a conversion. */
  readonly refresh: () => void;
}

/**
 * The pair of a ticket, from the address and back into it. What is entered is not part of it, so that a screen that shows the
 * pair is not rendered for every key.
 */
export function useConvertPair(
  product: keyof typeof ACCOUNT_KEYS_BY_PRODUCT,
  { link, change }: Pick<UsedTicketLink, 'link' | 'change'>,
): ConvertPair {
  const status = useStore(globalStore, statusOf);
  const isGuest = status !== 'signed-in';
  const utaStatus = useStore(globalStore, ({ global }) => global.user?.uta_status ?? '');
  const target = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig.defaultConvertCoin);
  const accounts = useMemo(() => accountsOf(utaStatus), [utaStatus]);
  const account = accounts.find((each) => each === link.account) ?? 'funding';
  const accountType = ACCOUNT_KEYS_BY_PRODUCT[product][account];
  const recent = useRecentCoins();
  const coins = useConvertCoins(accountType, link.from);

  // What was shown first stays: balances that move must not put another coin under an amount.
  const [shown, setShown] = useState<Pair | null>(null);
  const { pair, problems } = useMemo(
    () =>
      choosePair({
        asked: { from: link.from, to: link.to },
        coins: [...coins.from.infoByCoin.values()],
        last: shown ?? { from: recent.read('from')[0], to: recent.read('to')[0] },
        target,
      }),
    [link.from, link.to, coins.from.infoByCoin, recent, shown, target],
  );
  if (pair !== null && shown === null) setShown(pair);
  const terms = usePairTerms({ accountType, from: pair?.from, to: pair?.to });
  const from = pair === null ? undefined : coins.from.infoByCoin.get(pair.from);
  const to =
    pair === null ? undefined : (coins.to.infoByCoin.get(pair.to) ?? coins.from.infoByCoin.get(pair.to));
  const held = useConvertible(accountType, from, isGuest);
  const limit = terms.limit.answer?.result;
  const bounds = useMemo<EntryBounds>(
    () => ({ from, to, limit, convertible: held.convertible }),
    [from, to, limit, held.convertible],
  );

  const pick = useCallback(
    (side: Side, coin: string) => {
      if (pair === null) return;
      const other = side === 'from' ? pair.to : pair.from;
      if (coin === other) change({ from: pair.to, to: pair.from });
      else change({ ...pair, [side]: coin });
    },
    [pair, change],
  );
  const turn = useCallback(() => {
    if (pair !== null) change({ from: pair.to, to: pair.from });
  }, [pair, change]);
  const takePair = useCallback((wanted: Pair) => change({ from: wanted.from, to: wanted.to }), [change]);

  return {
    ...{ isGuest, account, accounts, accountType, coins, pair, problems, bounds, held, terms },
    gapRate: terms.gap.answer?.result?.gapRate,
    ...{ pick, turn, takePair },
    setAccount: (chosen) => change({ account: chosen }),
    refresh: () => {
      coins.from.refresh();
      coins.to.refresh();
      terms.limit.refresh();
      held.refresh();
    },
  };
}

/** A unified account comes in place of the spot account, which it has taken in (screens.md 1.21, UTA upgrade). */
function accountsOf(utaStatus: string): readonly TicketAccount[] {
  return utaStatus === 'SUCCESS' ? ['funding', 'unified'] : ['funding', 'spot'];
}
