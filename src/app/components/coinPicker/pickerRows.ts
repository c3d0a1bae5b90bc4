import { foldSearch } from '#shared/text/foldSearch.ts';

/** A coin as the picker shows it. */
export interface PickerCoin {
  readonly symbol: string;
  readonly name: string;
  /** Finished texts in the reader's own figures; left out for guests. */
  readonly balance?: string | undefined;
  readonly approx?: string | undefined;
  /** Why it can't be chosen, in words; it stays in the list. Undefined where it can. */
  readonly reason?: string | undefined;
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly isHeld: boolean;
  /** Addresses of the coin's contracts on its chains, for the search. */
  readonly contracts: readonly string[];
}

export type PickerSection = 'recent' | 'hot' | 'new' | 'held' | 'all' | 'found';

/** A line of the list. `place` counts the coins from 0; the same coin may stand in several sections. */
export type PickerRow =
  | { readonly kind: 'heading'; readonly section: PickerSection }
  | {
      readonly kind: 'coin';
      readonly section: PickerSection;
      readonly coin: PickerCoin;
      readonly place: number;
    };

/** As many as screens.md 0.3, C2, has. */
const MAX_RECENT = 6;

/**
 * The lines of the picker (screens.md 0.3, C2): everything in its sections, or what a search finds by symbol, name or
 * contract address, best matches first. Sections without a coin are left out.
 */
export function pickerRows(
  coins: readonly PickerCoin[],
  recent: readonly string[],
  query: string,
): readonly PickerRow[] {
  const wanted = foldSearch(query);
  const sections: readonly (readonly [PickerSection, readonly PickerCoin[]])[] =
    wanted === ''
      ? [
          ['recent', recentOf(coins, recent)],
          ['hot', coins.filter(({ isHot }) => isHot)],
          ['new', coins.filter(({ isNew }) => isNew)],
          ['held', coins.filter(({ isHeld }) => isHeld)],
          ['all', coins],
        ]
      : [['found', findCoins(coins, wanted)]];
  const rows: PickerRow[] = [];
  let place = 0;
  for (const [section, listed] of sections) {
    if (listed.length > 0) rows.push({ kind: 'heading', section });
    for (const coin of listed) {
      rows.push({ kind: 'coin', section, coin, place });
      place += 1;
    }
  }
  return rows;
}

function recentOf(coins: readonly PickerCoin[], recent: readonly string[]): readonly PickerCoin[] {
  return recent.slice(0, MAX_RECENT).flatMap((symbol) => coins.find((coin) => coin.symbol === symbol) ?? []);
}

function findCoins(coins: readonly PickerCoin[], wanted: string): readonly PickerCoin[] {
  return coins
    .map((coin) => ({ coin, rank: rankOf(coin, wanted) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ coin }) => coin);
}

/** How well a coin matches, 0 being best; undefined where it does not. An address only counts whole or from its beginning. */
function rankOf({ symbol, name, contracts }: PickerCoin, wanted: string): number | undefined {
  const [short, long] = [foldSearch(symbol), foldSearch(name)];
  const ranks = [
    short === wanted || contracts.some((address) => address.toLowerCase() === wanted),
    short.startsWith(wanted),
    long.startsWith(wanted),
    short.includes(wanted) || long.includes(wanted),
    // Shorter beginnings are shared by half of all contracts ("0x").
    wanted.length >= 6 && contracts.some((address) => address.toLowerCase().startsWith(wanted)),
  ];
  const rank = ranks.indexOf(true);
  return rank === -1 ? undefined : rank;
}
