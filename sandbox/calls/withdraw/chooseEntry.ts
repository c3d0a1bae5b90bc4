import { BLOCKED, DATA_NEEDED, type Entry, isFor, LOCKED, statusOf } from '../addressBook/book.ts';
import type { Way } from './findWay.ts';

interface Choice {
  readonly coin: string;
  readonly addressId: string | undefined;
  readonly whitelistOnly: boolean;
  readonly nowMs: number;
}

/** screens.md 0.2: refused address, owner data missing, book only, not whitelisted (twice), still locked. */
type EntryCode = 131066 | 131068 | 131083 | 131093 | 131094 | 131098;

/**
 * The entry of the address book that a withdrawal goes to; undefined for an address that is in no entry and need not be.
 * 131093: the entry that was named is not there; 131094: it is for another address or coin. An entry's lock counts for its
 * address too, however that was typed in.
 */
export function chooseEntry(
  book: readonly Entry[],
  way: Pick<Way, 'chain' | 'account' | 'tag' | 'recipient'>,
  { coin, addressId, whitelistOnly, nowMs }: Choice,
): Entry | EntryCode | undefined {
  // Inside of the exchange, a deposit address is still the entry of its chain.
  const chain = way.recipient?.chain.chain ?? way.chain;
  const there = book
    .filter((entry) => entry.chain === chain && entry.normalized === way.account && entry.tag === way.tag)
    .toSorted((one, other) => statusOf(one, nowMs) - statusOf(other, nowMs));
  const fitting = there.filter((entry) => isFor(entry, coin));
  if (addressId !== undefined) {
    const named = book.find(({ id }) => id === addressId);
    if (named === undefined) {
      return 131093;
    }
    return fitting.includes(named) ? judgeEntry(named, nowMs) : 131094;
  }
  const [entry] = fitting;
  if (entry === undefined) {
    return whitelistOnly ? (there.length === 0 ? 131083 : 131094) : undefined;
  }
  return judgeEntry(entry, nowMs);
}

function judgeEntry(entry: Entry, nowMs: number): Entry | EntryCode {
  switch (statusOf(entry, nowMs)) {
    case LOCKED:
      return 131098;
    case BLOCKED:
      return 131066;
    case DATA_NEEDED:
      return 131068;
    default:
      return entry;
  }
}
