import { Decimal } from '#shared/money/decimal.ts';
import {
  type CostLine,
  endMatched,
  type Matched,
  type Move,
  NOTHING,
  type OpenLot,
  type Removal,
  shareOf,
  sumOf,
  ZERO,
} from './lots.ts';
import type { MatchedMoves } from './matchHolders.ts';
import { splitDay } from './splitDay.ts';

const THIRTY_DAYS = 30;

/** All that came on one day, as far as it is not matched yet: by the law it came at once. */
interface AcquiredDay {
  readonly acquiredMs: number;
  readonly ids: Set<string>;
  amount: Decimal;
  cost: Decimal;
  readonly unknown: Set<string>;
}

/** All that was disposed of on one day: by the law it went at once. */
interface DisposedDay {
  readonly removals: readonly Removal[];
  left: Decimal;
  readonly lines: CostLine[];
}

/** The section 104 holding: coins without dates, which all cost the same. */
interface Pool {
  amount: Decimal;
  cost: Decimal;
  ids: Set<string>;
  unknown: Set<string>;
}

export interface SharesQuestion {
  /** The number of a moment's day; days follow each other. */
  readonly dayOf: (atMs: number) => number;
  /** When the pool is looked at: before the day of the first moment, and after the day of the last one. */
  readonly startMs: number;
  readonly endMs: number;
  /** What the accounts asked for have of the coin at the end: their part of the pool, which is one for all. */
  readonly held: Decimal;
}

/**
 * The law of the United Kingdom (TCGA 1992 s. 104 to 106A; HMRC CRYPTO22200 to 22256). Coins disposed of on a day are those
 * acquired on the same day, else those acquired in the thirty days after it, the earliest first and for the earliest disposal
 * first, else those of the pool, at the average of it. What came on a day and is matched with no disposal joins the pool. All
 * acquisitions of a day are one, and so are all its disposals. Coins that went elsewhere are no disposal: they leave the pool
 * after the day's disposals, with their share of its cost. The holding is a person's: all accounts have one, and what goes from one
 * of them to another is nothing. Of a day's disposals those of the accounts that are asked for are told.
 */
export function matchShares(moves: readonly Move[], question: SharesQuestion): MatchedMoves {
  const { dayOf } = question;
  const acquired = readAcquired(moves, dayOf);
  const disposed = readDisposed(moves, dayOf);
  for (const [day, disposal] of disposed) {
    matchWith(disposal, acquired.get(day), 'sameDay');
  }
  const acquiredDays = [...acquired.keys()].toSorted((one, other) => one - other);
  const disposedDays = [...disposed.keys()].toSorted((one, other) => one - other);
  for (const day of disposedDays) {
    const later = acquiredDays.filter((other) => other > day && other <= day + THIRTY_DAYS);
    for (const other of later) matchWith(disposed.get(day), acquired.get(other), 'thirtyDays');
  }
  return matchWithPool(moves, { acquired, disposed }, question);
}

interface Days {
  readonly acquired: ReadonlyMap<number, AcquiredDay>;
  readonly disposed: ReadonlyMap<number, DisposedDay>;
}

function matchWithPool(
  moves: readonly Move[],
  { acquired, disposed }: Days,
  { dayOf, startMs, endMs, held }: SharesQuestion,
): MatchedMoves {
  const [firstDay, lastDay] = [dayOf(startMs), dayOf(endMs)];
  const moved = readRemoved(moves, dayOf, false);
  const days = [...new Set([...acquired.keys(), ...disposed.keys(), ...moved.keys()])];
  const pool: Pool = { amount: ZERO, cost: ZERO, ids: new Set(), unknown: new Set() };
  const matched: Matched[] = [];
  let openIds: ReadonlySet<string> | undefined;
  let open: readonly OpenLot[] | undefined;
  for (const day of days.toSorted((one, other) => one - other)) {
    if (day >= firstDay) openIds ??= new Set([...pool.ids, ...pool.unknown]);
    if (day > lastDay) open ??= openOf(pool, held);
    joinPool(pool, acquired.get(day));
    const disposal = disposed.get(day);
    if (disposal !== undefined) matched.push(...endDisposal(disposal, pool));
    for (const removal of moved.get(day) ?? []) takeFromPool(pool, removal.amount);
  }
  return {
    matched,
    openIds: openIds ?? new Set([...pool.ids, ...pool.unknown]),
    open: open ?? openOf(pool, held),
  };
}

