import type { AddressChain } from '#app/features/addressField/addressChain.ts';
import {
  findResemblance,
  type KnownAddress,
  type Resemblance,
} from '#app/features/addressField/lookAlike.ts';
import type { TravelZone } from '#app/features/travelRule/travelZone.ts';
import type { BookEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import { validateRemark } from '#app/screens/withdraw/book/validateRemark.ts';
import { checkAddress } from '#shared/addresses/checkAddress.ts';
import { checkTag } from '#shared/addresses/checkTag.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import type { FileEntry } from './bookContents.ts';

export type LineVerdict =
  | { readonly kind: 'good' }
  /** Added just now. */
  | { readonly kind: 'added' }
  | { readonly kind: 'known' }
  /** The same address as an earlier line of the file. */
  | { readonly kind: 'twice'; readonly line: number }
  | { readonly kind: 'remark' }
  /** Another address that could be taken for this one; its name, "" where it has none. */
  | { readonly kind: 'lookAlike'; readonly name: string }
  | { readonly kind: 'full' }
  /** The law asks who owns it, which no file says. */
  | { readonly kind: 'owner' }
  /** A phone number, which comes without its country code. */
  | { readonly kind: 'phone' }
  /** screens.md 0.2. */
  | { readonly kind: 'code'; readonly code: number };

/** An entry of a file, with its place in it and what is to be said of it. */
export interface ImportLine {
  /** From 1. */
  readonly line: number;
  readonly entry: FileEntry;
  /** The spelling to save; that of the file where it is wrong. */
  readonly address: string;
  readonly tag: string;
  readonly verdict: LineVerdict;
  /** Other addresses that are the same at one end: worth a note beside a line that is good. */
  readonly similar: readonly KnownAddress[];
}

export interface ImportTerms {
  readonly book: readonly BookEntry[];
  /** How many entries the book still takes. */
  readonly room: number;
  readonly zone: TravelZone;
  /** The reader's own UID, which is in no book of theirs. */
  readonly ownUid: string;
  /** The networks that a coin is sent on; for "baseCoin", all of them. */
  readonly chainsOf: (coin: string) => readonly AddressChain[];
}

interface Place {
  readonly address: string;
  readonly tag: string;
  /** The same for all spellings of one account. */
  readonly account: string;
}

/** Judges a file line by line, before the exchange is asked (screens.md 1.9). */
export function judgeImport(entries: readonly FileEntry[], terms: ImportTerms): readonly ImportLine[] {
  const { book, room } = terms;
  const lines: ImportLine[] = [];
  const places = entries.map((entry) => placeOf(entry, terms));
  const known: readonly KnownAddress[] = [
    ...book,
    ...entries.flatMap(({ remark }, at) => {
      const place = places[at];
      return typeof place === 'object' ? [{ id: `line ${at + 1}`, remark, address: place.address }] : [];
    }),
  ];
  const inBook = new Set(
    book.map((row) => {
      const place = placeOf(row, terms);
      return keyOf(row, typeof place === 'number' ? { account: row.address, tag: row.tag } : place);
    }),
  );
  const lineByKey = new Map<string, number>();
  const taken: { readonly remark: string }[] = [...book];
  let left = room;
  for (const [at, entry] of entries.entries()) {
    const place = places[at];
    if (place === undefined) continue;
    const line = at + 1;
    const { address, tag } = typeof place === 'number' ? entry : place;
    const { lookAlikes, similar } =
      typeof place === 'object' && entry.addressType === 0 ? findResemblance(address, known) : NONE;
    const key = typeof place === 'number' ? null : keyOf(entry, place);
    const verdict = judge(entry, place, lookAlikes);
    lines.push({ line, entry, address, tag, verdict, similar });
    if (key !== null && !lineByKey.has(key)) lineByKey.set(key, line);
    if (verdict.kind !== 'good') continue;
    taken.push(entry);
    left -= 1;
  }
  return lines;

  function judge(entry: FileEntry, place: Place | number, [lookAlike]: readonly KnownAddress[]): LineVerdict {
    if (typeof place === 'number') return { kind: 'code', code: place };
    const key = keyOf(entry, place);
    if (inBook.has(key)) return { kind: 'known' };
    const earlier = lineByKey.get(key);
    if (earlier !== undefined) return { kind: 'twice', line: earlier };
    if (entry.internalType === 'mobile') return { kind: 'phone' };
    if (entry.internalType === 'uid' && place.account === terms.ownUid) return { kind: 'code', code: OWN };
    if (validateRemark(entry.remark, taken) !== null) return { kind: 'remark' };
    if (terms.zone !== '' && entry.addressType === 0) return { kind: 'owner' };
    if (lookAlike !== undefined) return { kind: 'lookAlike', name: lookAlike.remark };
    return left > 0 ? { kind: 'good' } : { kind: 'full' };
  }
}

const NONE: Resemblance = { lookAlikes: [], similar: [] };

/** Where an entry leads, or what is wrong with that (screens.md 0.2). */
function placeOf(
  entry: Pick<FileEntry, 'coin' | 'chain' | 'address' | 'tag' | 'addressType'>,
  { chainsOf }: Pick<ImportTerms, 'chainsOf'>,
): Place | number {
  const { coin, chain: code, address, tag, addressType } = entry;
  if (addressType === 1) return { address, account: address.toLowerCase(), tag: '' };
  const chain = chainsOf(coin).find((each) => each.code === code);
  if (chain === undefined) return NO_CHAIN;
  const check = checkAddress(address, { format: chain.format, contracts: chain.contracts });
  if (!check.ok) return check.code;
  const tagCheck = checkTag(tag, {
    format: chain.format,
    mode: chain.tag.mode,
    ...(check.tag !== undefined && { embedded: check.tag }),
  });
  return tagCheck.ok
    ? { address: check.normalized, account: check.account, tag: tagCheck.tag }
    : tagCheck.code;
}

/** The reader's own account (screens.md 0.2). */
const OWN = 131075;
/** The chain is none of the coin's (screens.md 0.2). */
const NO_CHAIN = 131002;

function keyOf(
  { coin, chain, addressType }: Pick<FileEntry, 'coin' | 'chain' | 'addressType'>,
  { account, tag }: Pick<Place, 'account' | 'tag'>,
): string {
  return JSON.stringify([coin, chain, addressType, account, tag]);
}

type Checked = ResultOf<'addressCheck'>['items'][number];

/** What the exchange says of a line that was good so far: it knows more addresses than the book. */
export function judgeByExchange(line: ImportLine, checked: Checked): ImportLine {
  const { valid, code, similarTo, inBook } = checked;
  const { lookAlikes, similar } = findResemblance(line.address, similarTo);
  const [lookAlike] = lookAlikes;
  if (!valid) return { ...line, verdict: { kind: 'code', code } };
  if (lookAlike !== undefined) return { ...line, verdict: { kind: 'lookAlike', name: lookAlike.remark } };
  // An entry for all coins of the network covers it.
  if (inBook !== undefined) return { ...line, verdict: { kind: 'known' } };
  return { ...line, similar: [...line.similar, ...similar] };
}
