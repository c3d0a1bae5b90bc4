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
}

/**
 * The group of four that has to be typed: one in which the address differs from all that look like it, else the first in
 * which it differs from one of them. Never the first or the last four characters, since those are the same.
 */
export function askForMiddle(address: string, lookAlikes: readonly KnownAddress[]): MiddleQuestion {
  const groups = groupsOf(address);
  const others = lookAlikes.map((other) => groupsOf(other.address));
  const differing = (at: number): number => others.filter((other) => other[at] !== groups[at]).length;
  const inner = groups.map((_, at) => at).filter((at) => at > 0 && groups[at]?.length === GROUP);
  const best = inner.reduce((found, at) => (differing(at) > differing(found) ? at : found), inner[0] ?? 0);
  return { place: best + 1, characters: groups[best] ?? address };
}

/** Typed by hand: capitals and small letters count as the same. */
export function isMiddle(typed: string, { characters }: MiddleQuestion): boolean {
  return typed.trim().toLowerCase() === characters.toLowerCase();
}

/** An address in groups of four, as it is shown and compared. */
export function groupsOf(address: string): readonly string[] {
  return Array.from({ length: Math.ceil(address.length / GROUP) }, (_, at) =>
    address.slice(at * GROUP, (at + 1) * GROUP),
  );
}
