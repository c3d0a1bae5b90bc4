import { and, desc, eq, inArray } from 'drizzle-orm';
import type { UserState } from '#sandbox/books/exchange/lockUser.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { savedAddresses } from '#sandbox/books/state/schema/chain.ts';
import { CHAIN_BY_CODE } from '#sandbox/seed/reference/chains.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';
import { vaspNameOf } from '../withdraw/vasps.ts';
import { type GoodRecipient, UNIVERSAL } from './inspectAddress.ts';

/** An entry as it is kept. */
export type Entry = typeof savedAddresses.$inferSelect;
export type EntryRow = ResultOf<'addressList'>['rows'][number];

/** screens.md 1.9. */
export const MOST_ENTRIES = 200;

/** States of an entry (screens.md 2.5). */
export const NORMAL = 0;
export const LOCKED = 1;
export const BLOCKED = 2;
export const DATA_NEEDED = 3;

/** The address type of an address on a chain. */
export const ON_CHAIN = 0;

export interface OwnerNames {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly companyName?: string | undefined;
}

/** A user's whole book, the newest entry first, each with the block of its address. */
export async function readBook(sql: Sql, uid: number): Promise<Entry[]> {
  const entries = await sql
    .select()
    .from(savedAddresses)
    .where(eq(savedAddresses.uid, uid))
    .orderBy(desc(savedAddresses.createdAt), desc(savedAddresses.id));
  return withBlocks(sql, entries);
}

/** Entries with the blocks of their addresses, which may have been found at another user's entry. */
export async function withBlocks(sql: Sql, entries: readonly Entry[]): Promise<Entry[]> {
  const accounts = [...new Set(entries.map(({ normalized }) => normalized))];
  if (accounts.length === 0) {
    return [];
  }
  const blocked = await sql
    .selectDistinct({ account: savedAddresses.normalized })
    .from(savedAddresses)
    .where(
      and(
        eq(savedAddresses.status, BLOCKED),
        eq(savedAddresses.addressType, ON_CHAIN),
        inArray(savedAddresses.normalized, accounts),
      ),
    );
  const found = new Set(blocked.map(({ account }) => account));
  return entries.map((entry) =>
    entry.addressType === ON_CHAIN && found.has(entry.normalized) ? { ...entry, status: BLOCKED } : entry,
  );
}

/** The state of an entry now: a new entry's lock runs out by itself. */
export function statusOf(
  { status, lockUntil }: Pick<Entry, 'status' | 'lockUntil'>,
  nowMs: number,
): 0 | 1 | 2 | 3 {
  if (status === BLOCKED || status === DATA_NEEDED) {
    return status;
  }
  return (lockUntil ?? 0) > nowMs ? LOCKED : NORMAL;
}

/** The entries that stand for a recipient on a chain, those that can be used first. */
export function findEntries(
  book: readonly Entry[],
  { chain, account, tag }: Pick<GoodRecipient, 'chain' | 'account' | 'tag'>,
  nowMs: number,
): Entry[] {
  return book
    .filter((entry) => entry.chain === chain.chain && entry.normalized === account && entry.tag === tag)
    .toSorted((one, other) => statusOf(one, nowMs) - statusOf(other, nowMs));
}

/** Whether an entry is for a coin: its own, or any. */
export function isFor({ coin }: Pick<Entry, 'coin'>, wanted: string): boolean {
  return coin === wanted || coin === UNIVERSAL;
}

/** An entry as calls tell it. */
export function describeEntry(entry: Entry, nowMs: number): EntryRow {
  const status = statusOf(entry, nowMs);
  return {
    id: entry.id,
    coin: entry.coin,
    chain: entry.chain,
    chainType: CHAIN_BY_CODE.get(entry.chain)?.label ?? '',
    address: entry.address,
    tag: entry.tag,
    remark: entry.remark,
    addressType: bitOf(entry.addressType),
    ...(entry.internalType !== null && { internalType: entry.internalType as 'uid' | 'email' | 'mobile' }),
    walletType: bitOf(entry.walletType),
    ownership: entry.ownership,
    ...(entry.vaspCode !== null && { vaspCode: entry.vaspCode, vaspName: vaspNameOf(entry.vaspCode) }),
    ...(entry.legalType !== null && { legalType: entry.legalType as 'individual' | 'company' }),
    verified: bitOf(entry.verified),
    status,
    ...(status === LOCKED && { lockUntil: String(entry.lockUntil) }),
    createAt: String(Math.floor(entry.createdAt / 1000)),
    ...(entry.lastUsedAt !== null && { lastUsedAt: String(entry.lastUsedAt) }),
    risk: entry.risk as EntryRow['risk'],
  };
}

/** The three switches, and the pause that loosening one of them began. */
export function describeSettings(state: UserState, nowMs: number): ResultOf<'addressList'>['settings'] {
  const { whitelistOnly, newAddressLock, verificationFree, changePauseUntil } = state;
  const isPaused = changePauseUntil !== null && changePauseUntil > nowMs;
  return {
    whitelistOnly,
    newAddressLock,
    verificationFree,
    ...(isPaused && { changePauseUntil: String(changePauseUntil) }),
  };
}

function bitOf(value: number): 0 | 1 {
  return value === 1 ? 1 : 0;
}
