import { and, asc, inArray, lt, lte, type SQL, sql as statement } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { accounts, entries, movements } from '#sandbox/books/state/schema/ledger.ts';
import type { TimeRange } from '#sandbox/calls/records/askedRange.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { createPace } from '../createPace.ts';

/** Owners, wallets, coins; empty lists are no limit. */
export interface LedgerScope {
  readonly uids: readonly number[];
  readonly wallets: readonly string[];
  readonly coins: readonly string[];
}

/** What a wallet held of a coin when a range began. */
export interface Opening {
  readonly uid: number;
  readonly wallet: string;
  readonly coin: string;
  readonly amount: string;
}

/** What a movement did to one coin of a wallet; what is set aside in it is still in it. */
export interface LedgerLine extends Opening {
  /** The line's id, the same in every file: from the movement, and its first account in the place. */
  readonly id: string;
  readonly movementId: number;
  readonly atMs: number;
  readonly kind: string;
  readonly reference: string;
}

/** Movements of one statement: it takes a few milliseconds for any account, and others have their turn after it. */
const WINDOW = 200;

type Movement = Pick<typeof movements.$inferSelect, 'id' | 'at' | 'kind' | 'reference'>;
type Place = Pick<typeof accounts.$inferSelect, 'id' | 'uid' | 'wallet' | 'coin'>;

/** All that moved in a range, the oldest first, page by page. */
export async function* readLedgerPages(
  sql: Sql,
  scope: LedgerScope,
  { startMs, endMs }: TimeRange,
): AsyncGenerator<readonly LedgerLine[]> {
  const placeById = await readPlaces(sql, scope);
  const isAtMost = lte(movements.at, endMs);
  for await (const window of readWindows(sql, isAtMost, { at: startMs, id: 0 })) {
    yield await readLines(sql, window, placeById);
  }
}

/** What there was before a moment. */
export async function readOpenings(sql: Sql, scope: LedgerScope, startMs: number): Promise<Opening[]> {
  const placeById = await readPlaces(sql, scope);
  const sums = new Map<number, Decimal>();
  const isBefore = lt(movements.at, startMs);
  for await (const window of readWindows(sql, isBefore, { at: Number.MIN_SAFE_INTEGER, id: 0 })) {
    for (const { accountId, amount } of await readEntries(sql, window, placeById)) {
      sums.set(accountId, (sums.get(accountId) ?? new Decimal(0)).plus(amount));
    }
  }
  const byPlace = new Map<string, { readonly place: Place; amount: Decimal }>();
  for (const [accountId, sum] of sums) {
    const place = placeById.get(accountId);
    if (place === undefined) continue;
    const known = byPlace.get(placeKey(place));
    byPlace.set(placeKey(place), { place, amount: sum.plus(known?.amount ?? 0) });
  }
  return Array.from(byPlace.values(), ({ place: { uid, wallet, coin }, amount }) => ({
    ...{ uid, wallet, coin },
    amount: amount.toFixed(),
  })).filter(({ amount }) => amount !== '0');
}

/** The accounts of a scope, what is set aside included, by their ids. */
async function readPlaces(sql: Sql, scope: LedgerScope): Promise<ReadonlyMap<number, Place>> {
  const { id, uid, wallet, coin } = accounts;
  const places = await sql
    .select({ id, uid, wallet, coin })
    .from(accounts)
    .where(
      and(
        inArray(uid, [...scope.uids]),
        scope.wallets.length === 0 ? undefined : inArray(wallet, [...scope.wallets]),
        scope.coins.length === 0 ? undefined : inArray(coin, [...scope.coins]),
      ),
    );
  return new Map(places.map((place) => [place.id, place]));
}

/** Movements of everyone in the order of time, from a moment on. */
async function* readWindows(
  sql: Sql,
  until: SQL,
  from: { readonly at: number; readonly id: number },
): AsyncGenerator<readonly Movement[]> {
  const { id, at, kind, reference } = movements;
  const endPiece = createPace();
  for (let after = from; ; ) {
    const sinceMs = performance.now();
    const window = await sql
      .select({ id, at, kind, reference })
      .from(movements)
      .where(and(until, statement`(${at}, ${id}) > (${after.at}, ${after.id})`))
      .orderBy(asc(at), asc(id))
      .limit(WINDOW);
    if (window.length > 0) yield window;
    const last = window.at(-1);
    if (last === undefined || window.length < WINDOW) return;
    after = last;
    await endPiece(sinceMs);
  }
}

async function readEntries(sql: Sql, window: readonly Movement[], places: ReadonlyMap<number, Place>) {
  if (places.size === 0) return [];
  const { movementId, accountId, amount } = entries;
  return sql
    .select({ movementId, accountId, amount })
    .from(entries)
    .where(
      and(
        inArray(
          movementId,
          window.map(({ id }) => id),
        ),
        // Not by the index of accounts, which leads through everything that they ever had.
        inArray(statement`${accountId} + 0`, [...places.keys()]),
      ),
    );
}

async function readLines(
  sql: Sql,
  window: readonly Movement[],
  placeById: ReadonlyMap<number, Place>,
): Promise<LedgerLine[]> {
  const moved = new Map<number, Map<string, { readonly place: Place; amount: Decimal }>>();
  for (const { movementId, accountId, amount } of await readEntries(sql, window, placeById)) {
    const place = placeById.get(accountId);
    if (place === undefined) continue;
    const ofMovement = moved.get(movementId) ?? new Map<string, { readonly place: Place; amount: Decimal }>();
    const known = ofMovement.get(placeKey(place));
    const first = known === undefined || place.id < known.place.id ? place : known.place;
    ofMovement.set(placeKey(place), { place: first, amount: new Decimal(amount).plus(known?.amount ?? 0) });
    moved.set(movementId, ofMovement);
  }
  return window.flatMap(({ id, at, kind, reference }) =>
    [...(moved.get(id)?.values() ?? [])]
      .filter(({ amount }) => !amount.isZero())
      .toSorted((one, other) => comparePlaces(one.place, other.place))
      .map(({ place: { id: accountId, uid, wallet, coin }, amount }) => ({
        ...{ uid, wallet, coin, kind, reference },
        id: `${id}-${accountId}`,
        amount: amount.toFixed(),
        movementId: id,
        atMs: at,
      })),
  );
}

function placeKey({ uid, wallet, coin }: Omit<Place, 'id'>): string {
  return `${uid}/${wallet}/${coin}`;
}

/** By coin, wallet and user, as their bytes are. */
function comparePlaces(one: Place, other: Place): number {
  return compare(one.coin, other.coin) || compare(one.wallet, other.wallet) || one.uid - other.uid;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
