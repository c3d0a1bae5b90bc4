import { compareAddresses } from '#shared/addresses/compareAddresses.ts';
import { shortenAddress } from '#shared/addresses/shortenAddress.ts';

/** An address that the user knows: of the book, of an earlier withdrawal, or one of their own (screens.md 1.9). */
export interface KnownAddress {
  readonly id: string;
  /** "" where it has no name. */
  readonly remark: string;
  readonly address: string;
}

export interface Resemblance {
  /** The same first four and last four characters with another middle: nothing goes on until the middle was typed. */
  readonly lookAlikes: readonly KnownAddress[];
  /** Six or more characters are the same at one end: worth a note. */
  readonly similar: readonly KnownAddress[];
}

/** The known addresses that an address could be mistaken for; the same address is not among them. */
export function findResemblance(address: string, known: readonly KnownAddress[]): Resemblance {
  const first = new Map<string, KnownAddress>();
  for (const each of known) if (!first.has(each.address)) first.set(each.address, each);
  const all = [...first.values()];
  return {
    lookAlikes: all.filter((other) => compareAddresses(address, other.address) === 'look-alike'),
    similar: all.filter((other) => compareAddresses(address, other.address) === 'similar'),
  };
}

/** What a known address is called: its name, or both of its ends. */
export function nameOfKnown({ remark, address }: Pick<KnownAddress, 'remark' | 'address'>): string {
  return remark === '' ? shortenAddress(address) : remark;
}

const GROUP = 4;

export interface MiddleQuestion {
  /** Number of the group of four characters, as the page shows the address; from 1. */
  readonly place: number;
  /** The four characters that have to be typed. */
  readonly characters: string;
  /** Some known address has the same ones there but for their case: only with it they say which was read. */
  readonly isCased: boolean;
}

/**
 * The group of four that has to be typed: one in which the address differs from all that look like it, else the first in
 * which it differs from most of them. A difference in case alone counts where there is no other. Never the first or the last
 * four characters, since those are the same.
 */
export function askForMiddle(address: string, lookAlikes: readonly KnownAddress[]): MiddleQuestion {
  const groups = groupsOf(address);
  const others = lookAlikes.map((other) => groupsOf(other.address));
  const differing = (at: number): number => {
    const unlike = others.filter((other) => other[at] !== groups[at]);
    const unlikeInAnyCase = unlike.filter((other) => !isCaseOf(other[at], groups[at])).length;
    return unlikeInAnyCase * (others.length + 1) + unlike.length;
  };
  const inner = groups.map((_, at) => at).filter((at) => at > 0 && groups[at]?.length === GROUP);
  const best = inner.reduce((found, at) => (differing(at) > differing(found) ? at : found), inner[0] ?? 0);
  const characters = groups[best] ?? address;
  const isCased = others.some((other) => other[best] !== characters && isCaseOf(other[best], characters));
  return { place: best + 1, characters, isCased };
}

/** Typed by hand: capitals and small letters count as the same, unless they are all that differs. */
export function isMiddle(typed: string, { characters, isCased }: MiddleQuestion): boolean {
  const text = typed.trim();
  return isCased ? text === characters : isCaseOf(text, characters);
}

function isCaseOf(one: string | undefined, other: string | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}

/** An address in groups of four, as it is shown and compared. */
export function groupsOf(address: string): readonly string[] {
  return Array.from({ length: Math.ceil(address.length / GROUP) }, (_, at) =>
    address.slice(at * GROUP, (at + 1) * GROUP),
  );
}
