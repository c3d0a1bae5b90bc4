import { useEffect, useMemo, useState } from 'react';
import { useIsAhead } from '#app/components/format/useIsAhead.ts';
import { UNIVERSAL } from '#app/features/addressField/addressChain.ts';
import { type AddressEntry, useAddressEntry } from '#app/features/addressField/useAddressEntry.ts';
import { type TagEntry, validateTagEntry } from '#app/features/addressField/validateTagEntry.ts';
import type { BookEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import { findNetwork } from '#shared/addresses/findNetwork.ts';
import { systemClock } from '#shared/async/clock.ts';
import { canGet } from './canGet.ts';
import { valuesOfFill } from './formValues.ts';
import { type JudgedForm, judgeForm } from './judgeForm.ts';
import { isTestOfAnother, type Recipient } from './recipient.ts';
import { readSources, type SourceBalance } from './sources.ts';
import { type UsedFormValues, useFormValues } from './useFormValues.ts';
import { type UsedUserCheck, useUserCheck } from './useUserCheck.ts';
import { useWithdrawQueries, type WithdrawQueries } from './useWithdrawQueries.ts';
import { arrivingOf, termsOf, type WithdrawChain } from './withdrawalTerms.ts';

/** The form whole: what is entered, what the exchange says of it, and what it comes to. */
export interface WithdrawForm extends UsedFormValues {
  readonly userId: number;
  readonly queries: WithdrawQueries;
  /** "" while none is chosen. */
  readonly coin: string;
  readonly coinName: string | undefined;
  readonly chain: WithdrawChain | undefined;
  readonly entry: AddressEntry;
  readonly tag: TagEntry;
  readonly userCheck: UsedUserCheck;
  /** Null while it is missing, wrong or being checked. */
  readonly recipient: Recipient | null;
  readonly saved: readonly BookEntry[];
  readonly balances: readonly SourceBalance[];
  readonly judged: JudgedForm;
  /** How far the exchange's clock is ahead, in ms. */
  readonly skewMs: number;
  /** Puts an entry of the book into the form, with its network and memo. */
  readonly chooseSaved: (saved: BookEntry) => void;
  readonly chooseChain: (chain: string) => void;
  readonly chooseCoin: (coin: string) => void;
  /** Takes the recipient out again. */
  readonly clearRecipient: () => void;
  readonly startNew: () => void;
}

const NONE: readonly BookEntry[] = [];

export function useWithdrawForm(userId: number): WithdrawForm {
  const used = useFormValues(userId);
  const { values, set } = used;
  const coin = values.coin ?? '';
  const queries = useWithdrawQueries(coin, values.chain);
  const { chains, chainsOf, addressChains, book, limit, list } = queries;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const listed = list.answer?.result?.list.find((row) => row.coin === coin);
  const isToUser = values.mode === 'user';
  const named = chains.find((each) => each.chain === values.chain);
  // Inside of the exchange one is named all the same, and goes unused.
  const chain =
    isToUser && named?.internalEnabled !== true
      ? chains.find(({ internalEnabled }) => internalEnabled)
      : named;
  const addressChain = addressChains.chains.find(({ code }) => code === chain?.chain);
  const known = useMemo(
    () => (book.book?.rows ?? NONE).map(({ id, remark, address }) => ({ id, remark, address })),
    [book.book],
  );

  const entry = useAddressEntry({
    coin,
    chain: addressChain,
    chains: addressChains.chains,
    all: addressChains.all,
    tag: values.tag,
    arriving: (isInternal) =>
      arrivingOf(values, chain && termsOf(chain, listed?.scale ?? 0, isInternal && !values.isForced)),
    skewMs: limit.answer?.skewMs ?? 0,
    known,
    initialText: used.draftAddress,
    onFill: (fill) => set(valuesOfFill(fill)),
  });
  const tag: TagEntry = {
    text: values.tag,
    chain: addressChain,
    embedded: entry.embeddedTag,
    isNoneConfirmed: values.isWithoutTag,
    code: entry.tagCode,
  };
  const rows = book.book?.rows;
  const saved = useMemo(
    () => (rows ?? NONE).filter((row) => canGet(row, coin, chains)),
    [rows, coin, chains],
  );
  // As the book has it now: an entry may be changed, blocked or deleted after it was chosen.
  const chosen = saved.find(({ id }) => id === chosenId) ?? null;
  const userCheck = useUserCheck(values, coin, saved);

  const recipient =
    values.mode === 'user' ? userRecipient(userCheck, chosen) : chainRecipient({ entry, tag, saved, chosen });
  const isOtherTest = isTestOfAnother(values.test, coin, chain?.chain ?? '', recipient);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found out is the reason, not the function
  useEffect(() => {
    if (isOtherTest) set({ test: null });
  }, [isOtherTest]);
  const skewMs = limit.answer?.skewMs ?? 0;
  const balances = useMemo(() => {
    const result = limit.answer?.result;
    return result === undefined ? [] : readSources(result);
  }, [limit.answer]);
  // Pauses end by themselves: judged again when one has.
  const pausedUntilMs = Number(limit.answer?.result?.coolDownUntil ?? 0) - skewMs;
  const lockedUntilMs = recipient?.entry?.lockUntilMs ?? 0;
  useIsAhead(pausedUntilMs);
  useIsAhead(lockedUntilMs);

  const judged = judgeForm({
    ...{ coin, chain, recipient, isToUser },
    scale: listed?.scale ?? 0,
    isForced: values.isForced,
    reading: values.reading,
    feeType: values.feeType,
    test: values.test,
    sources: values.sources ?? balances.map(({ source }) => source),
    limit: limit.error === null ? limit.answer?.result : undefined,
    isBookOnly: book.book?.settings.whitelistOnly ?? false,
    deviceNowMs: systemClock.wallNow(),
    skewMs,
  });

  const clearRecipient = (): void => {
    setChosenId(null);
    entry.put('');
    userCheck.reset();
    set({ tag: '', isWithoutTag: false, isForced: false, account: '' });
  };
  const chooseSaved = (row: BookEntry): void => {
    setChosenId(row.id);
    const isUser = row.addressType === 1;
    if (!isUser) entry.put(row.address);
    set({
      mode: isUser ? 'user' : 'chain',
      ...(!isUser && { chain: row.chain, tag: row.tag, isWithoutTag: row.tag === '' }),
      isForced: false,
    });
  };

  const { linkedId, drop, keep } = used;
  const [isLinkRead, setLinkRead] = useState(linkedId === undefined);
  const linked = rows?.find(({ id }) => id === linkedId);
  // Whether an address for all coins can get the coin of the form is known with the networks.
  const isLinkKnown = rows !== undefined && (linked?.coin !== UNIVERSAL || queries.areChainsKnown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the book has come
  useEffect(() => {
    if (isLinkRead || !isLinkKnown) return;
    setLinkRead(true);
    if (linked === undefined) drop('addressId');
    else {
      if (linked.coin !== UNIVERSAL) set({ coin: linked.coin });
      else if (!canGet(linked, coin, chains)) set({ coin: undefined });
      chooseSaved(linked);
    }
  }, [isLinkKnown]);
  const isUnknownCoin =
    coin !== '' && list.answer?.result !== undefined && list.answer.result !== null && listed === undefined;
  const isUnknownChain =
    values.chain !== undefined && chains.length > 0 && !chains.some((each) => each.chain === values.chain);
  const [only] = chains;
  const isOnly = values.chain === undefined && chains.length === 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found out is the reason, not the functions
  useEffect(() => {
    if (isUnknownCoin) drop('coin');
    else if (isUnknownChain) {
      // A link may have the network by a name in general use (screens.md 0.2c).
      const named = findNetwork(addressChains.chains, values.chain ?? '', coin);
      if (named === undefined) drop('chain');
      else set({ chain: named.code });
    } else if (isOnly && only !== undefined) set({ chain: only.chain });
  }, [isUnknownCoin, isUnknownChain, isOnly, coin]);
  const { lastChains } = used;
  useEffect(() => {
    if (chain !== undefined && values.chain === chain.chain)
      lastChains.remember({ coin, chain: chain.chain });
  }, [lastChains, coin, chain, values.chain]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept whenever something of it changes
  useEffect(() => keep(entry.draft), [values, entry.draft]);

  return {
    ...used,
    userId,
    ...{ queries, coin, chain, entry, tag, userCheck, recipient, saved, balances, judged, skewMs },
    ...{ chooseSaved, clearRecipient },
    coinName: listed?.name,
    chooseChain: (code) => {
      if (chosen !== null && chosen.chain !== code) clearRecipient();
      set({ chain: code });
    },
    chooseCoin: (symbol) => {
      // An entry for all coins stays where it can get this one as well.
      const kept = rows?.find(({ id }) => id === chosenId);
      const isEntered = kept?.addressType === 1 || kept?.address === entry.text;
      const stays = kept !== undefined && isEntered && canGet(kept, symbol, chainsOf(symbol));
      if (!stays) clearRecipient();
      const isOnChain = stays && kept.addressType === 0;
      const next = isOnChain ? kept.chain : lastChains.chainOf(symbol);
      set({ coin: symbol, chain: next, reading: { kind: 'empty' }, sources: null });
    },
    startNew: () => {
      setChosenId(null);
      entry.put('');
      userCheck.reset();
      used.clear();
      limit.refresh();
    },
  };
}

interface ChainParts {
  readonly entry: AddressEntry;
  readonly tag: TagEntry;
  readonly saved: readonly BookEntry[];
  readonly chosen: BookEntry | null;
}

function chainRecipient({ entry, tag, saved, chosen }: ChainParts): Recipient | null {
  const { verdict } = entry;
  const tagVerdict = validateTagEntry(tag);
  if (verdict.kind !== 'ready' || verdict.checked === null || tagVerdict.kind !== 'ready') return null;
  const { address, check, checked } = verdict;
  const isChosen = chosen !== null && chosen.address === address && chosen.tag === tagVerdict.tag;
  const found = saved.find(({ id }) => id === checked.inBook);
  return {
    kind: 'chain',
    address,
    hasChecksum: check.hasChecksum,
    tag: tagVerdict.tag,
    checked,
    resemblance: entry.parts.resemblance,
    entry: isChosen ? chosen : (found ?? null),
  };
}

function userRecipient({ found }: UsedUserCheck, chosen: BookEntry | null): Recipient | null {
  if (chosen !== null && chosen.addressType === 1) {
    const { internalType = 'uid', address, remark } = chosen;
    return { kind: 'user', internalType, account: address, uid: address, name: remark, entry: chosen };
  }
  return found;
}
