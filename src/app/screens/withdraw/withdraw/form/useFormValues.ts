import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { joinNames } from '#app/components/format/joinList.ts';
import { useWrittenSearch } from '#app/components/useWrittenSearch.ts';
import { readLanguage } from '#app/i18n/useLanguage.ts';
import { createFormDraft } from '#app/storage/formDrafts.ts';
import { createLastChains, type LastChains } from '#app/storage/lastChains.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { PAGE_PARAMETERS } from '#shared/site/pageParameters.ts';
import { EMPTY_FORM, type FormValues, keepForm, readForm } from './formValues.ts';

export interface UsedFormValues {
  readonly values: FormValues;
  /** What was typed as an address before a new login; "" for nothing. It is never filled in otherwise. */
  readonly draftAddress: string;
  /** An entry of the address book that the page's address names. */
  readonly linkedId: string | undefined;
  readonly lastChains: LastChains;
  readonly set: (change: Partial<FormValues>) => void;
  /** Keeps what was typed, with the address, for after a new login. */
  readonly keep: (address: string) => void;
  /** Empties the form but for coin and network; nothing of it is kept. */
  readonly clear: () => void;
  /** Something of the page's address turned out to be unknown. */
  readonly drop: (name: 'coin' | 'chain' | 'addressId') => void;
}

/** The entries of the form. The page's address follows coin and network, and says them when the page is opened. */
export function useFormValues(userId: number): UsedFormValues {
  const { t } = useTranslation();
  const { search } = useLocation();
  const lastChains = useMemo(() => createLastChains(userId, 'withdraw'), [userId]);
  const draft = useMemo(() => createFormDraft(userId, 'withdraw'), [userId]);
  const [begun] = useState(() => begin(search, readForm(draft.read()), lastChains));
  const [values, setValues] = useState<FormValues>(begun.values);
  const address = useWrittenSearch((other) => {
    const { link } = readWithdrawLink(other);
    if (link.coin !== undefined) setValues((before) => ({ ...before, coin: link.coin, chain: link.chain }));
  });

  const sayDropped = (names: readonly string[]): void => {
    const list = joinNames(names, readLanguage());
    showToast({ type: 'info', key: 'dropped', text: t('records.filter.dropped', { names: list }) });
  };
  const { coin, chain, mode } = values;
  const follow = useEffectEvent((choice: Pick<FormValues, 'coin' | 'chain' | 'mode'>) =>
    address.write(writeWithdrawLink(choice, address.newest())),
  );
  useEffect(() => follow({ coin, chain, mode }), [coin, chain, mode]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the page was opened with
  useEffect(() => {
    const { dropped } = readWithdrawLink(search);
    if (dropped.length > 0) sayDropped(dropped);
    const { reading, account } = begun.values;
    if (begun.address !== '' || account !== '' || reading.kind === 'amount') {
      showToast({ type: 'info', key: 'draft', text: t('withdraw.draft') });
    }
  }, []);

  return {
    values,
    draftAddress: begun.address,
    linkedId: begun.linkedId,
    lastChains,
    set: (change) => setValues((before) => ({ ...before, ...change })),
    keep: (address) => {
      if (address === '' && values.reading.kind === 'empty' && values.account === '') draft.drop();
      else draft.keep(keepForm(values, address));
    },
    clear: () => {
      draft.drop();
      setValues((before) => ({ ...EMPTY_FORM, coin: before.coin, chain: before.chain, mode: before.mode }));
    },
    drop: (name) => {
      sayDropped([name]);
      if (name === 'coin') setValues((before) => ({ ...before, coin: undefined, chain: undefined }));
      if (name === 'chain') setValues((before) => ({ ...before, chain: undefined }));
    },
  };
}

/** The page's address comes first; a draft goes on where it is about the same coin; or else the coin that was sent last. */
function begin(search: string, draft: ReturnType<typeof readForm>, lastChains: LastChains) {
  const { link } = readWithdrawLink(search);
  const { address, ...kept } = draft;
  const isDrafted = kept.coin !== undefined && (link.coin === undefined || link.coin === kept.coin);
  const chosen = link.coin === undefined ? (lastChains.last() ?? {}) : { coin: link.coin, chain: link.chain };
  const values: FormValues = isDrafted
    ? { ...kept, ...(link.chain !== undefined && { chain: link.chain }) }
    : { ...EMPTY_FORM, ...chosen };
  const mode = link.mode ?? values.mode;
  return { values: { ...values, mode }, address: isDrafted ? address : '', linkedId: link.addressId };
}

/** What the page shows, as its address says it (screens.md 1.24); an address of a wallet is never in it. */
interface WithdrawLink {
  readonly coin?: string | undefined;
  readonly chain?: string | undefined;
  /** An entry of the address book. */
  readonly addressId?: string | undefined;
  readonly mode?: 'chain' | 'user' | undefined;
}

type LinkName = keyof WithdrawLink;

const CODE = /^[^\s,]{1,32}$/;
/** A network's name may have several words: "Arbitrum One". */
const NETWORK = /^[^\p{C},]{1,64}$/u;
const ID = /^[\w-]{1,64}$/;
/** The value of each parameter; null where it can't be used here. */
const READERS: Readonly<Record<LinkName, (text: string) => string | null>> = {
  coin: (text) => (CODE.test(text) ? text.toUpperCase() : null),
  chain: (text) => (NETWORK.test(text) ? text.toUpperCase() : null),
  addressId: (text) => (ID.test(text) ? text : null),
  mode: (text) => (text === 'chain' || text === 'user' ? text : null),
};

interface ReadWithdrawLink {
  readonly link: WithdrawLink;
  /** Names of the parameters that could not be used here. */
  readonly dropped: readonly string[];
}

/** Reads the address of the page; it never fails. Whether coin, network and entry exist, the exchange's lists decide later. */
function readWithdrawLink(search: string): ReadWithdrawLink {
  const link = new Map<LinkName, string>();
  const dropped = new Set<string>();
  for (const [name, text] of new URLSearchParams(search)) {
    if (isOther(name)) continue;
    const value = isLinkName(name) && !link.has(name) ? READERS[name](text) : null;
    if (value === null || !isLinkName(name)) dropped.add(name);
    else link.set(name, value);
  }
  if (!link.has('coin') && link.delete('chain')) dropped.add('chain');
  return { link: Object.fromEntries(link), dropped: [...dropped] };
}

/** The search of an address for a choice, with what the page had besides. */
function writeWithdrawLink({ coin, chain, mode }: WithdrawLink, search: string): string {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()]) if (!isOther(name)) params.delete(name);
  if (coin !== undefined) params.set('coin', coin);
  if (coin !== undefined && chain !== undefined) params.set('chain', chain);
  if (mode === 'user') params.set('mode', mode);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Another part of the page has it in its address: the list of withdrawals, or every page. */
function isOther(name: string): boolean {
  return PAGE_PARAMETERS.includes(name) || WITHDRAWAL_WORDS.includes(name);
}

function isLinkName(name: string): name is LinkName {
  return Object.hasOwn(READERS, name);
}

/** What the list of withdrawals has in the page's address (screens.md 1.24); `coin` and `chain` there are the form's. */
const WITHDRAWAL_WORDS: readonly string[] = [
  ...['id', 'status', 'start', 'end', 'page', 'all'],
  ...['ofCoin', 'kind', 'to'],
];
