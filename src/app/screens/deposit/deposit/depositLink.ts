import { PAGE_PARAMETERS } from '#shared/site/pageParameters.ts';

/** What the page shows, as its address says it (screens.md 1.24). */
export interface DepositChoice {
  readonly coin?: string | undefined;
  readonly chain?: string | undefined;
}

const CODE = /^[^\s,]{1,32}$/;
/** A network's name may have several words: "Arbitrum One". */
const NETWORK = /^[^\p{C},]{1,64}$/u;
const NAMES: readonly string[] = ['coin', 'chain'];
/** Other parts of the page have these in its address: the list of deposits and its filters. */
const OTHERS: readonly string[] = [
  'id',
  'type',
  'status',
  'start',
  'end',
  'account',
  'page',
  'kind',
  'all',
  'ofCoin',
  'ofChain',
  'to',
];

export interface ReadDepositLink {
  readonly choice: DepositChoice;
  /** Names of the parameters that could not be used here. */
  readonly dropped: readonly string[];
}

/** Reads the address of the page; it never fails. Whether a coin and its network exist, the exchange's lists decide later. */
export function readDepositLink(search: string): ReadDepositLink {
  const choice: { coin?: string; chain?: string } = {};
  const dropped = new Set<string>();
  for (const [name, text] of new URLSearchParams(search)) {
    if (PAGE_PARAMETERS.includes(name) || OTHERS.includes(name)) continue;
    const code = text.toUpperCase();
    const isText = name === 'coin' ? CODE.test(code) : name === 'chain' && NETWORK.test(code);
    if (isText && choice[name as 'coin' | 'chain'] === undefined) choice[name as 'coin' | 'chain'] = code;
    else dropped.add(name);
  }
  if (choice.chain !== undefined && choice.coin === undefined) {
    delete choice.chain;
    dropped.add('chain');
  }
  return { choice, dropped: [...dropped] };
}

/** The search of an address for a choice, with what the page had besides. No address of a wallet is ever in it. */
export function writeDepositLink({ coin, chain }: DepositChoice, search = ''): string {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()]) {
    if (NAMES.includes(name) || (!PAGE_PARAMETERS.includes(name) && !OTHERS.includes(name)))
      params.delete(name);
  }
  if (coin !== undefined) params.set('coin', coin);
  if (coin !== undefined && chain !== undefined) params.set('chain', chain);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