/** The part of a pool that so many coins are; coins beyond it cost nothing, and are none of it. */
function openOf({ amount, cost, unknown }: Pool, held: Decimal): readonly OpenLot[] {
  const own = Decimal.min(held, amount);
  if (!own.gt(0)) return [];
  return [
    {
      acquiredMs: null,
      amount: own,
      cost: shareOf(cost, own, amount),
      isUnknown: false,
      unknown: new Set(unknown),
    },
  ];
}

function readAcquired(moves: readonly Move[], dayOf: (atMs: number) => number): Map<number, AcquiredDay> {
  const days = new Map<number, AcquiredDay>();
  for (const move of moves) {
    if (move.kind !== 'in') continue;
    const { id, acquiredMs, amount, cost, isKnown } = move;
    const day = dayOf(acquiredMs);
    const known = days.get(day);
    const own = known ?? { acquiredMs, ids: new Set(), amount: ZERO, cost: ZERO, unknown: new Set() };
    own.amount = own.amount.plus(amount);
    own.cost = own.cost.plus(cost);
    own.ids.add(id);
    if (!isKnown) own.unknown.add(id);
    days.set(day, own);
  }
  return days;
}

function readDisposed(moves: readonly Move[], dayOf: (atMs: number) => number): Map<number, DisposedDay> {
  return new Map(
    [...readRemoved(moves, dayOf, true)].map(([day, own]) => {
      const left = sumOf(own, (removal) => removal.amount);
      return [day, { removals: own, left, lines: [] }];
    }),
  );
}

function readRemoved(
  moves: readonly Move[],
  dayOf: (atMs: number) => number,
  isDisposal: boolean,
): Map<number, Removal[]> {
  const days = new Map<number, Removal[]>();
  for (const move of moves) {
    if (move.kind !== 'out' || move.isDisposal !== isDisposal) continue;
    const day = dayOf(move.atMs);
    days.set(day, [...(days.get(day) ?? []), move]);
  }
  return days;
}

function matchWith(
  disposal: DisposedDay | undefined,
  acquired: AcquiredDay | undefined,
  rule: 'sameDay' | 'thirtyDays',
): void {
  if (disposal === undefined || acquired === undefined) return;
  const amount = Decimal.min(disposal.left, acquired.amount);
  if (amount.isZero()) return;
  const cost = shareOf(acquired.cost, amount, acquired.amount);
  disposal.lines.push({ rule, acquiredMs: acquired.acquiredMs, amount, cost, unknown: acquired.unknown });
  disposal.left = disposal.left.minus(amount);
  acquired.amount = acquired.amount.minus(amount);
  acquired.cost = acquired.cost.minus(cost);
}

function joinPool(pool: Pool, acquired: AcquiredDay | undefined): void {
  if (acquired === undefined || acquired.amount.isZero()) return;
  pool.amount = pool.amount.plus(acquired.amount);
  pool.cost = pool.cost.plus(acquired.cost);
  for (const id of acquired.ids) pool.ids.add(id);
  for (const id of acquired.unknown) pool.unknown.add(id);
}

function takeFromPool(pool: Pool, amount: Decimal): CostLine[] {
  const taken = Decimal.min(amount, pool.amount);
  const lines: CostLine[] = [];
  if (!taken.isZero()) {
    const cost = shareOf(pool.cost, taken, pool.amount);
    lines.push({ rule: 'pool', acquiredMs: null, amount: taken, cost, unknown: pool.unknown });
    pool.amount = pool.amount.minus(taken);
    pool.cost = pool.cost.minus(cost);
    // Lines keep what they were taken from.
    pool.ids = pool.amount.isZero() ? new Set() : new Set(pool.ids);
    pool.unknown = pool.amount.isZero() ? new Set() : new Set(pool.unknown);
  }
  const beyond = amount.minus(taken);
  if (!beyond.isZero()) {
    lines.push({ rule: 'none', acquiredMs: null, amount: beyond, cost: ZERO, unknown: NOTHING });
  }
  return lines;
}

function endDisposal({ removals, left, lines }: DisposedDay, pool: Pool): Matched[] {
  const all = left.isZero() ? lines : [...lines, ...takeFromPool(pool, left)];
  const asked = splitDay(removals, all);
  const [first] = asked.removals;
  if (first === undefined) return [];
  const [amount, proceeds] = [
    sumOf(asked.removals, (removal) => removal.amount),
    sumOf(asked.removals, (removal) => removal.proceeds),
  ];
  return [endMatched({ atMs: first.atMs, amount, proceeds, isDisposal: true }, asked.lines)];
}
