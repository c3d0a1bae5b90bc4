import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { UNIVERSAL, useAddressChains } from '#app/features/addressField/addressChain.ts';
import { type AddressEntry, useAddressEntry } from '#app/features/addressField/useAddressEntry.ts';
import { type TagEntry, validateTagEntry } from '#app/features/addressField/validateTagEntry.ts';
import type { BookEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import { type RemarkFault, validateRemark } from '#app/screens/withdraw/book/validateRemark.ts';
import { createFormDraft } from '#app/storage/formDrafts.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { tidyEnteredText } from '#shared/text/enteredText.ts';
import { OWN_WALLET, type OwnerAnswers, ownerFields, validateOwner, writeOwner } from '../ownerAnswers.ts';
import { useZone } from '../useZone.ts';
import type { CheckedDraft } from './entryDraft.ts';
import { findSaved, type SavedPlace } from './findSaved.ts';

export interface ChainDraftOptions {
  readonly book: readonly BookEntry[];
  readonly coin: string;
  readonly chain: string;
}

/** What is entered of an address on a chain, and whether it can be saved. */
export interface ChainDraft {
  readonly coin: string;
  readonly chainCode: string;
  readonly chains: ReturnType<typeof useAddressChains>;
  readonly entry: AddressEntry;
  readonly tag: TagEntry;
  readonly saved: SavedPlace;
  readonly remark: string;
  readonly remarkFault: RemarkFault | null;
  readonly owner: OwnerAnswers;
  readonly isFree: boolean;
  readonly chooseCoin: (coin: string) => void;
  readonly chooseChain: (chain: string) => void;
  readonly setTag: (tag: string) => void;
  readonly confirmNoTag: (isConfirmed: boolean) => void;
  readonly setRemark: (remark: string) => void;
  readonly setOwner: (owner: OwnerAnswers) => void;
  readonly setFree: (isFree: boolean) => void;
  /** Saved: the draft begins empty the next time. */
  readonly forget: () => void;
  /** Null while something is missing, wrong, being checked, or asked of the user. */
  readonly checked: CheckedDraft | null;
}

/**
 * The form of an address on a chain (screens.md 1.9, "Flow, add"). What is entered is kept for as long as the tab is open, but
 * that the user compared a look-alike, or needs no memo, is said again.
 */
export function useChainDraft({ book, ...first }: ChainDraftOptions): ChainDraft {
  const zone = useZone();
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  const kept = useMemo(() => createFormDraft(userId, 'addressBook'), [userId]);
  const [before] = useState(kept.read);
  const [coin, setCoin] = useState(first.coin === '' ? (before.coin ?? '') : first.coin);
  const [chosen, setChain] = useState(first.chain === '' ? (before.chain ?? '') : first.chain);
  const [tagText, setTag] = useState(before.tag ?? '');
  const [withoutTag, setWithoutTag] = useState<string | null>(null);
  const [remark, setRemark] = useState(before.remark ?? '');
  const [owner, setOwner] = useState(OWN_WALLET);
  const [isFree, setFree] = useState(false);
  const chains = useAddressChains(coin === '' ? UNIVERSAL : coin);
  // A coin with one network needs no choice of it.
  const only = coin !== '' && chains.chains.length === 1 ? chains.chains[0] : undefined;
  const chain = chains.chains.find(({ code }) => code === chosen) ?? only;
  const known = useMemo(
    () => book.map(({ id, remark: name, address }) => ({ id, remark: name, address })),
    [book],
  );
  const entry = useAddressEntry({
    ...{
      coin: coin === '' ? UNIVERSAL : coin,
      chain,
      chains: chains.chains,
      all: chains.all,
      tag: tagText,
      known,
      initialText: before.address ?? '',
    },
    onFill: (fill) => {
      if (fill.chain !== undefined) setChain(fill.chain);
      if (fill.tag !== undefined) setTag(fill.tag);
    },
  });
  const { verdict, text: address, draft } = entry;
  useEffect(() => {
    kept.keep({ coin, chain: chosen, address: draft, tag: tagText, remark });
  }, [kept, coin, chosen, draft, tagText, remark]);
  // "No memo needed" holds for one address alone.
  const place = JSON.stringify([coin, chain?.code, address]);
  const isNoneConfirmed = withoutTag === place;
  const tag: TagEntry = {
    ...{ text: tagText, chain, embedded: entry.embeddedTag, isNoneConfirmed },
    code: entry.tagCode,
  };
  const tagVerdict = validateTagEntry(tag);
  const remarkFault = validateRemark(remark, book);
  const isReady = verdict.kind === 'ready' && tagVerdict.kind === 'ready';
  const saved = findSaved(book, {
    coin,
    chain,
    address: verdict.kind === 'ready' ? verdict.check.account : '',
    tag: tagVerdict.kind === 'ready' ? tagVerdict.tag : '',
  });
  const isOwned = ownerFields(owner, zone).every((field) => validateOwner(field, owner, zone) === null);
  const isRight = coin !== '' && saved.kind !== 'same' && remarkFault === null && isOwned;
  const checked: CheckedDraft | null =
    isReady && isRight && chain !== undefined
      ? {
          where: chain.label,
          draft: {
            ...{
              coin,
              chain: chain.code,
              address: verdict.address,
              remark: tidyEnteredText(remark),
              addressType: 0,
            },
            ...(tagVerdict.tag !== '' && { tag: tagVerdict.tag }),
            ...writeOwner(owner, zone),
            verified: isFree ? 1 : 0,
          },
        }
      : null;
  return {
    ...{ coin, chainCode: chain?.code ?? '', chains, entry, tag, saved, remark, remarkFault, owner, isFree },
    ...{ chooseCoin: setCoin, chooseChain: setChain },
    confirmNoTag: (isConfirmed) => setWithoutTag(isConfirmed ? place : null),
    forget: kept.drop,
    ...{ setTag, setRemark, setOwner, setFree, checked },
  };
}
