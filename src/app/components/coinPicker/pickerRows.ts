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

/** `all` where no other section precedes it, `others` behind one. */
export type PickerSection = 'recent' | 'hot' | 'new' | 'held' | 'all' | 'others' | 'found';

/** A line of the list. `place` counts the coins from 0. */
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

export interface PickerListing {
  /** Symbols, the newest first. */
  readonly recent: readonly string[];
  /** What is given away is mostly something that the user has: those coins come first. */
  readonly isHeldFirst: boolean;
}

/**
 * The lines of the picker (screens.md 0.3, C2): everything in its sections, or what a search finds by symbol, name or
 * contract address, best matches first. A coin stands once, in the first section that has it; sections without a coin are
 * left out.
 */
export function pickerRows(
  coins: readonly PickerCoin[],
  { recent, isHeldFirst }: PickerListing,
  query: string,
): readonly PickerRow[] {
  const wanted = foldSearch(query);
  const listed = new Set<PickerCoin>();
  const rows: PickerRow[] = [];
  const add = (section: PickerSection, found: readonly PickerCoin[]): void => {
    const fresh = found.filter((coin) => !listed.has(coin));
    if (fresh.length > 0) rows.push({ kind: 'heading', section });
    for (const coin of fresh) {
      rows.push({ kind: 'coin', section, coin, place: listed.size });
      listed.add(coin);
    }
  };
  if (wanted !== '') {
    add('found', findCoins(coins, wanted));
    return rows;
  }
  const addHeld = (): void =>
    add(
      'held',
      coins.filter(({ isHeld }) => isHeld),
    );
  if (isHeldFirst) addHeld();
  add('recent', recentOf(coins, recent));
  add(
    'hot',
    coins.filter(({ isHot }) => isHot),
  );
  add(
    'new',
    coins.filter(({ isNew }) => isNew),
  );
  if (!isHeldFirst) addHeld();
  add(rows.length === 0 ? 'all' : 'others', coins);
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
