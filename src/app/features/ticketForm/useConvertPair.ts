import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { globalStore, statusOf } from '#app/stores/globalStore.ts';
import { ACCOUNT_KEYS_BY_PRODUCT } from './accountKeys.ts';
import { type EntryBounds, type Side, scaleOf } from './amountEntry.ts';
import { choosePair, type Pair, type PairProblem, type Sides } from './choosePair.ts';
import type { Charges, PairPricing } from './indicativeRate.ts';
import type { TicketAccount, TicketPatch } from './ticketLink.ts';
import { type ConvertCoins, type SourceKeyName, useConvertCoins } from './useConvertCoins.ts';
import { useRecentCoins } from './useListCoins.ts';
import { type Convertible, useConvertible, usePairTerms } from './usePairTerms.ts';
import type { UsedTicketLink } from './useTicketLink.ts';

/** What a ticket knows before anything is entered: its pair, its account, and what bounds an amount. */
export interface ConvertPair {
  readonly isGuest: boolean;
  readonly account: TicketAccount;
  readonly accounts: readonly TicketAccount[];
  /** The key of the account at this product. */
  readonly accountType: SourceKeyName;
  readonly coins: ConvertCoins;
  /** Null while the coins are loading. */
  readonly sides: Sides | null;
  /** Both sides; null as well while one of them is empty, since then nothing can be converted. */
  readonly pair: Pair | null;
  /** What the ticket is asked for, whether it can be converted or not. */
  readonly wanted: Pair | null;
  readonly problems: readonly PairProblem[];
  readonly bounds: EntryBounds;
  readonly held: Convertible;
  /** What the exchange takes of what is received; undefined until it is known. */
  readonly charges: Charges | undefined;
  /** How the pair is priced; undefined until all of it is known. */
  readonly pricing: PairPricing | undefined;
  readonly terms: ReturnType<typeof usePairTerms>;
  readonly setAccount: (account: TicketAccount) => void;
  readonly pick: (side: Side, coin: string) => void;
  /** Puts another pair into the ticket, and with it what else of the address is another one then. */
  readonly takePair: (pair: Pair, rest?: TicketPatch) => void;
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

  // What it began with stays: balances that move must not put another coin under an amount.
  const [begun, setBegun] = useState<Pair | null>(null);
  const { start, wanted, sides, problems } = useMemo(
    () =>
      choosePair({
        asked: { from: link.from, to: link.to },
        coins: [...coins.from.infoByCoin.values()],
        begun,
        last: recent.readConverted(),
        target,
      }),
    [link.from, link.to, coins.from.infoByCoin, recent, begun, target],
  );
  if (start !== null && begun === null) setBegun(start);
  const [give, get] = [sides?.from ?? undefined, sides?.to ?? undefined];
  const pair = useMemo(
    () => (give === undefined || get === undefined ? null : { from: give, to: get }),
    [give, get],
  );
  const terms = usePairTerms({ accountType, from: give, to: get });
  const from = coins.from.infoByCoin.get(give ?? '');
  const to = coins.to.infoByCoin.get(get ?? '') ?? coins.from.infoByCoin.get(get ?? '');
  const held = useConvertible(accountType, from, isGuest);
  const limit = terms.limit.answer?.result;
  const bounds = useMemo<EntryBounds>(
    () => ({ from, to, limit, convertible: held.convertible }),
    [from, to, limit, held.convertible],
  );

  const charges = limit ?? terms.specified.answer?.result;
  const gapRate = terms.gap.answer?.result?.gapRate;
  const { feeRate, taxRate } = charges ?? {};
  const [giveScale, getScale] = [scaleOf(from), scaleOf(to)];
  const pricing = useMemo<PairPricing | undefined>(
    () =>
      gapRate === undefined || feeRate === undefined || taxRate === undefined
        ? undefined
        : { gapRate, feeRate, taxRate, giveScale, getScale },
    [gapRate, feeRate, taxRate, giveScale, getScale],
  );

  // An amount says nothing without its coin: who else opens the address begins with a pair of their own (screens.md 0.2c).
  const isLacking = [link.from, link.to, link.account].includes(undefined) && link.amount !== undefined;
  useEffect(() => {
    if (isLacking && wanted !== null) change({}, { lacking: { ...wanted, account } });
  }, [isLacking, wanted, account, change]);

  const pick = useCallback(
    (side: Side, coin: string) => {
      if (wanted === null || sides === null) return;
      const other = side === 'from' ? 'to' : 'from';
      if (coin !== wanted[other]) change({ ...wanted, [side]: coin });
      // A coin goes to the other side in exchange for one that can be converted.
      else if (sides[side] !== null) change({ from: wanted.to, to: wanted.from });
      else change({ [side]: coin, [other]: undefined });
    },
    [wanted, sides, change],
  );
  const takePair = useCallback<ConvertPair['takePair']>(
    (next, rest) => change({ from: next.from, to: next.to, ...rest }),
    [change],
  );

  return {
    ...{ isGuest, account, accounts, accountType, coins, sides, pair, wanted, problems, bounds, held, terms },
    ...{ charges, pricing },
    ...{ pick, takePair },
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
export function accountsOf(utaStatus: string): readonly TicketAccount[] {
  return utaStatus === 'SUCCESS' ? ['funding', 'unified'] : ['funding', 'spot'];
}
