import type { CostMethod } from '#shared/tax/costMethods.ts';
import type { Period } from '#shared/tax/periods.ts';
import { ASKED, type Holder, type Lot, type Matched, type Move, type OpenLot } from './lots.ts';
import { addLot, carryLots, type OrderMethod, takeFromLots } from './matchLots.ts';

export interface HoldersQuestion {
  readonly period: Period;
  methodAt(atMs: number): CostMethod;
  pause(): Promise<void>;
}

export interface MatchedMoves {
  /** What the accounts asked for gave away. */
  readonly matched: readonly Matched[];
  /** What is there as the period begins or came from other own accounts in it, and what of unknown cost it comes from. */
  readonly openIds: ReadonlySet<string>;
  /** What the accounts asked for still have as the period ends. */
  readonly open: readonly OpenLot[];
}

/**
 * Matches what went of a coin with what had come, by lots: each holder has lots of their own, and what goes from one to another
 * takes cost and day of purchase along (screens.md 0.2c).
 */
export async function matchHolders(
  moves: readonly Move[],
  { period, methodAt, pause }: HoldersQuestion,
): Promise<MatchedMoves> {
  const lotsByHolder = new Map<Holder, Lot[]>();
  const lotsOf = (holder: Holder): Lot[] => {
    const lots = lotsByHolder.get(holder) ?? [];
    lotsByHolder.set(holder, lots);
    return lots;
  };
  const matched: Matched[] = [];
  const carriedIds: string[] = [];
  let openIds: readonly string[] | undefined;
  for (const move of moves) {
    if (move.atMs > period.endMs) break;
    if (move.atMs >= period.startMs) openIds ??= idsOf(lotsOf(ASKED));
    const method = orderOf(methodAt(move.atMs));
    if (move.kind === 'in') {
      addLot(lotsOf(move.holder), move);
    } else if (move.kind === 'out') {
      const removed = takeFromLots(lotsOf(move.holder), move, method);
      if (move.holder === ASKED) matched.push(removed);
    } else {
      const carried = carryLots(lotsOf(move.from), lotsOf(move.to), move.amount, method);
      if (move.to === ASKED && openIds !== undefined) carriedIds.push(...idsOf(carried));
    }
    await pause();
  }
  return {
    matched,
    openIds: new Set([...(openIds ?? idsOf(lotsOf(ASKED))), ...carriedIds]),
    open: lotsOf(ASKED).map(describeLot),
  };
}

/** Share matching is in force always or never, so that no lots are kept with it. */
function orderOf(method: CostMethod): OrderMethod {
  return method === 'SHARE_MATCHING' ? 'FIFO' : method;
}

function describeLot({ id, acquiredMs, amount, cost, unknown }: Lot): OpenLot {
  return { acquiredMs, amount, cost, isUnknown: unknown.has(id), unknown };
}

function idsOf(lots: readonly Lot[]): string[] {
  return lots.flatMap(({ id, unknown }) => [id, ...unknown]);
}
