import { PAGE_PARAMETERS } from '#shared/site/pageParameters.ts';
/** What the address of a low-balance screen says (screens.md 1.24). */
export interface LowBalanceLink {
  readonly target: string | null;
  /** The coins that are ticked; null where the address names none, and all are meant. */
  readonly coins: readonly string[] | null;
}

export interface ReadLowBalanceLink {
  readonly link: LowBalanceLink;
  /** Parameters that were dropped, by name. */
  readonly dropped: readonly string[];
}

const COIN = /^[^\s,]{1,32}$/;
const MAX_COINS = 20;

/** Reads the address; what can't be is dropped and named, never an error. */
export function readLowBalanceLink(search: URLSearchParams): ReadLowBalanceLink {
  const dropped = new Set<string>();
  const target = search.get('target')?.trim().toUpperCase() ?? null;
  const isTarget = target !== null && COIN.test(target);
  if (target !== null && !isTarget) dropped.add('target');

  const words = search.get('coins')?.split(',') ?? [];
  const coins = [...new Set(words.map((word) => word.trim().toUpperCase()))];
  const areCoins = coins.length > 0 && coins.length <= MAX_COINS && coins.every((coin) => COIN.test(coin));
  if (search.has('coins') && !areCoins) dropped.add('coins');

  for (const name of search.keys()) {
    if (name !== 'target' && name !== 'coins' && !PAGE_PARAMETERS.includes(name)) dropped.add(name);
  }
  return {
    link: { target: isTarget ? target : null, coins: areCoins ? coins : null },
    dropped: [...dropped],
  };
}

/** The address that says this; of `current` only what belongs to the page is kept. */
export function writeLowBalanceLink(
  { target, coins }: LowBalanceLink,
  current: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams();
  for (const name of PAGE_PARAMETERS) {
    const value = current.get(name);
    if (value !== null) next.set(name, value);
  }
  if (target !== null) next.set('target', target);
  if (coins !== null && coins.length > 0) next.set('coins', coins.join(','));
  return next;
}
