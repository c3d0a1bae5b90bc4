import { PAGE_PARAMETERS } from '#shared/site/pageParameters.ts';

/** What the page shows, as its address says it (screens.md 1.24); an address of a wallet is never in it. */
export interface WithdrawLink {
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

export interface ReadWithdrawLink {
  readonly link: WithdrawLink;
  /** Names of the parameters that could not be used here. */
  readonly dropped: readonly string[];
}

/** Reads the address of the page; it never fails. Whether coin, network and entry exist, the exchange's lists decide later. */
export function readWithdrawLink(search: string): ReadWithdrawLink {
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
export function writeWithdrawLink({ coin, chain, mode }: WithdrawLink, search: string): string {
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
